import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { BRAND_NAMES } from '@shop/brands/brand-names';
import { packBuiltFiles } from '@shop/page-server/built-files';
import { BUILD, readBuiltConfig, TRACE_ENDING } from '@shop/page-server/next-internals/build-output';
import { build } from 'esbuild';
import { z } from 'zod';
import { projectRoot } from '../setup/project-root.mjs';
import { writeNotices } from './write-notices';

/** The deployable folder, from the project's root. */
export const SHOP_FOLDER = 'build/shop';

const SOURCE = join(projectRoot, 'apps/storefront');
/** Files that Next or the shop reads by path. */
const AS_THEY_ARE = ['cache-handler.mjs', 'fonts', 'migrations', 'public'];
/** The font for machines without a Japanese one: its slices are sent unchanged. */
const FACE = '@fontsource-variable/noto-sans-jp';
const FACE_PARTS = ['package.json', 'LICENSE', 'wght.css', 'files'];
/** The Japanese tokenizer with its dictionary, which its code reads by path. */
const READER = 'lindera-wasm-nodejs-ipadic';
const READER_PARTS = ['package.json', 'LICENSE', 'lindera_wasm.js', 'lindera_wasm_bg.wasm'];
/** CommonJS modules call `require` in the bundle. */
const BANNER = `import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);`;

const manifest = z.object({ version: z.string(), engines: z.object({ node: z.string() }).optional() });

/**
 * Assembles from Next's build the folder that runs with Node alone: server, worker and commands as bundles, the pages with their part of
 * node_modules, static and public files, migrations (docs/adr/0050). The complete new folder replaces the old one at once.
 */
export async function makeShopFolder(): Promise<void> {
  const target = join(projectRoot, SHOP_FOLDER);
  const growing = `${target}.new`;
  rmSync(growing, { recursive: true, force: true });
  mkdirSync(growing, { recursive: true });
  copyPages(growing);
  await packBuiltFiles(join(growing, BUILD.static));
  for (const brand of BRAND_NAMES)
    cpSync(join(projectRoot, 'brands', brand, 'files'), join(growing, 'brands', brand), { recursive: true });
  for (const part of AS_THEY_ARE) cpSync(join(SOURCE, part), join(growing, part), { recursive: true });
  copyParts(growing, FACE, FACE_PARTS);
  copyParts(growing, READER, READER_PARTS);
  // What pages and processes have one of between them, such as a registry of metrics: neither may bring its own.
  const shared = readBuiltConfig(SOURCE).serverExternalPackages;
  await bundleProcesses(growing, shared);
  writePackageFile(growing, shared);
  writeNotices(growing);
  rmSync(target, { recursive: true, force: true });
  renameSync(growing, target);
}

/** Next writes them with workspace paths; this folder contains only the shop. */
function copyPages(folder: string): void {
  const traced = join(SOURCE, BUILD.standalone);
  cpSync(join(traced, 'apps/storefront', BUILD.folder), join(folder, BUILD.folder), {
    recursive: true,
    // What they need has been copied by these.
    filter: (file) => !file.endsWith(TRACE_ENDING),
  });
  cpSync(join(SOURCE, BUILD.static), join(folder, BUILD.static), { recursive: true });
  cpSync(join(traced, 'node_modules'), join(folder, 'node_modules'), { recursive: true });
  const ownModules = join(traced, 'apps/storefront/node_modules');
  if (existsSync(ownModules)) cpSync(ownModules, join(folder, 'node_modules'), { recursive: true });
}

function copyParts(folder: string, name: string, parts: readonly string[]): void {
  const source = dirname(createRequire(join(SOURCE, 'package.json')).resolve(`${name}/package.json`));
  for (const part of parts)
    cpSync(join(source, part), join(folder, 'node_modules', name, part), { recursive: true });
}

/** Everything they import goes into the bundles but Next, which reads its own files, and what they share with its pages. */
async function bundleProcesses(folder: string, shared: readonly string[]): Promise<void> {
  const commands = readdirSync(join(SOURCE, 'commands')).filter((name) => /^[a-z]+\.ts$/.test(name));
  await build({
    absWorkingDir: SOURCE,
    entryPoints: ['server.ts', 'worker.ts', ...commands.map((name) => `commands/${name}`)],
    outdir: folder,
    outbase: SOURCE,
    bundle: true,
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: { js: BANNER },
    external: ['next', 'next/*', 'pg-native', READER, ...shared.flatMap((name) => [name, `${name}/*`])],
    keepNames: true,
    logLevel: 'warning',
  });
}

/** Writes package.json: it requires only Node. Dependencies are in the folder, with their versions. */
function writePackageFile(folder: string, shared: readonly string[]): void {
  const { version } = manifest.parse(read(join(SOURCE, 'package.json')));
  const { engines } = manifest.parse(read(join(projectRoot, 'package.json')));
  const dependencies = Object.fromEntries(
    ['next', 'react', 'react-dom', FACE, READER, ...shared].map((name) => [
      name,
      manifest.parse(read(join(folder, 'node_modules', name, 'package.json'))).version,
    ]),
  );
  const content = {
    name: basename(folder).replace('.new', ''),
    version,
    private: true,
    type: 'module',
    engines,
    dependencies,
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(content, null, 2)}\n`);
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
