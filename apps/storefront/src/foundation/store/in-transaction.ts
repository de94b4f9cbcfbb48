import type { Pool, PoolClient } from 'pg';

/** Runs statements as one transaction: all of them take effect or none. @throws what the work throws, after a rollback */
export async function inTransaction<Value>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Value>,
): Promise<Value> {
  const client = await pool.connect();
  let broken: Error | undefined;
  // A connection that PostgreSQL cuts meanwhile tells so by an event, which would end the process unheard.
  const onError = (error: Error) => {
    broken = error;
  };
  client.on('error', onError);
  try {
    await client.query('begin');
    const value = await work(client);
    await client.query('commit');
    return value;
  } catch (error) {
    // The first error is the one to tell; a connection that is gone has rolled back by itself.
    await client.query('rollback').catch((rollbackError: Error) => {
      broken ??= rollbackError;
    });
    throw error;
  } finally {
    client.off('error', onError);
    client.release(broken);
  }
}
