import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { size } from '@shop/design-tokens/size';
import { style } from '@vanilla-extract/css';

const { color, font, layout, space, stroke } = vars;
const hairline = `${stroke.hairline} solid ${color.line.standard}`;

export const advisor = style({
  display: 'grid',
  gap: space.snug,
  paddingBlock: space.roomy,
  borderTop: hairline,
  scrollMarginTop: space.xsmall,
  selectors: { '&:first-child': { borderTop: 0 } },
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      columnGap: layout.gap,
      alignItems: 'start',
      paddingBlock: space.xxlarge,
    },
  },
});

/** Sticks beside the text while it scrolls. */
export const picture = style({
  maxWidth: size.product.text,
  '@media': {
    [media.desktop]: { gridColumn: 'span 6', maxWidth: 'none', position: 'sticky', top: space.medium },
  },
});

export const words = style({
  minWidth: 0,
  '@media': { [media.desktop]: { gridColumn: '7 / span 6', paddingLeft: space.medium } },
});

export const role = style({
  color: color.text.muted,
  fontSize: font.size.small,
  lineHeight: font.line.small,
});

export const name = style({
  marginTop: space.trace,
  fontSize: font.size.title,
  letterSpacing: '.04em',
  selectors: { '&:lang(en)': { letterSpacing: 'normal' } },
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.snug,
  marginTop: space.tight,
  fontSize: font.size.small,
  lineHeight: font.line.note,
});

export const fact = style({ display: 'flex', gap: space.tight });

export const factTerm = style({ flex: 'none', color: color.text.muted });

export const quote = style({
  marginTop: space.snug,
  fontSize: font.size.lead,
  fontWeight: font.weight.bold,
  lineHeight: font.line.note,
  fontFeatureSettings: '"palt"',
  wordBreak: 'auto-phrase',
  textWrap: 'balance',
});

export const profile = style({
  marginTop: space.small,
  fontSize: font.size.small,
  lineHeight: font.line.body,
  textWrap: 'pretty',
});

export const picks = style({ marginTop: space.medium, paddingTop: space.standard, borderTop: hairline });

export const picksTitle = style({
  marginBottom: space.small,
  fontSize: font.size.note,
  lineHeight: font.line.row,
});

/** Three across; two with text twice as large, whose prices would overflow a phone's window. */
export const picksRow = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(5em, 1fr))',
  gap: layout.gap,
});

/** From 1280 px the image is beside its text. */
export const pick = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.xsmall,
  fontSize: font.size.caption,
  lineHeight: font.line.row,
  '@media': {
    [media.full]: {
      gridTemplateColumns: `${size.product.thumb} minmax(0, 1fr)`,
      gap: space.small,
    },
  },
});

export const pickTitle = style({
  display: 'block',
  /* A long word in a name breaks when text is twice as large. */
  overflowWrap: 'anywhere',
  marginBottom: space.trace,
  fontFeatureSettings: '"palt"',
  wordBreak: 'auto-phrase',
});

export const column = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.close,
  minHeight: layout.target,
  marginTop: space.small,
  fontSize: font.size.small,
  lineHeight: font.line.row,
});

/** Pushes the chevron to the end. */
export const columnTitle = style({ flex: 'auto', wordBreak: 'auto-phrase', textWrap: 'pretty' });

export const act = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.medium,
  rowGap: space.xsmall,
  marginTop: space.snug,
});
