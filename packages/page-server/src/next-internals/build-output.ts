import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Next's command line, as a module. */
export const NEXT_PROGRAM = 'next/dist/bin/next';

/** What a build writes, from the folder that it built. */
export const BUILD = {
  folder: '.next',
  static: '.next/static',
  /** The pages with what they need of node_modules, as they lay in the workspace. */
  standalone: '.next/standalone',
  id: '.next/BUILD_ID',
  config: '.next/required-server-files.json',
} as const;
/** What the build has traced: what it names has been copied. */
export const TRACE_ENDING = '.nft.json';

/** The configuration as a build has written it down. */
const builtFile = z.object({ config: z.looseObject({ serverExternalPackages: z.array(z.string()) }) });

/** @param directory where the build's folder is */
export function readBuiltConfig(directory: string): z.infer<typeof builtFile>['config'] {
  return builtFile.parse(JSON.parse(readFileSync(join(directory, BUILD.config), 'utf8'))).config;
}

/** Where Next looks for a configuration before it reads one of a folder. */
export const CONFIG_VARIABLE = '__NEXT_PRIVATE_STANDALONE_CONFIG';

/**
 * Hands Next, before it is loaded, the configuration that the build was made with, as the server does that Next itself writes for
 * `output: 'standalone'`: so it reads no `next.config.ts`, for which it would need what compiles it (docs/adr/0050). A build is for
 * production, whatever the environment says.
 * @param directory where the build's folder is
 */
export function setBuiltConfig(directory: string): void {
  // biome-ignore lint/style/noProcessEnv: no settings of the shop: it is where Next looks for them
  Object.assign(process.env, {
    NODE_ENV: 'production',
    [CONFIG_VARIABLE]: JSON.stringify({ ...readBuiltConfig(directory), distDir: `./${BUILD.folder}` }),
  });
}

/** The file with which Next's code begins in a browser. */
export const BROWSER_ENTRY = 'client/app-next.js';
/** The same, as the bundler knows it. */
export const BROWSER_ENTRY_MODULE = /[\\/]client[\\/]app-next\.js$/;

/** The name by which the bundler knows the entry of a route's layout. */
export function layoutEntry(route: string): string {
  return `app/${route}/layout`;
}

/** Whether the bundler knows the entry of a page below a route by this name. */
export function isPageEntry(name: string, route: string): boolean {
  return name.startsWith(`app/${route}/`) && name.endsWith('page');
}

/** Files and folders of Next that a production server names and never loads: servers of development, configuration of bundlers. */
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

/** The same, as patterns of what a build does not trace. */
export function neverLoaded(): string[] {
  return [
    ...NEVER_LOADED.folders.map((folder) => `**/next/dist/${folder}/**`),
    ...NEVER_LOADED.files.map((file) => `**/next/dist/${file}`),
  ];
}
