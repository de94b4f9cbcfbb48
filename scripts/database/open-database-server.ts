import { join } from 'node:path';
import pg from 'pg';
import { type PostgresServer, postgresServer } from './postgres-server';
import { startEmbeddedPostgres } from './start-embedded-postgres';

/** Data location and callbacks. */
export interface DatabaseServerOptions {
  /** An existing server to use instead. */
  databaseUrl: string | undefined;
  /** Parent of our own server's `postgres` folder. */
  dataDir: string;
  /** Remove that folder when the server ends. */
  temporary: boolean;
  onLog: (line: string) => void;
  onLost: (reason: string) => void;
}

/** The PostgreSQL server of DATABASE_URL, else our own from node_modules. @throws when it does not respond */
export async function openDatabaseServer(options: DatabaseServerOptions): Promise<PostgresServer> {
  const { databaseUrl, dataDir, ...rest } = options;
  if (databaseUrl === undefined) return startEmbeddedPostgres({ folder: join(dataDir, 'postgres'), ...rest });
  const client = new pg.Client({ connectionString: databaseUrl });
  try {
    await client.connect();
  } catch (error) {
    throw new Error(`DATABASE_URL does not work: ${error instanceof Error ? error.message : error}`);
  }
  await client.end();
  return postgresServer(databaseUrl);
}
