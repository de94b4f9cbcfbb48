import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../setup/project-root.mjs';
import { environmentComment, runTestFiles } from './run-test-files';

const COUNTER = 'export const counter = { value: 0 };';
/** It is evaluated long after the file that imports it. */
const LATE = "await new Promise((resolve) => setTimeout(resolve, 300)); globalThis.notes = ['late module'];";

/** Leaves something of each kind. */
const leaves = (comment: string) => `${comment}
import { test } from 'vitest';
import { counter } from './counter';
test('leaves things', () => {
  counter.value += 1;
  globalThis[Symbol.for('shop.left')] = {};
  void import('./late');
  if (!('document' in globalThis)) return;
  document.body.innerHTML = '<p>left</p>';
  history.replaceState(null, '', '/left?x=1');
  localStorage.setItem('left', '1');
  sessionStorage.setItem('left', '1');
  document.cookie = 'left=1; path=/';
});
${'//'.repeat(900)}`;

/** Notes what it finds. */
const finds = (comment: string) => `${comment}
import { appendFileSync } from 'node:fs';
import { test } from 'vitest';
import { counter } from './counter';
test('finds things', () => {
  const page = 'document' in globalThis
    ? [document.body.children.length, location.pathname + location.search, localStorage.length, sessionStorage.length, document.cookie]
    : [];
  appendFileSync(process.env.NOTES, JSON.stringify([counter.value, globalThis.notes, Symbol.for('shop.left') in globalThis, ...page]) + '\\n');
});`;

const FORGETS = '../../apps/storefront/test/support/forget-process.ts';

const run = (comment: string, found = comment) =>
  runTestFiles({
    files: {
      'leave-nothing.ts': readFileSync(join(projectRoot, 'scripts/testing/leave-nothing.ts'), 'utf8').replace(
        FORGETS,
        './forget-process.ts',
      ),
      'forget-process.ts': readFileSync(join(projectRoot, 'scripts/testing', FORGETS), 'utf8'),
      'own-modules.ts': readFileSync(join(projectRoot, 'scripts/testing/own-modules.ts'), 'utf8'),
      'counter.ts': COUNTER,
      'late.ts': LATE,
      'a.test.ts': leaves(comment),
      'b.test.ts': finds(found),
    },
    test: "setupFiles: ['./leave-nothing.ts']",
  });

test("a file finds nothing of another's page, address, storage, cookies, modules or process, and no unfinished import", () => {
  const { output, notes } = run(`// ${environmentComment('happy-dom')}`);
  expect(output).toContain('2 passed');
  expect(notes.map((note) => JSON.parse(note))).toEqual([[0, ['late module'], false, 0, '/', 0, 0, '']]);
});

test('without a page modules are shared, the process is left empty, and imports are finished', () => {
  const { output, notes } = run('');
  expect(output).toContain('2 passed');
  expect(notes.map((note) => JSON.parse(note))).toEqual([[1, ['late module'], false]]);
});

const OWN = '// It calls vi.resetModules().';
test.each([
  ['after', OWN, ''],
  ['before', '', OWN],
])('a file that replaces modules shares none with the file %s it', (_, first, second) => {
  const { output, notes } = run(first, second);
  expect(output).toContain('2 passed');
  expect(notes.map((note) => JSON.parse(note))).toEqual([[0, ['late module'], false]]);
});
