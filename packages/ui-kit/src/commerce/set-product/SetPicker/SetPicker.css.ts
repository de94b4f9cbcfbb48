import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { size } from '@shop/design-tokens/size';
import { style } from '@vanilla-extract/css';
import { textStyle } from '#css/text-style.ts';

const { color, font, space, stroke } = vars;
const hairline = `${stroke.hairline} solid ${color.line.standard}`;

export const root = style({ marginTop: space.medium });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.standard,
});

export const title = style({
  ...textStyle('body', 'row'),
  fontWeight: font.weight.bold,
  fontFeatureSettings: '"palt"',
});

export const count = style({
  marginLeft: 'auto',
  ...textStyle('small', 'row'),
  fontVariantNumeric: 'tabular-nums',
});

/** One part for each piece of the set. */
export const bar = style({
  display: 'grid',
  gridAutoColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  overflow: 'hidden',
  height: size.set.bar,
  margin: `${space.xsmall} 0 ${space.standard}`,
  borderRadius: vars.radius.full,
  background: color.line.standard,
  '@media': {
    [media.desktop]: { marginBottom: space.small },
    [media.forcedColors]: { background: 'GrayText', forcedColorAdjust: 'none' },
  },
});

export const done = style({
  background: color.action.edge,
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
});

export const options = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space.standard} ${space.small}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0, borderTop: hairline },
  },
});

export const option = style({
  display: 'flex',
  flexDirection: 'column',
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: `${size.set.picture} minmax(0, 1fr) auto`,
      columnGap: space.standard,
      alignItems: 'center',
      minHeight: size.set.row,
      padding: space.xsmall,
      borderBottom: hairline,
    },
  },
});

export const chosen = style({
  '@media': { [media.desktop]: { background: color.action.tint } },
});

export const picture = style({
  position: 'relative',
  display: 'block',
  selectors: {
    [`${chosen} > &::after`]: {
      content: '',
      position: 'absolute',
      inset: 0,
      border: `${stroke.strong} solid ${color.action.edge}`,
      borderRadius: vars.radius.small,
      boxShadow: `inset 0 0 0 ${stroke.strong} ${color.surface.page}`,
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { [`${chosen} > &::after`]: { borderColor: 'Highlight' } } },
  },
});

export const name = style({
  flex: 1,
  marginTop: space.xsmall,
  ...textStyle('small', 'label'),
  fontWeight: font.weight.bold,
  fontFeatureSettings: '"palt"',
  overflowWrap: 'anywhere',
  '@media': { [media.desktop]: { marginTop: 0 } },
});

/** A plus; once chosen, a pill with minus, quantity and plus. */
export const stepper = style({
  display: 'inline-grid',
  gridAutoFlow: 'column',
  alignItems: 'center',
  justifySelf: 'end',
  alignSelf: 'start',
  marginTop: space.xsmall,
  border: `${stroke.hairline} solid ${color.line.control}`,
  borderRadius: vars.radius.full,
  background: color.surface.page,
  '@media': { [media.desktop]: { alignSelf: 'center', marginTop: 0 } },
});

export const step = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.layout.target,
  height: vars.layout.target,
  margin: `calc(-1 * ${stroke.hairline})`,
  borderRadius: vars.radius.full,
  selectors: { '&[aria-disabled="true"]': { color: color.line.disabled, cursor: 'default' } },
});

export const quantity = style({
  minWidth: size.set.quantity,
  fontWeight: font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: font.line.flat,
  textAlign: 'center',
});
