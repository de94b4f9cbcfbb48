import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { size } from '@shop/design-tokens/size';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { textStyle } from '#css/text-style.ts';
import { variant as suggestions } from '../SearchSuggestions/SearchSuggestions.css.ts';

const { color, font, space } = vars;

export const variant = styleVariants({
  /** On desktops the last block is beside the others, and spans all rows. */
  panel: [
    suggestions.panel,
    {
      '@media': {
        [media.desktop]: {
          display: 'grid',
          gridTemplateColumns: `${size.suggestions.words} minmax(0, 1fr)`,
          gridTemplateRows: 'auto auto 1fr',
          columnGap: vars.space.roomy,
          alignItems: 'start',
          paddingInline: `calc(${space.standard} + ${space.small})`,
        },
      },
    },
  ],
  sheet: { padding: `0 ${space.standard} ${space.large}` },
});

export const block = style({ paddingTop: space.standard });

globalStyle(`${variant.panel} > ${block}:last-child`, {
  '@media': { [media.desktop]: { gridColumn: 2, gridRow: '1 / -1' } },
});

/** Images, in the wider column. */
export const beside = style({});

export const squares = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  columnGap: space.xsmall,
  rowGap: space.small,
});

export const square = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.xxsmall,
  color: 'inherit',
  textDecoration: 'none',
  '@media': { [media.hover]: { ':hover': { textDecoration: 'underline' } } },
});

/** Reserves space for an image that loads later. */
export const squarePicture = style({
  width: size.row.picture,
  maxWidth: '100%',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: vars.radius.standard,
  background: color.surface.subtle,
});

export const squareLabel = style({
  ...textStyle('caption', 'note'),
  textAlign: 'center',
});

/* their images align with the text above */
export const productRows = style({ marginInline: `calc(-1 * ${space.small})` });

export const blockHead = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });

export const title = style({
  paddingBlock: space.xsmall,
  ...textStyle('small', 'row'),
  fontWeight: font.weight.bold,
});

/* aligned with one that has a button in its line */
globalStyle(`${variant.panel} ${title}`, {
  '@media': {
    [media.desktop]: {
      display: 'flex',
      alignItems: 'center',
      minHeight: vars.layout.target,
      paddingBlock: 0,
    },
  },
});

export const clearAll = style({
  minHeight: vars.layout.target,
  color: color.text.muted,
  fontSize: font.size.note,
  '@media': { [media.hover]: { ':hover': { textDecoration: 'underline' } } },
});

export const recentRow = style({
  display: 'flex',
  alignItems: 'center',
  borderTop: `${vars.stroke.hairline} solid ${color.line.standard}`,
  selectors: { '&:last-child': { borderBottom: `${vars.stroke.hairline} solid ${color.line.standard}` } },
});

export const recentLink = style({
  display: 'flex',
  flex: 1,
  minWidth: 0,
  alignItems: 'center',
  gap: space.small,
  minHeight: vars.layout.target,
  overflowWrap: 'anywhere',
});
