import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../setup/project-root.mjs';

const SCHEMAS = [
  'scripts/launcher/launcher-env.mjs',
  'apps/platform/src/env.ts',
  'apps/storefront/src/foundation/env/env.ts',
];
/** Explained there, and read by tools without a schema. */
const TOOLS = ['CHROMIUM_PATH', 'CODEGEN_STORE_DOMAIN', 'CODEGEN_STORE_TOKEN'];

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const names = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map((match) => match[1]))].sort();

test('.env.example documents exactly the variables that a process reads', () => {
  const checked = names(SCHEMAS.map(read).join('\n'), /^\s+([A-Z][A-Z0-9_]+): /gm);
  const explained = names(read('.env.example'), /^#?([A-Z][A-Z0-9_]+)=/gm);
  expect(explained).toEqual([...checked, ...TOOLS].sort());
});

test('.env.example does not change any default', () => {
  expect(read('.env.example')).not.toMatch(/^[A-Z]/m);
});
