import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrast } from '@shop/design-tokens/contrast';
import { TEXT_CONTRAST, unreadablePairs } from '@shop/design-tokens/contrast-pairs';
import { themeOf } from '@shop/design-tokens/theme-of';
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { projectRoot } from '../setup/project-root.mjs';
import { readAnswers } from './answers';
import { answersOf, BAKERY } from './bakery';
import { mix, newPalette } from './new-palette';
import { markFiles, placeholderPictures, recoloredMark } from './placeholder-pictures';
import { namesInUse } from './write-shop';

test('[BRAND-05] [BRAND-04] the mark of a new shop follows its palette; the same colours and an icon of its own change nothing', async () => {
  const { colors } = answersOf(BAKERY);
  const old = (await markFiles(colors)).get('icon.svg')?.toString() ?? '';
  const green = { ...colors, action: '#0f4d32' };
  const files = await recoloredMark(old, green);
  expect([...files.keys()]).toEqual([...(await markFiles(green)).keys()]);
  expect(files.get('icon.svg')).toBe(old.replace(colors.action, green.action));
  const icon = 'icons/icon-512.png';
  expect(files.get(icon)).not.toEqual((await markFiles(colors)).get(icon));
  const own = readFileSync(join(projectRoot, 'brands/asamoya/files/icon.svg'), 'utf8');
  expect([(await recoloredMark(old, colors)).size, (await recoloredMark(own, green)).size]).toEqual([0, 0]);
});

test.each([
  ['#8c2f39', 'page'],
  ['#1e2a5a', 'page'],
  ['#e8a860', 'text'],
] as const)(
  '[BRAND-05] [BRAND-04] the text on an action of %s has the colour of the %s',
  (action, readable) => {
    const colors = { action, text: '#33241a', page: '#fffdf9' };
    const palette = newPalette(colors);
    expect(unreadablePairs(palette)).toEqual([]);
    expect(themeOf(palette).color.action.text).toBe(colors[readable]);
  },
);

const colorFaultsOf = (colors: string) => {
  const read = readAnswers({ colors }, namesInUse(projectRoot));
  return read.ok ? '' : read.faults.join('\n');
};

test.each([
  ['#80766a,#33241a,#fffdf9', 'text on the primary action cannot be read', 'actions', 0],
  ['#0f4d32,#9a9a7a,#f7f5ea', 'text on the page cannot be read: #9a9a7a on #f7f5ea', 'the text', 1],
  [
    '#8fc1a9,#1a2420,#a0a0a0',
    'muted text on the page cannot be read: #[0-9a-f]{6} on #a0a0a0',
    'the page',
    2,
  ],
])(
  '[BRAND-05] the fault of %s is a line: %s, and the nearest colour for %s',
  (typed, reason, field, place) => {
    const fault = colorFaultsOf(typed);
    expect(fault).toMatch(
      new RegExp(`^colors: ${reason}[^\\n]*; the nearest readable colour for ${field} is #`),
    );
    const nearest = fault.slice(-7);
    const given = typed.split(',');
    const withColor = (one: string) => given.with(place, one).join();
    expect(colorFaultsOf(withColor(nearest))).toBe('');
    const steps = ['#ffffff', '#000000'].map((end) =>
      Array.from({ length: 20 }, (_, step) => mix(given[place] ?? '', end, step / 20)),
    );
    const nearer = steps.find((way) => way.includes(nearest)) ?? [];
    expect(nearer.indexOf(nearest)).toBeGreaterThan(0);
    for (const one of nearer.slice(0, nearer.indexOf(nearest)))
      expect(colorFaultsOf(withColor(one)), one).not.toBe('');
  },
);

test.each(['#e8a860,#f5f0e6,#14110f', '#8c2f39,#f1efe9,#15181c', '#fff,#fff,#000'])(
  '[BRAND-05] [BRAND-04] a page darker than its text makes a dark shop (%s), whose pictures and icons stay light',
  async (typed) => {
    const { colors } = answersOf({ ...BAKERY, colors: typed });
    const palette = newPalette(colors);
    expect(unreadablePairs(palette)).toEqual([]);
    const { color, colorScheme } = themeOf(palette);
    expect([colorScheme, color.surface.page, color.text.picture]).toEqual(['dark', colors.page, colors.page]);
    const files = await markFiles(colors);
    expect(files.get('icon.svg')).toContain(`stroke="${colors.page}"`);
    const pictures = await placeholderPictures(colors, [{ handle: 'one', category: 'all' }], ['all']);
    // Where the title lies.
    const { channels } = await sharp(pictures.get('collections/all_cover.webp'))
      .extract({ left: 100, top: 400, width: 700, height: 300 })
      .stats();
    const wall = `#${channels.map(({ mean }) => Math.round(mean).toString(16)).join('')}`;
    expect(contrast(color.text.picture, wall)).toBeGreaterThan(TEXT_CONTRAST);
  },
);

test('[BRAND-05] whatever colours are typed, the suggested ones are accepted', () => {
  const color = fc.integer({ min: 0, max: 0xffffff }).map((rgb) => `#${rgb.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(fc.tuple(color, color, color), (typed) => {
      const fault = colorFaultsOf(typed.join());
      if (fault === '') return;
      expect(fault).not.toContain('\n');
      const [, field = '', one = ''] = /colour for ([a-z ]+) is (#.{6})$/.exec(fault) ?? [];
      const [, all] = /colours are (.+)$/.exec(fault) ?? [];
      const place = ['actions', 'the text', 'the page'].indexOf(field);
      expect(colorFaultsOf(all ?? typed.with(place, one).join()), fault).toBe('');
    }),
    {
      numRuns: 15,
      examples: [
        [['#0f4d32', '#1c2a20', '#10150f']],
        [['#777777', '#888888', '#999999']],
        [['#999999', '#888888', '#777777']],
      ],
    },
  );
});
