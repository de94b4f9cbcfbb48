import pg from 'pg';

/** A running PostgreSQL server. */
export interface PostgresServer {
  /** Connection string of the maintenance database. */
  url: string;
  /** Creates the database if absent. @returns its connection string */
  ensureDatabase(name: string): Promise<string>;
  /** Stops our own server; a server given by DATABASE_URL keeps running. */
  stop(): Promise<void>;
}

const DUPLICATE_DATABASE = '42P04';
const UNIQUE_VIOLATION = '23505';

/** Wraps a running server. */
export function postgresServer(url: string, stop: () => Promise<void> = async () => {}): PostgresServer {
  return { url, ensureDatabase: (name) => ensureDatabase(url, name), stop };
}

async function ensureDatabase(serverUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl });
  client.on('error', () => {
    // The server is gone: the pending query reports it.
  });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } catch (error) {
    // Two concurrent starts on one server: the other one created it.
    const code = error instanceof pg.DatabaseError ? error.code : undefined;
    if (code !== DUPLICATE_DATABASE && code !== UNIQUE_VIOLATION) throw error;
  } finally {
    await client.end();
  }
  const url = new URL(serverUrl);
  url.pathname = `/${encodeURIComponent(name)}`;
  return url.href;
}
