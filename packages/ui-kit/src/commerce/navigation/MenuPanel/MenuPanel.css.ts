import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { size } from '@shop/design-tokens/size';
import { type GlobalStyleRule, globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { mutedText } from '#css/text-style.ts';
import { globalPictured, pictured } from '../pictured.ts';

const { color, font, space, stroke } = vars;
const { panelPicture, count: countWidth } = size.menu;
const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;
const caption: StyleRule = {
  ...mutedText('caption', 'row'),
  fontVariantNumeric: 'tabular-nums',
};

export const panel = style({
  display: 'grid',
  gridTemplateColumns: columns(12),
  columnGap: vars.layout.gap,
});

const beside: StyleRule = { gridColumn: 'span 9', gridTemplateColumns: columns(3) };

/** Text only, closely spaced, in four columns. */
export const list = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: columns(4),
  columnGap: vars.layout.gap,
  alignContent: 'start',
  '@media': {
    ...pictured({
      '&[data-menu=rows]': beside,
      '&[data-menu=farms]': beside,
      '&[data-menu=tiles]': { gridTemplateColumns: columns(8), gap: `${space.medium} ${space.standard}` },
      '&[data-menu=tags]': { minHeight: size.menu.tags },
    }),
    /* producers' names have two lines; beside a feature image they would need four */
    ...pictured({ '&[data-menu=farms]': { gridColumn: '1 / -1' } }, media.tightBar),
  },
});

const small: GlobalStyleRule = {
  gridTemplateColumns: `minmax(0, 1fr) ${countWidth}`,
  minHeight: size.row.picture,
  paddingLeft: `calc(${panelPicture} + ${space.standard})`,
};
/** The image's placeholder before it loads. */
const place: GlobalStyleRule = {
  content: '',
  borderRadius: vars.radius.small,
  background: color.surface.subtle,
};
const smallPlace: GlobalStyleRule = {
  ...place,
  position: 'absolute',
  left: 0,
  top: `calc(50% - ${panelPicture} / 2)`,
  width: panelPicture,
  height: panelPicture,
};

/* The links have no class of their own: the same list is also in the side menu and in the footer, and is sent once. */
globalStyle(`${list} > li > a`, {
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  alignItems: 'center',
  minHeight: size.row.menu,
  borderBottom: `${stroke.hairline} solid ${color.line.standard}`,
  lineHeight: font.line.label,
});

globalPictured({
  [`${list}[data-menu=rows] > li > a`]: small,
  [`${list}[data-menu=rows] > li > a::before`]: smallPlace,
  /* the second line is reserved for the note */
  [`${list}[data-menu=farms] > li > a`]: {
    ...small,
    gridTemplateRows: `auto minmax(calc(${font.size.caption} * ${font.line.row}), auto)`,
    minHeight: size.menu.farm,
  },
  [`${list}[data-menu=farms] > li > a::before`]: smallPlace,
  [`${list}[data-menu=tiles] > li > a`]: {
    gridTemplateColumns: `minmax(0, 1fr) ${space.medium}`,
    alignItems: 'start',
    fontSize: font.size.note,
    rowGap: space.xsmall,
    minHeight: 0,
    border: 0,
  },
  [`${list}[data-menu=tiles] > li > a::before`]: { ...place, gridColumn: '1 / -1', aspectRatio: '4 / 3' },
});

/* the background of a hovered row extends over the column's edges */
globalStyle(`${list}[data-menu]:not([data-menu=tiles]) > li > a:hover`, {
  '@media': {
    [media.hover]: {
      background: color.surface.subtle,
      boxShadow: `calc(-1 * ${vars.space.small}) 0 ${color.surface.subtle}, ${vars.space.small} 0 ${color.surface.subtle}`,
    },
  },
});

export const picture = style({
  position: 'absolute',
  inset: '0 0 auto',
  selectors: {
    ':not([data-menu=tiles]) > * > * > &': {
      inset: `calc(50% - ${panelPicture} / 2) auto auto 0`,
      width: panelPicture,
    },
  },
});

export const note = style({ ...caption, gridRow: 2 });

export const count = style({ ...caption, gridColumn: 2, textAlign: 'right' });

export const countBeside = style([count, { gridRow: '1 / 3' }]);

export const feature = style({ gridColumn: 'span 3' });

globalStyle(`[data-menu=farms] + ${feature}`, { '@media': { [media.tightBar]: { display: 'none' } } });

export const foot = style({
  gridColumn: '1 / -1',
  marginTop: space.medium,
  paddingTop: space.small,
  borderTop: `${stroke.hairline} solid ${color.line.standard}`,
});
