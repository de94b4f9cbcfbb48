import pg from 'pg';

/** A PostgreSQL server that is ready to be used. */
export interface PostgresServer {
  /** Connection string of the maintenance database. */
  url: string;
  /** Makes the database when absent. @returns its connection string */
  ensureDatabase(name: string): Promise<string>;
  /** Ends the server if it is ours; a server given by DATABASE_URL is left alone. */
  stop(): Promise<void>;
}

const DUPLICATE_DATABASE = '42P04';
const UNIQUE_VIOLATION = '23505';

/** Wraps a server that runs already. */
export function postgresServer(url: string, stop: () => Promise<void> = async () => {}): PostgresServer {
  return { url, ensureDatabase: (name) => ensureDatabase(url, name), stop };
}

async function ensureDatabase(serverUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl });
  client.on('error', () => {
    // The server went away: the query in flight reports it.
  });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } catch (error) {
    // Two starts at once on one server: the other one made it.
    const code = error instanceof pg.DatabaseError ? error.code : undefined;
    if (code !== DUPLICATE_DATABASE && code !== UNIQUE_VIOLATION) throw error;
  } finally {
    await client.end();
  }
  const url = new URL(serverUrl);
  url.pathname = `/${encodeURIComponent(name)}`;
  return url.href;
}
