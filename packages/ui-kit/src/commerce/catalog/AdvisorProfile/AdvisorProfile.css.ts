import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { size } from '@shop/design-tokens/size';
import { style } from '@vanilla-extract/css';
import { mutedText, textStyle } from '#css/text-style.ts';

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
  ...mutedText('small'),
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
  ...textStyle('small', 'note'),
});

export const fact = style({ display: 'flex', gap: space.tight });

export const factTerm = style({ flex: 'none', color: color.text.muted });

export const quote = style({
  marginTop: space.snug,
  fontSize: font.size.lead,
  fontWeight: font.weight.bold,
  lineHeight: font.line.note,
  fontFeatureSettings: '"palt"',
  textWrap: 'balance',
});

export const profile = style({
  marginTop: space.small,
  ...textStyle('small', 'body'),
  textWrap: 'pretty',
});

export const picks = style({ marginTop: space.medium, paddingTop: space.standard, borderTop: hairline });

export const picksTitle = style({
  marginBottom: space.small,
  ...textStyle('note', 'row'),
});

export const column = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.close,
  minHeight: layout.target,
  marginTop: space.small,
  ...textStyle('small', 'row'),
});

/** Pushes the chevron to the end. */
export const columnTitle = style({ flex: 'auto', textWrap: 'pretty' });

export const act = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.medium,
  rowGap: space.xsmall,
  marginTop: space.snug,
});
