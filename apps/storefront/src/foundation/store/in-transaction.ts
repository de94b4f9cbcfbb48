import type { Pool, PoolClient } from 'pg';

/** Runs statements as one transaction, atomically. @throws the work's errors, after a rollback */
export async function inTransaction<Value>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Value>,
): Promise<Value> {
  const client = await pool.connect();
  let broken: Error | undefined;
  // A connection that PostgreSQL closes meanwhile emits an error event, which would end the process without a listener.
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
    // The first error is the relevant one; a closed connection has rolled back by itself.
    await client.query('rollback').catch((rollbackError: Error) => {
      broken ??= rollbackError;
    });
    throw error;
  } finally {
    client.off('error', onError);
    client.release(broken);
  }
}
