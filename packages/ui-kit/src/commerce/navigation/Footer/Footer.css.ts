import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { size } from '@shop/design-tokens/size';
import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css';
import { textStyle } from '#css/text-style.ts';

const { color, font, space, stroke } = vars;
const hairline = `${stroke.hairline} solid ${color.line.standard}`;

export const footer = style({
  marginTop: vars.layout.section,
  borderTop: hairline,
  paddingTop: space.xlarge,
  '@media': { [media.desktop]: { paddingTop: space.xxlarge } },
});

export const groups = style({
  display: 'grid',
  /* The footer has one of its own. */
  selectors: { '* + &': { borderTop: hairline } },
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '5fr 4fr 3fr',
      columnGap: vars.layout.gap,
      paddingBlock: space.roomy,
      borderBottom: hairline,
    },
  },
});

export const group = style({
  paddingBlock: space.xxsmall,
  borderBottom: hairline,
  '@media': { [media.desktop]: { padding: 0, borderBottom: 0 } },
});

export const groupTitle = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: size.row.standard,
  fontSize: font.size.small,
  '@media': { [media.desktop]: { minHeight: 0, marginBottom: space.small } },
});

export const links = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space.small,
  paddingBottom: space.small,
  '@media': {
    [media.desktop]: {
      paddingBottom: 0,
      selectors: { '&[data-columns="1"]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
});

/** The same distance from its rule as the other groups. */
export const rest = style({
  '@media': {
    [media.belowDesktop]: { selectors: { '&:not([open])': { paddingBottom: space.small } } },
  },
});

/** The row that reveals the other links. */
export const all = style({ color: color.link.standard });

/* The links have no class of their own: the same list is also in the menus, and is sent once. */
const rows = `${links} > li > a, ${all}`;
const underlined: GlobalStyleRule = { textDecoration: 'underline', textUnderlineOffset: '.25em' };
globalStyle(rows, {
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.layout.target,
  ...textStyle('small', 'label'),
  fontFeatureSettings: '"palt"',
  textWrap: 'balance',
  '@media': { [media.desktop]: { minHeight: size.row.compact } },
});
globalStyle(`${links} > li > a:hover, ${all}:hover`, { '@media': { [media.hover]: underlined } });

export const moreLabel = style({ selectors: { [`${rest}[open] &`]: { display: 'none' } } });

export const lessLabel = style({ selectors: { [`${rest}:not([open]) &`]: { display: 'none' } } });

export const notes = style({
  display: 'grid',
  gap: space.medium,
  paddingBlock: space.large,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '5fr 7fr',
      columnGap: vars.layout.gap,
      paddingBlock: space.roomy,
    },
  },
});

export const notesTitle = style({ marginBottom: space.xsmall, fontSize: font.size.small });

export const base = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.xsmall} ${space.medium}`,
  paddingBlock: `${space.snug} ${space.large}`,
  borderTop: hairline,
  color: color.text.muted,
  fontSize: font.size.caption,
});

/* the language link is a full target, whatever element renders it */
globalStyle(`${base} > a`, { display: 'inline-flex', alignItems: 'center', minHeight: vars.layout.target });

export const social = style({
  display: 'flex',
  marginLeft: `calc(-1 * ${vars.space.close})`,
  color: color.text.standard,
});

/** Hidden without scripting: it does nothing, and there is no choice to make. */
export const consent = style({
  minHeight: vars.layout.target,
  '@media': {
    '(scripting: none)': { display: 'none' },
    [media.hover]: { ':hover': { textDecoration: 'underline', textUnderlineOffset: '.25em' } },
  },
});
