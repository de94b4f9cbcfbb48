import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { OPERATIONS, SCHEMA_FILE } from '../codegen/generate-round';
import { projectRoot } from '../setup/project-root.mjs';

const read = (path: string) => JSON.parse(readFileSync(join(projectRoot, path), 'utf8'));
const isThere = (path: string) => existsSync(join(projectRoot, path));

test("editors use the project's TypeScript", () => {
  const { 'js/ts.tsdk.path': folder, ...settings } = z
    .object({ 'js/ts.tsdk.path': z.string(), 'js/ts.experimental.useTsgo': z.boolean() })
    .loose()
    .parse(read('.vscode/settings.json'));
  // Before version 7 it is a library loaded by editors; from then on a program started by an extension.
  expect(isThere(join(folder, 'lib/tsserver.js'))).toBe(false);
  expect(isThere(join(folder, 'lib/getExePath.js'))).toBe(true);
  expect(settings['js/ts.experimental.useTsgo']).toBe(true);
  const { recommendations } = z
    .object({ recommendations: z.array(z.string()) })
    .parse(read('.vscode/extensions.json'));
  expect(recommendations).toContain('typescriptteam.native-preview');
});

test('editors validate operations against the schema used for code generation', () => {
  const { schema, documents } = z
    .object({ schema: z.string(), documents: z.string() })
    .parse(read('.graphqlrc.json'));
  expect(join(projectRoot, schema)).toBe(SCHEMA_FILE);
  expect(documents).toBe(`${OPERATIONS}/**/*.graphql`);
});

test("the debugger's targets exist", () => {
  const { configurations } = z
    .object({ configurations: z.array(z.object({ name: z.string(), program: z.string() })) })
    .parse(read('.vscode/launch.json'));
  const missing = configurations.filter(
    ({ program }) => !isThere(program.replace(/^\$\{workspaceFolder\}/, '')),
  );
  expect(missing).toEqual([]);
  expect(configurations.length).toBeGreaterThan(2);
});
