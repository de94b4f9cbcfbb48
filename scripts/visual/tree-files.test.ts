import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changedLines, TreeFiles } from './tree-files';

const shot = (name: string, file: string) => ({ id: file, name, width: 360, file, address: '' });
const NARROW = shot('Primitives/Button · Standard', 'button--standard--360.webp');
const WIDE = shot('Primitives/Button · Standard', 'button--standard--1280.webp');
const LONG = shot('Primitives/Button · Long', 'button--long--360.webp');

test('trees are kept by component; shots with the same tree share it, and those of removed shots go', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'trees-')), 'trees');
  const tree = '- button "買う"\n';
  const trees = new Map([NARROW, WIDE].map((one) => [one, tree]));
  new TreeFiles(folder).accept(trees.set(LONG, '- link "花":\n  - /url: "#a"\n'), [NARROW, WIDE, LONG]);
  expect(readdirSync(folder)).toEqual(['Primitives-Button.yml']);
  expect(readFileSync(join(folder, 'Primitives-Button.yml'), 'utf8')).toBe(
    '# button--long--360\n- link "花":\n  - /url: "#a"\n# button--standard--1280, button--standard--360\n- button "買う"\n',
  );
  const read = new TreeFiles(folder);
  expect([read.treeOf(WIDE), read.treeOf(shot('New · One', 'new.webp'))]).toEqual([tree, undefined]);
  read.accept(new Map(), [WIDE]);
  expect([new TreeFiles(folder).treeOf(LONG), new TreeFiles(folder).treeOf(WIDE)]).toEqual([undefined, tree]);
  read.accept(new Map(), []);
  expect(readdirSync(folder)).toEqual([]);
});

test('the lines that differ are named', () => {
  expect(changedLines('- a\n- b\n', '- a\n- b\n')).toEqual([]);
  expect(changedLines('- a\n- b\n', '- a\n- c\n')).toEqual(['- - b', '+ - c']);
  expect(changedLines('- a\n- b\n', '- b\n- a\n')).toEqual(['another order']);
});
