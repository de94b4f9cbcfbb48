import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../setup/project-root.mjs';
import { environmentComment, runTestFiles } from './run-test-files';

/** A file that notes its name, its project, and whether it has a page; the longer, the earlier in Vitest's own order. */
const file = (comment: string, length: number) => `${comment}
import { appendFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
test('x', () => {
  const facts = [basename(expect.getState().testPath), process.env.PROJECT, 'document' in globalThis];
  appendFileSync(process.env.NOTES, facts.join(' ') + '\\n');
});
${'//'.repeat(length)}`;

const project = (name: string, include: string) =>
  `{ test: { name: '${name}', include: ['${include}'], env: { PROJECT: '${name}' }, isolate: false } }`;

const NOTED_ORDER = `
import { appendFileSync } from 'node:fs';
import { basename } from 'node:path';
import { ByEnvironment } from '${join(projectRoot, 'scripts/testing/by-environment.ts')}';
class NotedOrder extends ByEnvironment {
  async sort(files) {
    const sorted = await super.sort(files);
    const names = sorted.map(({ moduleId }) => basename(moduleId));
    appendFileSync(process.env.NOTES, 'order ' + names.join(' ') + '\\n');
    return sorted;
  }
}`;

test('files that get one environment in one project follow one another, however they ask for it', () => {
  const { output, notes } = runTestFiles({
    files: {
      'a.test.ts': file(`// ${environmentComment('happy-dom')}`, 900),
      'b.test.ts': file('', 800),
      'c.test.ts': file(`/**\n * About plants.\n * ${environmentComment('happy-dom')}\n */`, 700),
      'd.test.ts': file(`// ${environmentComment('node')}`, 600),
      'e.test.ts': file(`/* ${environmentComment('happy-dom', 'jest')} */`, 500),
      'f.other.ts': file('', 400),
      'g.test.ts': file('', 300),
      'h.other.ts': file('', 200),
      'i.test.ts': file('// It calls vi.resetModules().', 1000),
    },
    imports: NOTED_ORDER,
    test: `sequence: { sequencer: NotedOrder }, projects: [${project('unit', '*.test.ts')}, ${project('other', '*.other.ts')}]`,
  });
  expect(output).toContain('9 passed');
  const got = new Map(
    notes.map((note) => note.split(' ')).map(([name = '', ...facts]) => [name, facts.join(' ')]),
  );
  const names = (got.get('order') ?? '').split(' ');
  const inOrder = names.map((name) => got.get(name));
  const turns = inOrder.filter((facts, at) => facts !== inOrder[at - 1]);
  expect(inOrder).toHaveLength(9);
  expect([...turns].sort()).toEqual(['other false', 'unit false', 'unit true']);
  expect(names.filter((name) => got.get(name) === 'unit false').at(-1), 'modules of its own').toBe(
    'i.test.ts',
  );
});
