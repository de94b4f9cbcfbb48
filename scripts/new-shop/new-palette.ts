import { contrast, isDarker } from '@shop/design-tokens/contrast';
import { TEXT_CONTRAST, unreadablePairs } from '@shop/design-tokens/contrast-pairs';
import type { Brand } from '@shop/rules/brand/brand';

/** The three colours that a new shop is asked for, as #hex. */
export interface ShopColors {
  readonly action: string;
  readonly text: string;
  readonly page: string;
}

type Rgb = readonly [number, number, number];

const rgbOf = (hex: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;
const hexOf = (rgb: Rgb) => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** Mixes two colours. @param share of the second */
export function mix(one: string, other: string, share: number): string {
  const [from, to] = [rgbOf(one), rgbOf(other)];
  return hexOf(from.map((part, index) => part + ((to[index] ?? part) - part) * share) as unknown as Rgb);
}

/** The colour, moved towards an end until it has the required contrast to another one. */
function readable(color: string, other: string, least: number, end: string): string {
  let found = color;
  for (let share = 0; contrast(found, other) < least && share < 1; share += 0.02)
    found = mix(color, end, share);
  return found;
}

/** A page darker than its text. */
const isDark = ({ text, page }: ShopColors) => isDarker(page, text);

/** The colours for drawings on a light ground, as photographs have it: in a dark shop text and page are exchanged. */
export const litColors = (colors: ShopColors): ShopColors =>
  isDark(colors) ? { ...colors, text: colors.page, page: colors.text } : colors;

const colorValue = (hex: string) => ({
  $value: {
    colorSpace: 'srgb',
    components: rgbOf(hex).map((part) => Number((part / 255).toFixed(4))),
    hex,
  },
});

/**
 * A palette in the format of the token files: three colours are given, the others are derived. A button has the colour of texts, or that of
 * the page if its ground is too near to it. On a dark page marks and links become lighter where those of a light one become darker, and titles on
 * place images, which stay light, have the page's colour.
 */
export function newPalette(given: ShopColors): NonNullable<Brand['tokens']> {
  const { action, text, page } = given;
  const dark = isDark(given);
  const end = dark ? '#ffffff' : '#000000';
  const gray = mix(page, text, 0.05);
  const link = readable(mix(action, dark ? '#9cc4f0' : '#0b3a6b', 0.55), gray, 5, end);
  const orange = mix('#f0a070', page, 0.1);
  const colors = {
    white: page,
    text,
    lightText: readable(readable(mix(text, page, 0.45), gray, 3.2, end), mix(page, action, 0.1), 3.4, end),
    gray,
    green: action,
    // The background of text when pressed, and a border on the page when selected.
    darkGreen: readable(mix(action, text, 0.1), page, 3.02, end),
    // The ground of text.
    notice: dark ? readable(orange, text, TEXT_CONTRAST, '#000000') : orange,
    link,
    layoutGray: mix(page, text, 0.12),
    silver: mix(page, text, 0.22),
    // Text on the page, and the ground of text in the page's colour.
    red: dark ? readable('#e5605a', page, TEXT_CONTRAST, end) : '#b3261e',
  };
  const isOnPage = contrast(text, action) < TEXT_CONTRAST && contrast(page, action) >= TEXT_CONTRAST;
  const reference = (name: keyof typeof colors) => ({ $value: `{palette.${name}}` });
  const own = {
    ...(isOnPage && { action: { text: reference('white') } }),
    ...(dark && {
      surface: {
        picture: reference('gray'),
        scrim: { $value: { colorSpace: 'srgb', components: [0, 0, 0], hex: '#000000', alpha: 0.6 } },
      },
      text: { picture: reference('white') },
      link: { hover: colorValue(mix(link, end, 0.22)) },
    }),
  };
  return {
    ...(Object.keys(own).length > 0 && { color: { $type: 'color', ...own } }),
    palette: {
      $description: 'The colours of this shop, by the names of the token files.',
      $type: 'color',
      ...Object.fromEntries(Object.entries(colors).map(([name, hex]) => [name, colorValue(hex)])),
    },
  };
}

/** Each colour's name in faults, and towards what it may be moved. */
const fieldsOf = (colors: ShopColors) => {
  const [far, near] = isDark(colors) ? ['#ffffff', '#000000'] : ['#000000', '#ffffff'];
  return [
    ['action', 'actions', ['#ffffff', '#000000']],
    ['text', 'the text', [far]],
    ['page', 'the page', [near]],
  ] as const;
};

const isReadable = (colors: ShopColors) => unreadablePairs(newPalette(colors)).length === 0;

/** The readable colours that differ the least from the given ones in one of them, in steps of a twentieth; null if no single one suffices. */
function nearestByOne(colors: ShopColors): { name: keyof ShopColors; field: string; nearest: string } | null {
  for (let step = 1; step <= 20; step += 1) {
    for (const [name, field, ends] of fieldsOf(colors)) {
      for (const end of ends) {
        const nearest = mix(colors[name], end, step / 20);
        if (isReadable({ ...colors, [name]: nearest })) return { name, field, nearest };
      }
    }
  }
  return null;
}

/** Readable colours near the given ones: at the latest text and page in black and white, with white actions. */
function readableColors(colors: ShopColors): ShopColors {
  if (isReadable(colors)) return colors;
  const [, [, , [textEnd]], [, , [pageEnd]]] = fieldsOf(colors);
  for (let step = 0; step <= 20; step += 4) {
    const text = mix(colors.text, textEnd, step / 20);
    const moved = { ...colors, text, page: mix(colors.page, pageEnd, step / 20) };
    const found = nearestByOne(moved);
    if (found) return { ...moved, [found.name]: found.nearest };
  }
  throw new Error(`no colours near ${Object.values(colors).join()} are readable`);
}

/** What is wrong with colours and which ones are readable, in one sentence; undefined if these are. */
export function colorFault(colors: ShopColors): string | undefined {
  const pairs = unreadablePairs(newPalette(colors));
  const [first] = pairs;
  if (first === undefined) return undefined;
  const one = nearestByOne(colors);
  if (one === null) {
    const { action, text, page } = readableColors(colors);
    return `${first}; readable colours are ${action},${text},${page}`;
  }
  const own = pairs.find((pair) => pair.includes(colors[one.name])) ?? first;
  return `${own}; the nearest readable colour for ${one.field} is ${one.nearest}`;
}
