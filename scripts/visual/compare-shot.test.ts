import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { comparePictures } from './compare-pictures';
import { compare } from './compare-shot';
import type { Shot } from './shot';
import { TreeFiles } from './tree-files';

const shot: Shot = { id: 'a', name: 'A · a', width: 360, file: 'a--360.png', address: 'http://127.0.0.1/a' };
const [white, gray, black] = [255, 128, 0].map((level) => {
  const png = new PNG({ width: 8, height: 8 });
  png.data.fill(level);
  return PNG.sync.write(png);
}) as [Buffer, Buffer, Buffer];

/** Compares the images of the first look and of the second, in a fresh page. */
async function evaluated(
  baseline: Buffer | null,
  first: Buffer,
  second: Buffer,
  faults: string[][] = [[], []],
) {
  const baselines = mkdtempSync(join(tmpdir(), 'baselines-'));
  if (baseline) writeFileSync(join(baselines, shot.file), baseline);
  const reported: string[] = [];
  const sights = [first, second].map((picture, index) => ({ picture, faults: faults[index] ?? [] }));
  const looker = {
    look: async () => {
      reported.push('look');
      return sights.shift() ?? { picture: black, faults: ['looked a third time'] };
    },
    forget: () => void reported.push('forget'),
  };
  return { verdict: await compare(looker, shot, baselines), reported };
}

test('an unchanged shot is taken once', async () => {
  const { verdict, reported } = await evaluated(white, white, black);
  expect(verdict).toMatchObject({ kind: 'same', lookedTwice: false });
  expect(reported).toEqual(['look']);
});

test('a change is confirmed by a second shot', async () => {
  const { verdict, reported } = await evaluated(white, gray, gray);
  expect(verdict).toMatchObject({ kind: 'changed', pixels: 64, faults: [], after: gray });
  expect(verdict.before && (await comparePictures(verdict.before, white))).toBeNull();
  expect(reported).toEqual(['look', 'forget', 'look']);
});

test('a glitch that a fresh page does not reproduce is no change, and is reported', async () => {
  const { verdict } = await evaluated(white, gray, white, [['console: late'], []]);
  expect(verdict).toMatchObject({
    kind: 'same',
    lookedTwice: true,
    mishaps: ['console: late', '64 pixels differed'],
  });
});

test('a new shot is accepted only when two of them are equal', async () => {
  expect((await evaluated(null, gray, gray)).verdict.kind).toBe('new');
  expect((await evaluated(null, gray, black)).verdict).toMatchObject({ kind: 'faulty' });
});

test('a persistent error is a failure, regardless of the image', async () => {
  const { verdict } = await evaluated(white, white, white, [['axe label'], ['axe label']]);
  expect(verdict).toMatchObject({ kind: 'faulty', faults: ['axe label'] });
});

test('a changed accessibility tree is a change, although the image is the same', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'trees-'));
  writeFileSync(join(folder, shot.file), white);
  new TreeFiles(join(folder, 'trees')).accept(new Map([[shot, '- status: 3\n']]), [shot]);
  const seen = (tree: string) =>
    compare(
      { look: async () => ({ picture: white, faults: [], tree }), forget: () => undefined },
      shot,
      folder,
      new TreeFiles(join(folder, 'trees')),
    );
  expect((await seen('- status: 3\n')).kind).toBe('same');
  expect(await seen('- text: 3\n')).toMatchObject({
    kind: 'changed',
    tree: '- text: 3\n',
    treeChanges: ['- - status: 3', '+ - text: 3'],
  });
});
