import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** An empty database for one test file. */
export interface ContractDatabase {
  /** Connection string, to be handed to the platform as PLATFORM_DATABASE_URL. */
  url: string;
  /** Removes it, cutting whoever is still connected. */
  drop(): Promise<void>;
}

/** Makes an empty database on the server that the test run's set-up started. */
export async function contractDatabase(): Promise<ContractDatabase> {
  const serverUrl = process.env.CONTRACT_DATABASE_URL;
  if (!serverUrl)
    throw new Error('run contract tests by "npm run contract": they need CONTRACT_DATABASE_URL');
  const name = `contract_${randomUUID().replaceAll('-', '')}`;
  await query(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => query(serverUrl, `drop database if exists ${name} with (force)`) };
}

async function query(serverUrl: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
