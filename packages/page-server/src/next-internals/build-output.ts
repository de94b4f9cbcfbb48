import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { BUILT_FILES } from './addresses';

/** Next's command line, as a module. */
export const NEXT_PROGRAM = 'next/dist/bin/next';

/** Output paths of a build, relative to the built folder. */
export const BUILD = {
  folder: '.next',
  static: '.next/static',
  /** The pages with their dependencies from node_modules, in the workspace's layout. */
  standalone: '.next/standalone',
  id: '.next/BUILD_ID',
  config: '.next/required-server-files.json',
} as const;
const inChunks = (name: string) => new RegExp(`^${BUILT_FILES}chunks/${name}-[\\da-f]+\\.js$`);
/** Scripts of every page's first load, the bundler's runtime first; without React's and the router's, which are long and change less often. */
export const SCRIPTS_OF_ALL = [
  'webpack',
  'main-app',
  'frame',
  'app/global-error',
  'app/%5Blocale%5D/layout',
  'app/%5Blocale%5D/error',
].map(inChunks);

/** Trace files of the build: the files they list have been copied. */
export const TRACE_ENDING = '.nft.json';

/** The configuration as a build stored it. */
const builtFile = z.object({ config: z.looseObject({ serverExternalPackages: z.array(z.string()) }) });

/** @param directory that contains the build's folder */
export function readBuiltConfig(directory: string): z.infer<typeof builtFile>['config'] {
  return builtFile.parse(JSON.parse(readFileSync(join(directory, BUILD.config), 'utf8'))).config;
}

/** The variable in which Next looks for a configuration before it reads a file. */
export const CONFIG_VARIABLE = '__NEXT_PRIVATE_STANDALONE_CONFIG';

/**
 * Sets the build's configuration for Next before Next is loaded, like the server that Next generates for `output: 'standalone'`.
 * Next thus reads no `next.config.ts`, which would need a compiler (docs/adr/0050). A build is for production, whatever the
 * environment says.
 * @param directory that contains the build's folder
 */
export function setBuiltConfig(directory: string): void {
  // biome-ignore lint/style/noProcessEnv: no settings of the shop: it is where Next looks for them
  Object.assign(process.env, {
    NODE_ENV: 'production',
    [CONFIG_VARIABLE]: JSON.stringify({ ...readBuiltConfig(directory), distDir: `./${BUILD.folder}` }),
  });
}

/** The entry of Next's browser code. */
export const BROWSER_ENTRY = 'client/app-next.js';
/** The same, as the bundler names it. */
export const BROWSER_ENTRY_MODULE = /[\\/]client[\\/]app-next\.js$/;

/** The bundler's name of a route's layout entry. */
export function layoutEntry(route: string): string {
  return `app/${route}/layout`;
}

/** Whether this is the bundler's name of a page entry below a route. */
export function isPageEntry(name: string, route: string): boolean {
  return name.startsWith(`app/${route}/`) && name.endsWith('page');
}

/** Files and folders of Next that a production server references but never loads: development servers, bundler configuration. */
export const NEVER_LOADED = {
  folders: [
    'build/webpack',
    'compiled/babel',
    'compiled/babel-packages',
    'compiled/next-devtools',
    'compiled/@next/font',
    'compiled/@vercel/nft',
    'compiled/@mswjs',
    'compiled/tar',
    'experimental/testmode',
    'next-devtools',
  ],
  files: [
    'build/webpack-config.js',
    'compiled/next-server/*-{experimental,turbo}.runtime.prod.js',
    'server/dev/hot-reloader-rspack.js',
    'server/dev/hot-reloader-turbopack.js',
    'server/dev/hot-reloader-webpack.js',
    'server/dev/next-dev-server.js',
    'server/lib/router-utils/setup-dev-bundler.js',
  ],
} as const;

/** The same, as exclude patterns for tracing. */
export function neverLoaded(): string[] {
  return [
    ...NEVER_LOADED.folders.map((folder) => `**/next/dist/${folder}/**`),
    ...NEVER_LOADED.files.map((file) => `**/next/dist/${file}`),
  ];
}
