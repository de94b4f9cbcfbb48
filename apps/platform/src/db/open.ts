import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';

/** The platform's own PostgreSQL database. `$client` is the pool, for raw SQL and for closing. */
export type Database = NodePgDatabase & { readonly $client: Pool };

/**
 * Opens a pool on the database. Nothing is connected until it is used; a connection that dies, idle or in the middle of a
 * transaction, is dropped and replaced, so the pool outlives a restart of PostgreSQL.
 */
export function openDatabase(url: string): Database {
  const pool = new Pool({
    connectionString: url,
    max: 12,
    // A server that is down refuses at once; a busy process hears of its new connection seconds later.
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    allowExitOnIdle: false,
  });
  // Without a listener an idle connection that PostgreSQL closes would end the process.
  pool.on('error', (error) => console.error(`PostgreSQL closed an idle connection: ${error.message}`));
  // The pool listens to idle connections only. One that dies between two statements of a transaction has nobody else to
  // tell: its next statement is refused, the transaction fails with that, and the pool drops the connection.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return drizzle(pool);
}
