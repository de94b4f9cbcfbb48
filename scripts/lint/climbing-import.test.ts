import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { projectRoot } from '../setup/project-root.mjs';

/** One form of import a line; each climbs three folders or more. */
const CLIMBING = [
  "import a from '../../../x/y';",
  'import type { B } from "../../../../y";',
  "export { c } from '../../../c';",
  "import '../../../side';",
  "export const d = () => import('../../../d');",
  "export type E = typeof import('../../../e');",
  "vi.mock('../../../m');",
  "vi.mock(import('../../../m'));",
];
const OTHERS = [
  "import f from '../../f';",
  "import g from '#g/h.ts';",
  "export const file = new URL('../../../file', import.meta.url);",
];
const FOLDERS = ['packages/ui-kit/src', 'apps/storefront/src', 'apps/storefront/test', 'scripts'];

const report = z.object({
  diagnostics: z.array(
    z.object({
      category: z.string(),
      location: z.object({ path: z.string(), start: z.object({ line: z.number() }) }),
    }),
  ),
});

test('an import that climbs three folders is refused in every form and folder, and nothing else is', () => {
  const project = mkdtempSync(join(tmpdir(), 'climbing-'));
  const settings = JSON.parse(readFileSync(join(projectRoot, 'biome.json'), 'utf8'));
  writeFileSync(
    join(project, 'biome.json'),
    JSON.stringify({ ...settings, root: true, vcs: { enabled: false } }),
  );
  cpSync(join(projectRoot, 'scripts/lint'), join(project, 'scripts/lint'), { recursive: true });
  for (const folder of FOLDERS) {
    mkdirSync(join(project, folder), { recursive: true });
    writeFileSync(join(project, folder, 'probe.ts'), `${[...CLIMBING, ...OTHERS].join('\n')}\n`);
  }
  const { stdout } = spawnSync(
    join(projectRoot, 'node_modules/.bin/biome'),
    ['lint', '--reporter=json', '--max-diagnostics=none', ...FOLDERS.map((folder) => `${folder}/probe.ts`)],
    { cwd: project, encoding: 'utf8' },
  );
  const refused = report
    .parse(JSON.parse(stdout))
    .diagnostics.filter(({ category }) => category === 'plugin')
    .map(({ location }) => `${location.path}:${location.start.line}`);
  const expected = FOLDERS.flatMap((folder) => CLIMBING.map((_, line) => `${folder}/probe.ts:${line + 1}`));
  expect([...new Set(refused)].toSorted()).toEqual(expected.toSorted());
});
