import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../setup/project-root.mjs';
import { leafInColors } from './leaf-in-colors';
import { writtenTokens } from './written-tokens';

const folder = join(projectRoot, 'packages/design-tokens/tokens');
const PALETTE = 'palette.tokens.json';
const paletteOf = (brand: string) => readFileSync(join(projectRoot, 'brands', brand, PALETTE), 'utf8');
const texts = () =>
  new Map([
    [PALETTE, paletteOf('komoreno')],
    ...readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const),
  ]);
const GREEN = '[0.4784, 0.7804, 0.098]';
const leaf = readFileSync(join(projectRoot, 'brands/komoreno/files/icon.svg'), 'utf8');
const COLORS = { line: [0.1373, 0.1765, 0.1373], dots: [0.4784, 0.7804, 0.098] };

test('[TOKEN-01] the committed files are up to date: nothing is written', () => {
  expect(writtenTokens(texts())).toEqual({ files: new Map(), changed: [] });
  for (const text of [
    paletteOf('asamoya'),
    readFileSync(join(projectRoot, 'brands/neutral-palette.tokens.json'), 'utf8'),
  ])
    expect(writtenTokens(new Map([[PALETTE, text]]))).toEqual({ files: new Map(), changed: [] });
});

test('one changed colour updates its hex and its derived values, and no other line', () => {
  const given = texts();
  const palette = given.get(PALETTE) ?? '';
  expect(palette).toContain(GREEN);
  given.set(PALETTE, palette.replace(GREEN, '[0.4549, 0.7412, 0.0941]'));
  const { files, changed } = writtenTokens(given);
  expect(changed.toSorted()).toEqual(['color.action.tint', 'palette.green']);
  expect(files.get(PALETTE)).toBe(given.get(PALETTE)?.replace('"#7ac719"', '"#74bd18"'));
  expect(files.get('color.tokens.json')).toBe(
    given
      .get('color.tokens.json')
      ?.replace('"#f2f9e8"', '"#f1f8e8"')
      .replace('[0.949, 0.9765, 0.9098]', '[0.9451, 0.9725, 0.9098]'),
  );
  expect([...files.keys()].toSorted()).toEqual(['color.tokens.json', PALETTE]);
});

test("[TOKEN-01] the icon's leaf has the brand's colours", () => {
  expect(leafInColors(leaf, COLORS)).toBe(leaf);
});

test('the leaf follows a changed colour, and nothing else of the icon does', () => {
  const other = leafInColors(leaf, { ...COLORS, dots: [0.4549, 0.7412, 0.0941] });
  expect(other).toBe(leaf.replace('#7ac719', '#74bd18'));
});
