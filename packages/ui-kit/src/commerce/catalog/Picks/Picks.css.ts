import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { size } from '@shop/design-tokens/size';
import { style } from '@vanilla-extract/css';
import { textStyle } from '#css/text-style.ts';

const { font, layout, space } = vars;

const beside = { gridTemplateColumns: `${size.product.thumb} minmax(0, 1fr)`, gap: space.small };

/** Three across; two with text twice as large, whose prices would overflow a phone's window. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(5em, 1fr))',
  gap: layout.gap,
});

/** Below each other, and two by two where there is space. */
export const rows = style([
  columns,
  { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17em), 1fr))', rowGap: space.small },
]);

export const pick = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.xsmall,
  ...textStyle('caption', 'row'),
  selectors: { [`${rows} &`]: { ...beside, alignItems: 'center', fontSize: font.size.small } },
  /* the image is beside its text */
  '@media': { [media.full]: beside },
});

export const title = style({
  display: 'block',
  /* A long word in a name breaks when text is twice as large. */
  overflowWrap: 'anywhere',
  marginBottom: space.trace,
  fontFeatureSettings: '"palt"',
});
