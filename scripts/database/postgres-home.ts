import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, chownSync, constants, mkdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { type PostgresAccount, postgresAccount } from './postgres-account';
import { copyBinaries, postgresBinaries } from './postgres-binaries';

/** Location and account of one embedded server. */
export interface PostgresHome {
  /** Folder of its data, password and log. */
  folder: string;
  /** Folder with `bin`, `lib` and `share`. */
  binaries: string;
  /** Set when this process is root. */
  account: PostgresAccount | undefined;
  /** Set when another folder is used: names it with the reason. */
  note: string | undefined;
}

/** Fallback for data and binaries when the account cannot enter the clone: the first that root can write. */
const SHARED_FOLDERS = ['/var/lib', '/var/tmp'];

/**
 * Determines where an embedded server stores its files. An ordinary user uses the wanted folder. As root the server runs as another
 * account, which cannot enter a folder under a directory of mode 700 (a home directory, a `mktemp -d`). Binaries and data then go under
 * /var/lib, data keyed by the wanted folder's path, so two clones never share it.
 */
export function postgresHome(wanted: string): PostgresHome {
  const folder = resolve(wanted);
  const account = postgresAccount();
  const own = postgresBinaries();
  mkdirSync(folder, { recursive: true });
  if (!account) return { folder, binaries: own.root, account, note: undefined };

  const canEnter = canUse(account, dirname(folder));
  const canRun =
    spawnSync(join(own.root, 'bin', 'postgres'), ['--version'], { uid: account.uid, gid: account.gid })
      .status === 0;
  const shared = canEnter && canRun ? undefined : sharedFolder();
  const binaries = canRun || !shared ? own.root : copyBinaries(own, shared);
  const actual = canEnter || !shared ? folder : join(shared, keyOf(folder));
  mkdirSync(actual, { recursive: true, mode: 0o700 });
  chownSync(actual, account.uid, account.gid);
  const note =
    actual === folder
      ? undefined
      : `${folder} is closed to the account "${account.name}" that PostgreSQL needs under root: data is in ${actual}`;
  return { folder: actual, binaries, account, note };
}

function keyOf(folder: string): string {
  const name = basename(dirname(dirname(folder))).replaceAll(/[^\w.-]+/g, '-');
  return `${name}-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
}

function canUse(account: PostgresAccount, folder: string): boolean {
  const test = spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], {
    uid: account.uid,
    gid: account.gid,
    cwd: '/',
  });
  return test.status === 0;
}

function sharedFolder(): string {
  for (const parent of SHARED_FOLDERS) {
    try {
      accessSync(parent, constants.W_OK);
      const folder = join(parent, 'embedded-postgres');
      mkdirSync(folder, { recursive: true, mode: 0o755 });
      return folder;
    } catch {
      // Read-only: try the next one.
    }
  }
  throw new Error(`no folder for PostgreSQL's files among ${SHARED_FOLDERS.join(', ')}: set DATABASE_URL`);
}
