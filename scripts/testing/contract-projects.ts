import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProjectConfig } from 'vitest/node';

const FOLDERS = ['apps/platform/test', 'apps/storefront/test'];
/** Code that replaces something process-wide, which later files in the same process would see. */
const CHANGES_PROCESS =
  /\bvi\.(?:mock|doMock|resetModules|stubEnv|stubGlobal|useFakeTimers)\(|\bprocess\.env(?:\.\w+|\['\w+'\]) = /;

/** As the platform's program runs: React's development build traces every element. */
const AS_BUILT = { oxc: { jsx: { development: false } } };
const PROCESS = {
  env: { NODE_ENV: 'production' },
  // Tests leave much garbage: V8 collects it less often in a larger young generation.
  execArgv: ['--max-semi-space-size=64', '--min-semi-space-size=16'],
};

/**
 * The contract tests as Vitest projects. Imports of `contract` files are loaded once per worker: the platform's code alone takes more than
 * a second. Files of `contract-alone` change process-wide state, and share nothing.
 * @param root the checkout
 * @param own shared configuration
 */
export function contractProjects(root: string, given: ProjectConfig): { test: ProjectConfig }[] {
  const own = { ...PROCESS, ...given, env: { ...PROCESS.env, ...given.env } };
  const isAlone = (file: string) => CHANGES_PROCESS.test(readFileSync(join(root, file), 'utf8'));
  const files = contractFiles(root);
  return [
    {
      ...AS_BUILT,
      test: { ...own, name: 'contract', isolate: false, include: files.filter((file) => !isAlone(file)) },
    },
    { ...AS_BUILT, test: { ...own, name: 'contract-alone', include: files.filter(isAlone) } },
  ];
}

/** Every contract test, from the project's root. @param root the checkout */
function contractFiles(root: string): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
      .filter((path) => path.endsWith('.contract.test.ts')),
  );
}
