import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../setup/project-root.mjs';
import { DISK_TESTS, testsThatRead } from './disk-tests';
import { slowTestFiles, testFiles } from './slow-tests';

const all = testFiles(projectRoot);
const slow = slowTestFiles(projectRoot).flatMap(({ files }) => files);
/** These read only files they wrote themselves. */
const READ_THEIR_OWN = [
  'scripts/clients/unpack-package.test.ts',
  'scripts/testing/disk-tests.test.ts',
  'scripts/visual/tree-files.test.ts',
  'scripts/visual/visual-report.test.ts',
];

test.each([
  [
    'a word',
    'apps/storefront/messages/ja.json',
    'apps/storefront/src/foundation/i18n/browser-messages.test.ts',
  ],
  [
    'a component',
    'packages/ui-kit/src/commerce/A/A.tsx',
    'packages/ui-kit/src/stories/every-component.test.ts',
  ],
  ['a picture', 'packages/ui-kit/baselines/a.png', 'packages/ui-kit/src/stories/every-component.test.ts'],
  [
    'an operation',
    'packages/graphql/src/operations/cart/CartGetById.graphql',
    'packages/graphql/src/to-rules/to-cart.test.ts',
  ],
  ['a page of the docs', 'docs/recipes.md', 'scripts/docs/named-paths.test.ts'],
  ['a file that a page names', 'LICENSE', 'scripts/docs/named-paths.test.ts'],
  ['an import', 'packages/rules/src/yen.ts', 'scripts/boundaries/import-faults.test.ts'],
  [
    'a machine',
    'packages/machines/src/cart/cart.machine.ts',
    'packages/machines/src/cart/cart.model.test.ts',
  ],
])('%s triggers the test that reads it', (_, changed, reader) => {
  expect(testsThatRead([changed], all)).toContain(reader);
});

test('a machine triggers no models of others, and a rule no message tests', () => {
  const models = testsThatRead(['packages/machines/src/cart/cart.machine.ts'], all).filter((file) =>
    file.includes('.model.'),
  );
  expect(models).toEqual(['packages/machines/src/cart/cart.model.test.ts']);
  expect(
    testsThatRead(['packages/rules/src/yen.ts'], all).filter((file) => /i18n|stories/.test(file)),
  ).toEqual([]);
});

test('no change triggers no test', () => {
  expect(testsThatRead([], all)).toEqual([]);
});

test('every row of the table names existing tests', () => {
  const idle = DISK_TESTS.filter(
    ({ tests }) => !all.some((file) => new RegExp(tests.replace('$1', '[\\w-]+')).test(file)),
  );
  expect(idle).toEqual([]);
});

test('every unit test that reads repository files is in the table', () => {
  const isNamed = (file: string) =>
    DISK_TESTS.some(({ reads, tests }) => reads.source !== '.' && new RegExp(tests).test(file)) ||
    /^scripts\/docs\//.test(file);
  const forgotten = all.filter(
    (file) =>
      !slow.includes(file) &&
      !READ_THEIR_OWN.includes(file) &&
      /\b(?:readFileSync|readdirSync|readFile|globSync)\(/.test(
        readFileSync(join(projectRoot, file), 'utf8'),
      ) &&
      !isNamed(file),
  );
  expect(forgotten).toEqual([]);
});
