import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { chmod, chown, cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const BUILT = fileURLToPath(new URL('../../../../build/shop', import.meta.url));

/** A process of the deployed folder. */
export interface DeployedProcess {
  readonly child: ChildProcess;
  /** Its output on both streams. */
  readonly said: () => string;
  /** Resolves when it has ended; null after a signal. */
  readonly exitCode: Promise<number | null>;
}

/** The built folder as on another machine. */
export interface DeployedFolder {
  readonly path: string;
  /** The only writable folder of its processes. */
  readonly data: string;
  /** Runs one of its files with Node and only these variables, as an ordinary user. */
  run(file: string, variables: Readonly<Record<string, string>>, ...args: string[]): DeployedProcess;
  remove(): Promise<void>;
}

/**
 * Copies the output of `npm run build` out of the checkout, read-only and without any project files around it.
 * @param change modifies the copy first; default none
 */
export async function deployedFolder(
  change: (path: string) => Promise<void> = async () => undefined,
): Promise<DeployedFolder> {
  const user = ordinaryUser();
  const place = await mkdtemp(join(user === undefined ? tmpdir() : placeForAll(), 'deployed-'));
  const path = join(place, 'shop');
  const data = join(place, 'data');
  await cp(BUILT, path, { recursive: true });
  await change(path);
  await mkdir(data);
  if (user !== undefined) await chown(data, user.uid, user.gid);
  await chmodAll(path, 0o555, 0o444);
  await chmod(place, 0o755);
  const running = new Set<ChildProcess>();
  return {
    path,
    data,
    run: (file, variables, ...args) => {
      const child: ChildProcess = spawn(process.execPath, [join(path, file), ...args], {
        cwd: data,
        // No PATH: only Node can be started. No HOME either. The build is for production, regardless of NODE_ENV here.
        env: { NODE_ENV: 'test', MAIL_FOLDER: join(data, 'mails'), ...variables },
        stdio: ['ignore', 'pipe', 'pipe'],
        ...user,
      });
      running.add(child);
      const lines: string[] = [];
      for (const stream of [child.stdout, child.stderr])
        stream?.setEncoding('utf8').on('data', (text: string) => lines.push(text));
      const exitCode = once(child, 'close').then(([code]) => {
        running.delete(child);
        return code as number | null;
      });
      return { child, said: () => lines.join(''), exitCode };
    },
    remove: async () => {
      const ended = [...running].map((child) => once(child, 'close'));
      for (const child of running) child.kill('SIGKILL');
      await Promise.all(ended);
      await chmodAll(path, 0o755, 0o644);
      await rm(place, { recursive: true });
    },
  };
}

/** Root can write everywhere, so its processes run as another user, if that user can execute this Node. */
function ordinaryUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0 || !isOpenToAll(process.execPath)) return undefined;
  const id = (flag: string) => Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}

/** A temporary folder accessible to others: that of this process may be private. */
function placeForAll(): string {
  const found = [tmpdir(), '/tmp', '/var/tmp'].find((folder) => existsSync(folder) && isOpenToAll(folder));
  if (found === undefined) throw new Error('no temporary folder is accessible to an ordinary user');
  return found;
}

/** Whether every folder on a file's path is searchable, and the file executable, by all. */
function isOpenToAll(path: string): boolean {
  const above = dirname(path);
  return (statSync(path).mode & 0o001) !== 0 && (above === path || isOpenToAll(above));
}

async function chmodAll(folder: string, folders: number, files: number): Promise<void> {
  // For access during the change, folders are closed last and opened first.
  await chmod(folder, 0o755);
  const entries = await readdir(folder, { withFileTypes: true });
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await chmodAll(path, folders, files);
    else await chmod(path, files);
  }
  await chmod(folder, folders);
}
