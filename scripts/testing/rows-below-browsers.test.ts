import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsBelowBrowsers } from './rows-below-browsers';

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'rows-'));
  const files = {
    'packages/rules/src/a.test.ts': "test('[CART-01] [CART-02, CART-03] a', () => {});",
    'apps/platform/test/b.contract.test.ts': "test('[PLAT-01] b', () => {});",
    'apps/storefront/e2e/c.spec.ts': "test('[NAV-01] c', () => {});",
    'apps/storefront/e2e/support/d.test.ts': "test('[NAV-02] d', () => {});",
    'apps/storefront/node_modules/e/e.test.ts': "test('[NAV-03] e', () => {});",
    'packages/rules/src/f.ts': '// [NAV-04] is proven by nobody.',
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
});
afterAll(() => rmSync(root, { recursive: true }));

test('rows named by tests without a browser: excluding browser tests, packages and other files', () => {
  expect([...rowsBelowBrowsers(root)].sort()).toEqual(['CART-01', 'CART-02', 'CART-03', 'PLAT-01']);
});
