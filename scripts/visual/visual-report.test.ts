import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Verdict, writeVisualReport } from './visual-report';

const verdict = (id: string, kind: Verdict['kind'], faults: string[] = []): Verdict => ({
  shot: { storyId: id, name: `Kit/${id}`, width: 360, look: 'plain', file: `${id}--360.png` },
  kind,
  pixels: kind === 'changed' ? 12 : 0,
  faults,
  lookedTwice: kind !== 'same',
  ...(kind === 'same' ? {} : { after: Buffer.from('after') }),
  ...(kind === 'changed' ? { before: Buffer.from('before'), difference: Buffer.from('difference') } : {}),
});

test('the report shows exactly what is not as it was, with before, after and difference', () => {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  const page = readFileSync(
    writeVisualReport(folder, [
      verdict('same', 'same'),
      verdict('moved', 'changed'),
      verdict('fresh', 'new'),
    ]),
    'utf8',
  );
  expect([...page.matchAll(/<h2>(\S+)/g)].map(([, name]) => name)).toEqual(['Kit/moved', 'Kit/fresh']);
  expect(readdirSync(folder).sort()).toEqual([
    'after-fresh--360.png',
    'after-moved--360.png',
    'before-moved--360.png',
    'difference-moved--360.png',
    'index.html',
  ]);
});

test('what a fault quotes from a page does not become part of the report', () => {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  const page = readFileSync(writeVisualReport(folder, [verdict('a', 'faulty', ['axe: <b>x</b>'])]), 'utf8');
  expect(page).toContain('axe: &lt;b&gt;x&lt;/b&gt;');
});
