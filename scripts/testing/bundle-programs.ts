import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { projectRoot } from '../setup/project-root.mjs';

/**
 * The platform's program as one JavaScript file, compiled once for a run of tests that start it many times: from its 400 files in TypeScript
 * a start takes three times the processor time. Files beside its sources and packages are found as from these.
 * @returns the path of the file
 */
export function bundlePlatform(): Promise<string> {
  // Shops of one process start at the same time.
  platform ??= bundle({ 'build/platform-of-tests': 'apps/platform/src/main.ts' }).then(([file = '']) => file);
  return platform;
}

let platform: Promise<string> | undefined;

const SHOP = 'apps/storefront';

/** What tests start as processes of their own, beside the shop's commands. */
const PROGRAMS = ['worker.ts', 'test/proofs/endpoints-process.ts', 'test/proofs/mail-server-process.ts'];

/**
 * The shop's commands, its worker and processes of tests, compiled like the platform's program.
 * @returns the path of their folder, with a file `<name>.mjs` each
 */
export async function bundleShopPrograms(): Promise<string> {
  const commands = readdirSync(join(projectRoot, SHOP, 'commands')).flatMap((file) =>
    file.endsWith('.ts') && !file.endsWith('.test.ts') ? [`commands/${file}`] : [],
  );
  // Like their sources in a folder of the shop's, by which they find its other files.
  const folder = `${SHOP}/.cache`;
  await bundle(
    Object.fromEntries(
      [...commands, ...PROGRAMS].map((file) => [`${folder}/${basename(file, '.ts')}`, `${SHOP}/${file}`]),
    ),
  );
  return join(projectRoot, folder);
}

/** @param programs sources by the path of their file, without extension @returns the compiled files */
async function bundle(programs: Readonly<Record<string, string>>): Promise<string[]> {
  const { outputFiles } = await build({
    entryPoints: Object.entries(programs).map(([out, source]) => ({ out, in: join(projectRoot, source) })),
    outdir: projectRoot,
    outExtension: { '.js': '.mjs' },
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
  for (const { path, contents } of outputFiles) {
    await mkdir(dirname(path), { recursive: true });
    // Processes of one run write it at the same time, each the same.
    const draft = `${path}.${process.pid}`;
    await writeFile(draft, contents);
    await rename(draft, path);
  }
  return outputFiles.map(({ path }) => path);
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
    // Node finds these files of Next, a package without `exports`, by their whole names alone.
    onResolve({ filter: /^next\/\w+$/ }, ({ path }) => ({ path: `${path}.js`, external: true }));
    onLoad({ filter: /\.tsx?$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll(
        'import.meta.url',
        JSON.stringify(pathToFileURL(path).href),
      ),
      loader: path.endsWith('x') ? 'tsx' : 'ts',
    }));
  },
};
