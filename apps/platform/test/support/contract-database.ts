import { randomUUID } from 'node:crypto';
import { Client, DatabaseError } from 'pg';

/** A database for one test file. */
export interface ContractDatabase {
  /** Connection string for PLATFORM_DATABASE_URL. */
  url: string;
  /** Drops it, closing open connections. */
  drop(): Promise<void>;
}

/** Any constant, the same in every process. */
const LOCK = 4_120_250_199;
/** PostgreSQL's code for an unknown database. */
const NO_SUCH_DATABASE = '3D000';

/** Creates an empty database on the server of the test run's set-up. */
export async function contractDatabase(): Promise<ContractDatabase> {
  return asServer(async (server) => {
    const name = newName();
    await server.query(`create database ${name}`);
    return databaseNamed(name);
  });
}

/**
 * Creates a filled database. PostgreSQL copies one faster than it is filled, so the first caller of a run fills a template for all.
 * @param fill migrates and seeds the database of this connection string, and leaves no connection open
 */
export async function filledDatabase(fill: (url: string) => Promise<void>): Promise<ContractDatabase> {
  const filled = process.env['CONTRACT_SEEDED_DATABASE'];
  const own = await contractDatabaseOf(filled);
  if (own) return own;
  if (!filled) {
    const database = await contractDatabase();
    await fill(database.url);
    return database;
  }
  await asServer(async (server) => {
    await server.query('select pg_advisory_lock($1)', [LOCK]);
    const { rowCount } = await server.query('select from pg_database where datname = $1', [filled]);
    if (rowCount === 0) {
      const name = newName();
      await server.query(`create database ${name}`);
      await fill(databaseNamed(name).url);
      await server.query(`alter database ${name} rename to ${filled}`);
    }
    // The lock ends with the connection.
  });
  const copy = await contractDatabaseOf(filled);
  if (!copy) throw new Error(`the database template ${filled} no longer exists`);
  return copy;
}

/** A copy of a database. @returns undefined when the template does not exist */
async function contractDatabaseOf(template: string | undefined): Promise<ContractDatabase | undefined> {
  if (!template) return undefined;
  return asServer(async (server) => {
    const name = newName();
    try {
      // Copying its files takes a third of the processor time of copying its rows by the log.
      await server.query(`create database ${name} template ${template} strategy file_copy`);
    } catch (error) {
      if (error instanceof DatabaseError && error.code === NO_SUCH_DATABASE) return undefined;
      throw error;
    }
    return databaseNamed(name);
  });
}

const newName = () => `contract_${randomUUID().replaceAll('-', '')}`;

function serverUrl(): string {
  const url = process.env['CONTRACT_DATABASE_URL'];
  if (!url) throw new Error('run contract tests by "npm run contract": they need CONTRACT_DATABASE_URL');
  return url;
}

function databaseNamed(name: string): ContractDatabase {
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () =>
      asServer(async (server) => void (await server.query(`drop database if exists ${name} with (force)`))),
  };
}

async function asServer<T>(work: (server: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
