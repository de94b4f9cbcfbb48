import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { size } from '@shop/design-tokens/size';
import { style } from '@vanilla-extract/css';
import { recipe } from '#css/recipe.ts';
import { textStyle } from '#css/text-style.ts';

const { color, font, space } = vars;
const hairline = `${vars.stroke.hairline} solid ${color.line.standard}`;

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const index = recipe({
  base: { display: 'grid', ...columns(2), columnGap: vars.layout.gap, borderTop: hairline },
  variants: {
    tablet: {
      3: { '@media': { [media.onlyTablet]: columns(3) } },
      4: { '@media': { [media.onlyTablet]: columns(4) } },
    },
    desktop: {
      4: { '@media': { [media.desktop]: columns(4) } },
      5: { '@media': { [media.desktop]: columns(5) } },
    },
  },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.small,
  minHeight: size.row.standard,
  /* neighbours' rules align, even if one has more lines */
  height: '100%',
  borderBottom: hairline,
  ...textStyle('small', 'label'),
  fontFeatureSettings: '"palt"',
  '@media': {
    [media.belowDesktop]: { columnGap: space.close },
    [media.desktop]: { minHeight: size.row.menu },
    [media.hover]: { ':hover': { color: color.link.hover } },
  },
});

/** Rows grow with their images. */
export const picture = style({
  flex: 'none',
  width: size.menu.picture,
  height: size.menu.picture,
  marginBlock: space.close,
  '@media': { [media.desktop]: { width: size.control.standard, height: size.control.standard } },
});

/**
 * Name and count at both ends of the row. Beside an image the row is too narrow for both below the desktop width, so the count is under the
 * name.
 */
export const words = style({
  display: 'flex',
  flex: 'auto',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.small,
  minWidth: 0,
  /* keeps two lines apart from the rules */
  paddingBlock: space.xsmall,
  '@media': {
    [media.belowDesktop]: {
      selectors: {
        [`${picture} + &`]: { flexDirection: 'column', alignItems: 'start', fontSize: font.size.note },
      },
    },
  },
});

export const label = style({ textWrap: 'pretty' });

/** A count never breaks. */
export const count = style({
  flex: 'none',
  whiteSpace: 'nowrap',
  color: color.text.muted,
  fontSize: font.size.caption,
  fontVariantNumeric: 'tabular-nums',
});
