import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProjectConfig } from 'vitest/node';

const FOLDERS = ['apps/platform/test', 'apps/storefront/test'];
/** Code that replaces something process-wide, which later files in the same process would see. */
const CHANGES_PROCESS =
  /\bvi\.(?:mock|doMock|resetModules|stubEnv|stubGlobal|useFakeTimers)\(|\bprocess\.env(?:\.\w+|\['\w+'\]) = /;

/**
 * The contract tests as Vitest projects. Imports of `contract` files are loaded once per worker: the platform's code alone takes more than
 * a second. Files of `contract-alone` change process-wide state, and share nothing.
 * @param root the checkout
 * @param own shared configuration
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
