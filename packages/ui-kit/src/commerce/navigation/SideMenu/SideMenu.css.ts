import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { size } from '@shop/design-tokens/size';
import { zIndex } from '@shop/design-tokens/z-index';
import {
  createVar,
  fallbackVar,
  type GlobalStyleRule,
  globalStyle,
  keyframes,
  style,
} from '@vanilla-extract/css';
import { mutedText, textStyle } from '#css/text-style.ts';
import { globalPictured, pictured } from '../pictured.ts';

const { color, font, motion, space, stroke } = vars;
const hairline = `${stroke.hairline} solid ${color.line.standard}`;
const { panelPicture: rowPicture, picture: linkPicture } = size.menu;
const slide = keyframes({ from: { transform: 'translateX(-100%)' } });
const fade = keyframes({ from: { opacity: 0 } });
const enter = keyframes({ from: { opacity: 0, transform: `translateX(${vars.space.medium})` } });

const logoVisibility = createVar();

export const trigger = style({ '@media': { [media.desktop]: { display: 'none' } } });

export const drawer = style({
  position: 'fixed',
  inset: '0 auto 0 0',
  width: `min(${size.menu.drawer}, calc(100vw - ${vars.space.xlarge}))`,
  height: '100%',
  margin: 0,
  background: color.surface.page,
  boxShadow: vars.shadow.float,
  overflowX: 'hidden',
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

/*
 * An open group is a level that replaces everything else: its row is the level's head, and leads back. Each part is named (here, and beside the
 * styles of shortcuts and links): `*` after `:has` has browsers restyle the whole page for each element that is added (ADR 159).
 */
globalStyle(`${body}:has(> details[open]) > details:not([open])`, { display: 'none' });
/* Inherited: the rule concerns no other link of the page. */
globalStyle(`${drawer}:has(details[open])`, { vars: { [logoVisibility]: 'hidden' } });
globalStyle(`${head} > a`, { visibility: fallbackVar(logoVisibility, 'inherit') });

/** The image's placeholder before it loads. */
const place = (edge: string): GlobalStyleRule => ({
  content: '',
  position: 'absolute',
  left: 0,
  top: `calc(50% - ${edge} / 2)`,
  width: edge,
  height: edge,
  borderRadius: vars.radius.small,
  background: color.surface.subtle,
});

/** A row: its name, a summary of its content, and an image. */
export const row = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  minHeight: size.row.picture,
  paddingRight: space.large,
  borderBottom: hairline,
  fontWeight: font.weight.bold,
  lineHeight: font.line.label,
  fontFeatureSettings: '"palt"',
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      right: space.xxsmall,
      top: `calc(50% - ${vars.space.xxsmall})`,
      width: space.xsmall,
      height: space.xsmall,
      border: `solid ${color.text.muted}`,
      borderWidth: `${stroke.medium} ${stroke.medium} 0 0`,
      transform: 'rotate(45deg)',
    },
    /* the head of a level covers the drawer's own, beside the close button */
    'details[open] > &': {
      position: 'sticky',
      top: 0,
      zIndex: zIndex.raised,
      minHeight: size.header.phone,
      margin: `calc(-1 * ${size.header.phone}) ${vars.space.roomy} 0 calc(-1 * ${vars.space.standard})`,
      padding: `0 0 0 ${space.roomy}`,
      background: color.surface.page,
    },
    'details[open] > &::after': {
      right: 'auto',
      left: space.snug,
      borderColor: color.text.standard,
      transform: 'rotate(-135deg)',
    },
    'details[open] > &:focus-visible': { outlineOffset: `calc(-1 * ${stroke.strong})` },
  },
  '@media': pictured({
    ':not([open]) > &': { paddingLeft: `calc(${rowPicture} + ${space.standard})` },
    ':not([open]) > &::before': place(rowPicture),
  }),
});

globalStyle(`${body}:has(> details[open]) > ${row}`, { display: 'none' });

/** The summary of its content. */
export const line = style({
  ...mutedText('caption', 'row'),
  fontWeight: font.weight.regular,
  selectors: { 'details[open] > summary > &': { display: 'none' } },
});

export const picture = style({
  position: 'absolute',
  left: 0,
  top: `calc(50% - ${rowPicture} / 2)`,
  width: rowPicture,
  selectors: { 'details[open] > summary > &': { display: 'none' } },
});

/** The content of a group. */
export const level = style({
  animation: `${enter} ${motion.duration.surface} ${motion.ease}`,
});

/** Names beside small images, in two columns. */
export const links = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space.small,
  paddingTop: space.xsmall,
});

/* The links have no class of their own: the same list is also in the bar's pull-downs and in the footer, and is sent once. */
globalStyle(`${links} > li > a`, {
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  minHeight: size.row.menu,
  ...textStyle('small', 'label'),
  fontFeatureSettings: '"palt"',
});

globalPictured({
  /* the number's line is reserved */
  [`${links}[data-menu=pictures] > li > a`]: {
    gridTemplateRows: `auto minmax(calc(${font.size.caption} * ${font.line.row}), auto)`,
    minHeight: size.control.large,
    paddingLeft: `calc(${linkPicture} + ${space.close})`,
    fontSize: font.size.note,
  },
  [`${links}[data-menu=pictures] > li > a::before`]: place(linkPicture),
});

export const linkPlace = style({
  position: 'absolute',
  left: 0,
  top: `calc(50% - ${linkPicture} / 2)`,
  width: linkPicture,
});

export const more = style({ paddingTop: space.xsmall });
