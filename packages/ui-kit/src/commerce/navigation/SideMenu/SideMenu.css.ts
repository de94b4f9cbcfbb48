import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { size } from '@shop/design-tokens/size';
import { zIndex } from '@shop/design-tokens/z-index';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

const { color, font, motion, space, stroke } = vars;
const hairline = `${stroke.hairline} solid ${color.line.standard}`;
const slide = keyframes({ from: { transform: 'translateX(-100%)' } });
const fade = keyframes({ from: { opacity: 0 } });

export const trigger = style({ '@media': { [media.desktop]: { display: 'none' } } });

export const drawer = style({
  position: 'fixed',
  inset: '0 auto 0 0',
  width: `min(${size.menu.drawer}, calc(100vw - ${vars.space.xlarge}))`,
  height: '100%',
  margin: 0,
  background: color.surface.page,
  boxShadow: vars.shadow.float,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: {
    '&[open]': { animation: `${slide} ${motion.duration.surface} ${motion.ease}` },
    '&::backdrop': {
      background: color.surface.scrim,
      animation: `${fade} ${motion.duration.surface} ${motion.ease}`,
    },
  },
});

export const head = style({
  position: 'sticky',
  top: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: size.header.phone,
  padding: `0 ${space.xxsmall} 0 ${space.standard}`,
  borderBottom: hairline,
  background: color.surface.page,
  zIndex: zIndex.raised,
});

export const body = style({ padding: `0 ${space.standard} ${space.large}` });
/* a search field above the rows */
globalStyle(`${body} > search:first-child`, { marginTop: space.small });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  minHeight: size.row.menu,
  borderBottom: hairline,
  lineHeight: font.line.label,
  fontFeatureSettings: '"palt"',
  selectors: { 'details[open] > &': { borderBottomColor: 'transparent', fontWeight: font.weight.bold } },
});

export const aside = style({ color: color.text.muted, fontSize: font.size.caption });

export const end = style({ marginLeft: 'auto', color: color.text.muted });

/** The plus of a closed group turns into the minus of an open one. */
export const openMark = style({});
export const closedMark = style({});
globalStyle(`details[open] > summary ${closedMark}, details:not([open]) > summary ${openMark}`, {
  display: 'none',
});

export const links = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space.small,
  paddingBottom: space.small,
  borderBottom: hairline,
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.close,
  minHeight: size.row.menu,
  fontSize: font.size.small,
  lineHeight: font.line.label,
  fontFeatureSettings: '"palt"',
});

export const picture = style({ width: size.menu.picture, flex: 'none' });

export const whole = style({ gridColumn: '1 / -1' });
