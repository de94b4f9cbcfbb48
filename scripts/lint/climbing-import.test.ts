import { expect, test } from 'vitest';
import { climbingImports } from './climbing-import';

/** One import form per line; each climbs three folders or more. */
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

test('an import three folders up is reported in every form, and nothing else', () => {
  const lines = [...CLIMBING, ...OTHERS];
  const source = lines.join('\n');
  const found = climbingImports('probe.ts', source).map(({ at }) => source.slice(0, at).split('\n').length);
  expect([...new Set(found)]).toEqual(CLIMBING.map((_, line) => line + 1));
});
