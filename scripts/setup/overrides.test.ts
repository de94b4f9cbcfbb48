import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { projectRoot } from './project-root.mjs';

test('exactly the overrides of packages are documented in docs/dependencies.md', () => {
  const file = readFileSync(join(projectRoot, 'package.json'), 'utf8');
  const { overrides } = z.object({ overrides: z.record(z.string(), z.unknown()) }).parse(JSON.parse(file));
  const [, table = ''] = readFileSync(join(projectRoot, 'docs/dependencies.md'), 'utf8').split(
    '## Overrides',
  );
  const explained = [...table.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name]) => name);
  expect(Object.keys(overrides).toSorted()).toEqual(explained);
});
