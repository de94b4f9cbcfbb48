import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';

/** The platform's own PostgreSQL database. `$client` is the pool, for raw SQL and for closing. */
export type Database = NodePgDatabase & { readonly $client: Pool };

/**
 * Opens a connection pool. Connections are opened on first use. A connection that dies, idle or in a transaction, is dropped and replaced,
 * so the pool survives a restart of PostgreSQL.
 */
export function openDatabase(url: string): Database {
  const pool = new Pool({
    connectionString: url,
    max: 12,
    // Bounds the wait for a free connection as well: hundreds of requests at once on a busy machine wait for more than five seconds, which
    // is no unavailable database. A stopped server refuses at once.
    connectionTimeoutMillis: 30_000,
    idleTimeoutMillis: 30_000,
    allowExitOnIdle: false,
  });
  // Without a listener, an idle connection closed by PostgreSQL would end the process.
  pool.on('error', (error) => console.error(`PostgreSQL closed an idle connection: ${error.message}`));
  // The pool listens to idle connections only. When one dies between two statements of a transaction, its next statement is refused, the
  // transaction fails, and the pool drops the connection.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return drizzle(pool);
}

/** A running, atomic transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Executes statements: the database or a transaction. */
export type Executor = Database | Transaction;
