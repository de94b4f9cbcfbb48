import { contrast } from '@shop/design-tokens/contrast';
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

/** The colour, darkened until it has the required contrast on a background. */
function readable(color: string, ground: string, least: number): string {
  let found = color;
  for (let share = 0; contrast(found, ground) < least && share < 1; share += 0.02)
    found = mix(color, '#000000', share);
  return found;
}

/**
 * A palette in the format of the token files: three colours are given, the others are derived. A button has the colour of texts, or that of
 * the page if its ground is too dark for it.
 */
export function newPalette({ action, text, page }: ShopColors): NonNullable<Brand['tokens']> {
  const gray = mix(page, text, 0.05);
  const colors = {
    white: page,
    text,
    lightText: readable(readable(mix(text, page, 0.45), gray, 3.2), mix(page, action, 0.1), 3.4),
    gray,
    green: action,
    // The background of text when pressed, and a border on the page when selected.
    darkGreen: readable(mix(action, text, 0.1), page, 3.02),
    notice: mix('#f0a070', page, 0.1),
    link: readable(mix(action, '#0b3a6b', 0.55), gray, 5),
    layoutGray: mix(page, text, 0.12),
    silver: mix(page, text, 0.22),
    red: '#b3261e',
  };
  const isDark = contrast(text, action) < TEXT_CONTRAST && contrast(page, action) >= TEXT_CONTRAST;
  return {
    ...(isDark && { color: { action: { text: { $value: '{palette.white}' } } } }),
    palette: {
      $description: 'The colours of this shop, by the names of the token files.',
      $type: 'color',
      ...Object.fromEntries(
        Object.entries(colors).map(([name, hex]) => [
          name,
          {
            $value: {
              colorSpace: 'srgb',
              components: rgbOf(hex).map((part) => Number((part / 255).toFixed(4))),
              hex,
            },
          },
        ]),
      ),
    },
  };
}

/** Each colour's name in faults, and towards what it may be moved. */
const FIELDS = [
  ['action', 'actions', ['#ffffff', '#000000']],
  ['text', 'the text', ['#000000']],
  ['page', 'the page', ['#ffffff']],
] as const;

const isReadable = (colors: ShopColors) => unreadablePairs(newPalette(colors)).length === 0;

/** The readable colours that differ the least from the given ones in one of them, in steps of a twentieth; null if no single one suffices. */
function nearestByOne(colors: ShopColors): { name: keyof ShopColors; field: string; nearest: string } | null {
  for (let step = 1; step <= 20; step += 1) {
    for (const [name, field, ends] of FIELDS) {
      for (const end of ends) {
        const nearest = mix(colors[name], end, step / 20);
        if (isReadable({ ...colors, [name]: nearest })) return { name, field, nearest };
      }
    }
  }
  return null;
}

/** Readable colours near the given ones: at the latest black text on white with white actions. */
function readableColors(colors: ShopColors): ShopColors {
  if (isReadable(colors)) return colors;
  for (let step = 0; step <= 20; step += 4) {
    const text = mix(colors.text, '#000000', step / 20);
    const moved = { ...colors, text, page: mix(colors.page, '#ffffff', step / 20) };
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
  const { action, text, page } = colors;
  const ways = (found: ShopColors) => `readable colours are ${found.action},${found.text},${found.page}`;
  if (contrast(text, '#000000') > contrast(page, '#000000'))
    return `the page ${page} must be lighter than its text ${text}, which is also shown on pictures and on buttons; ${ways(readableColors({ action, text: page, page: text }))}`;
  const one = nearestByOne(colors);
  if (one === null) return `${first}; ${ways(readableColors(colors))}`;
  const own = pairs.find((pair) => pair.includes(colors[one.name])) ?? first;
  return `${own}; the nearest readable colour for ${one.field} is ${one.nearest}`;
}
