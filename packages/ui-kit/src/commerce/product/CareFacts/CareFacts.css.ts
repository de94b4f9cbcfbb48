import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { size } from '@shop/design-tokens/size';
import { style } from '@vanilla-extract/css';
import { recipe } from '#css/recipe.ts';
import { textStyle } from '#css/text-style.ts';

const { color, font, space } = vars;
const hairline = `${vars.stroke.hairline} solid ${color.line.standard}`;

const columns = (count: number) => ({
  '@media': { [media.desktop]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` } },
});

export const list = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    borderTop: hairline,
    '@media': { [media.desktop]: { borderBottom: hairline } },
  },
  variants: { columns: { 1: columns(1), 2: columns(2), 3: columns(3), 4: columns(4) } },
});

/** Alone in its row, on phones. */
const alone = '&:nth-child(odd):last-child, &:nth-child(odd):has(+ [data-wide])';

export const cell = style({
  borderBottom: hairline,
  padding: `${space.snug} ${space.small} ${space.snug} 0`,
  selectors: {
    '&:nth-child(even)': { paddingInline: `${space.small} 0`, borderLeft: hairline },
    [alone]: { gridColumn: '1 / -1' },
  },
  '@media': {
    [media.desktop]: {
      borderBottom: 0,
      selectors: {
        '&:nth-child(n)': {
          padding: `${space.medium} ${space.standard}`,
          borderLeft: hairline,
        },
        [alone]: { gridColumn: 'auto' },
        '&:first-child': { paddingLeft: 0, borderLeft: 0 },
        '&:last-child': { paddingRight: 0 },
      },
    },
  },
});

/** Sizes by variant: a row of its own. */
export const wide = style({
  gridColumn: '1 / -1',
  borderBottom: hairline,
  paddingBlock: space.snug,
  '@media': {
    [media.desktop]: { borderTop: hairline, borderBottom: 0, paddingBlock: space.medium },
  },
});

export const name = style({ marginTop: space.xsmall, ...textStyle('small', 'row') });

export const text = style({ marginTop: space.xxsmall, ...textStyle('note') });

/** Three dots and a word. */
export const scale = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.xsmall,
  marginTop: space.xxsmall,
  ...textStyle('note'),
  fontWeight: font.weight.bold,
});

const dot = (fill: string, place: number) =>
  `radial-gradient(circle closest-side, ${fill} 92%, transparent) calc(${place} * 50%) center / calc(100% / 3.6) 100% no-repeat`;
const filled = (count: number, on: string, off: string) =>
  [0, 1, 2].map((place) => dot(place < count ? on : off, place)).join(', ');
const levels = (on: string, off: string) =>
  Object.fromEntries(
    [1, 2, 3].map((count) => [`&[data-level="${count}"]`, { background: filled(count, on, off) }]),
  );

/** The level of three: not shown by colour alone, because the text beside it states it. */
export const dots = style({
  flex: 'none',
  width: size.care.scale,
  height: size.care.dot,
  selectors: levels(color.text.standard, color.line.disabled),
  '@media': {
    [media.forcedColors]: { forcedColorAdjust: 'none', selectors: levels('CanvasText', 'GrayText') },
  },
});

export const table = style({
  width: '100%',
  marginTop: space.xxsmall,
  borderCollapse: 'collapse',
  ...textStyle('note'),
  textAlign: 'left',
});

export const column = style({
  padding: `${space.xxsmall} ${space.small} ${space.xxsmall} 0`,
  fontWeight: font.weight.regular,
  verticalAlign: 'top',
});
