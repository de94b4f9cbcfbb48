import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProjectConfig } from 'vitest/node';

const FOLDERS = ['apps/platform/test', 'apps/storefront/test'];
/** What is put in place of something that the whole process has: files that are run after it in the same process would meet it. */
const CHANGES_PROCESS =
  /\bvi\.(?:mock|doMock|resetModules|stubEnv|stubGlobal|useFakeTimers)\(|\bprocess\.env(?:\.\w+|\['\w+'\]) = /;

/**
 * The contract tests as projects of Vitest. What files of `contract` import is loaded once for all of a worker: the platform's code alone
 * takes more than a second. Those of `contract-alone` change what the whole process has, and share nothing.
 * @param root the checkout
 * @param own what both have
 */
export function contractProjects(root: string, own: ProjectConfig): { test: ProjectConfig }[] {
  const isAlone = (file: string) => CHANGES_PROCESS.test(readFileSync(join(root, file), 'utf8'));
  const files = contractFiles(root);
  return [
    {
      test: { ...own, name: 'contract', isolate: false, include: files.filter((file) => !isAlone(file)) },
    },
    { test: { ...own, name: 'contract-alone', include: files.filter(isAlone) } },
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
