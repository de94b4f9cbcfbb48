import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../setup/project-root.mjs';
import { contractProjects } from './contract-projects';

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'contract-projects-'));
  mkdirSync(join(root, 'apps/platform/test/contract'), { recursive: true });
  mkdirSync(join(root, 'apps/storefront/test'), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true }));

/** Files of each project when one file has this text. */
function projectsWith(text: string): Record<string, string[]> {
  writeFileSync(join(root, 'apps/platform/test/contract/cdn.contract.test.ts'), "test('a', () => {});");
  writeFileSync(join(root, 'apps/storefront/test/store.contract.test.ts'), text);
  writeFileSync(join(root, 'apps/storefront/test/built.deployment.test.ts'), text);
  return Object.fromEntries(
    contractProjects(root, {}).map(({ test: { name, include = [] } }) => [String(name), include]),
  );
}

test.each([
  "vi.stubGlobal('fetch', answer);",
  "vi.stubEnv('PLATFORM_URL', url);",
  "vi.useFakeTimers({ toFake: ['Date'] });",
  'process.env.OTEL_EXPORTER_OTLP_ENDPOINT = url;',
  "process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = url;",
])('a contract test that modifies its process is isolated: %s', (text) => {
  expect(projectsWith(text)).toEqual({
    contract: ['apps/platform/test/contract/cdn.contract.test.ts'],
    'contract-alone': ['apps/storefront/test/store.contract.test.ts'],
  });
});

test.each(["vi.spyOn(log, 'error');", 'const { CONTRACT_DATABASE_URL } = process.env;'])(
  'one that does not shares its modules: %s',
  (text) => {
    const { contract, 'contract-alone': alone } = projectsWith(text);
    expect(contract).toContain('apps/storefront/test/store.contract.test.ts');
    expect(alone).toEqual([]);
  },
);

test("the checkout's own contract tests are all in one of the two projects", () => {
  const [shared, alone] = contractProjects(projectRoot, {}).map(({ test: { include = [] } }) => include);
  expect(shared?.length).toBeGreaterThan(40);
  expect(alone?.length).toBeGreaterThan(4);
  expect(alone).toContain('apps/storefront/test/traces.contract.test.ts');
  expect(new Set([...(shared ?? []), ...(alone ?? [])]).size).toBe(
    (shared?.length ?? 0) + (alone?.length ?? 0),
  );
});
