import { spawnSync } from 'node:child_process';

/** User and group ids of the server's processes. */
export interface PostgresAccount {
  name: string;
  uid: number;
  gid: number;
}

/**
 * PostgreSQL refuses to run as root. As root: the account `postgres`, created if absent, else `nobody`. As an ordinary user: undefined, the
 * server runs as that user.
 */
export function postgresAccount(): PostgresAccount | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const known = lookUp('postgres');
  if (known) return known;
  const ways: [string, string[]][] = [
    ['useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres']],
    ['adduser', ['-S', '-D', '-H', '-s', '/sbin/nologin', 'postgres']],
  ];
  for (const [command, args] of ways) {
    spawnSync(command, args, { stdio: 'ignore' });
    const made = lookUp('postgres');
    if (made) return made;
  }
  const nobody = lookUp('nobody');
  if (nobody) return nobody;
  throw new Error('PostgreSQL cannot run as root and no account could be created: set DATABASE_URL');
}

function lookUp(name: string): PostgresAccount | undefined {
  const uid = spawnSync('id', ['-u', name], { encoding: 'utf8' });
  const gid = spawnSync('id', ['-g', name], { encoding: 'utf8' });
  if (uid.status !== 0 || gid.status !== 0) return undefined;
  return { name, uid: Number(uid.stdout), gid: Number(gid.stdout) };
}
