/**
 * Backup drill: fills a shop's database, backs it up, changes it, and restores it with the exact commands of docs/deploy.md. Fails when a
 * command does not exit with 0, a row differs, or a shop cannot continue with it.
 *   npm run drill:restore
 *   POSTGRES_BIN=/usr/lib/postgresql/18/bin npm run drill:restore     with the binaries of another folder
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { readOptions } from '../apps/storefront/commands/read-options.mjs';
import { receiveRegistration } from '../apps/storefront/src/features/mail-magazine/server/register';
import { formServicesUnderTest } from '../apps/storefront/test/support/form-services-under-test';
import { postFields } from '../apps/storefront/test/support/post-fields';
import { freePort } from './database/free-port';
import { postgresAccount } from './database/postgres-account';
import { projectRoot } from './setup/project-root.mjs';

readOptions({
  usage: 'npm run drill:restore',
  about:
    'Backs a shop’s database up and restores it by the commands of docs/deploy.md. POSTGRES_BIN names the folder of PostgreSQL’s programs.',
});

const DEBIAN = '/usr/lib/postgresql';
const bin = process.env['POSTGRES_BIN'] || newestOf(DEBIAN);
const account = postgresAccount();
const folder = mkdtempSync(join(tmpdir(), 'drill-restore-'));
if (account !== undefined) chownSync(folder, account.uid, account.gid);
const identity = account === undefined ? {} : { uid: account.uid, gid: account.gid };
const data = join(folder, 'data');
execFileSync(join(bin, 'initdb'), [`--pgdata=${data}`, '--username=postgres', '--auth=trust', '--no-sync'], {
  ...identity,
  cwd: folder,
  stdio: 'ignore',
});
const port = await freePort();
const server = spawn(
  join(bin, 'postgres'),
  ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', '', '-F'],
  { ...identity, cwd: folder, stdio: 'ignore' },
);
const ended = once(server, 'exit');
try {
  process.env['CONTRACT_DATABASE_URL'] = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  const isReady = () => {
    try {
      execFileSync(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  };
  while (!isReady()) {
    if (server.exitCode !== null) throw new Error('PostgreSQL did not start');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await drill();
} finally {
  server.kill('SIGINT');
  await ended;
  rmSync(folder, { recursive: true, force: true });
}

async function drill(): Promise<void> {
  const [backUp, ...restore] = documentedCommands();
  if (backUp === undefined || restore.length === 0) throw new Error('docs/deploy.md contains no commands');
  const shop = await formServicesUnderTest();
  const register = async (name: string) => {
    const answer = await receiveRegistration(
      postFields({ mailAddress: `${name}@example.com` }, { client: '198.51.100.1' }),
      shop.services,
    );
    const { status } = (await answer.json()) as { status: string };
    if (status !== 'SUCCESS') throw new Error(`${name} was answered ${status}`);
  };
  const run = (command: string) => {
    console.log(`$ ${command}`);
    execFileSync('sh', ['-e', '-c', command], {
      cwd: folder,
      stdio: 'inherit',
      env: { ...process.env, PATH: `${bin}:${process.env['PATH'] ?? ''}`, DATABASE_URL: shop.url },
    });
  };
  try {
    for (const name of ['hana', 'taro', 'midori']) await register(name);
    const before = await rowsOf(await shop.pool());
    run(backUp);
    // Changes after the backup, which the restore loses.
    await register('late');
    await (await shop.pool()).query(`delete from mail_magazine_member where address like 'hana@%'`);
    for (const command of restore) run(command);
    const after = await rowsOf(await shop.pool());
    if (after !== before) throw new Error(`the restored data differs from the backup:\n${before}\n${after}`);
    await shop.open().ready();
    await register('late');
    console.log('restored: every row is unchanged, and the shop runs');
  } finally {
    await shop.drop();
  }
}

/** The commands under "Backups", one per line. */
function documentedCommands(): string[] {
  const text = readFileSync(join(projectRoot, 'docs/deploy.md'), 'utf8');
  const part = /^## Backups\n([\s\S]*?)(?=^## )/m.exec(`${text}\n## `)?.[1] ?? '';
  return [...part.matchAll(/^ {4}(.+)$/gm)].map(([, command = '']) => command);
}

/** All rows of all tables except build files, in a deterministic order. */
async function rowsOf(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') and tablename <> 'static_file' order by name`,
  );
  const tables: string[] = [];
  for (const { name } of rows) {
    const { rows: found } = await pool.query<{ sum: string; count: number }>(
      `select count(*)::integer as count, coalesce(md5(string_agg(row::text, '' order by row::text)), '') as sum from ${name} as row`,
    );
    tables.push(`${name} ${found[0]?.count} ${found[0]?.sum}`);
  }
  return tables.join('\n');
}

function newestOf(versions: string): string {
  const found = existsSync(versions)
    ? readdirSync(versions)
        .map(Number)
        .toSorted((a, b) => b - a)
    : [];
  const [newest] = found;
  if (newest === undefined)
    throw new Error('set POSTGRES_BIN to the folder of initdb, postgres, psql, pg_dump and pg_restore');
  return join(versions, String(newest), 'bin');
}
