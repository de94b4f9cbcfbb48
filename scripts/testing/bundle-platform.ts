import { readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { projectRoot } from '../setup/project-root.mjs';

/**
 * The platform's program as one JavaScript file, compiled once for a run of tests that start it many times: from its 400 files in TypeScript
 * a start takes three times the processor time. Files beside its sources and packages are found as from these.
 * @returns the path of the file
 */
export async function bundlePlatform(): Promise<string> {
  const file = join(projectRoot, 'build/platform-of-tests.mjs');
  const { outputFiles } = await build({
    entryPoints: [join(projectRoot, 'apps/platform/src/main.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    packages: 'external',
    keepNames: true,
    logLevel: 'warning',
    write: false,
    plugins: [ownPackagesAndPlaces],
  });
  await mkdir(join(projectRoot, 'build'), { recursive: true });
  // Steps of one run write it at the same time, each the same.
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, outputFiles[0]?.contents ?? '');
  await rename(draft, file);
  return file;
}

/** Our own packages are TypeScript too; and each source file is where it was. */
const ownPackagesAndPlaces: Plugin = {
  name: 'own-packages-and-places',
  setup({ onLoad, onResolve, resolve }) {
    onResolve({ filter: /^@shop\// }, async ({ path, importer, kind, resolveDir, pluginData }) => {
      if (pluginData === 'resolved') return undefined;
      const found = await resolve(path, { kind, importer, resolveDir, pluginData: 'resolved' });
      return found.external ? { path: createRequire(importer).resolve(path) } : found;
    });
    onLoad({ filter: /\.tsx?$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll(
        'import.meta.url',
        JSON.stringify(pathToFileURL(path).href),
      ),
      loader: path.endsWith('x') ? 'tsx' : 'ts',
    }));
  },
};
