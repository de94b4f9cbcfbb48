import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, font, space } = vars;

/** Forty signs in a line: longer ones lose the eye on its way back. */
export const column = style({ maxWidth: '40em', marginInline: 'auto', paddingTop: space.large });

export const title = style({ fontSize: font.size.title });

export const note = style({
  marginTop: space.xsmall,
  color: color.text.muted,
  fontSize: font.size.note,
  lineHeight: font.line.note,
});

export const picture = style({
  marginTop: space.medium,
  '@media': { [media.belowTablet]: { marginInline: `calc(${vars.layout.gutter} * -1)` } },
});

export const body = style({ marginTop: space.medium });

globalStyle(`${body} h2`, { marginTop: space.roomy, fontSize: font.size.titleSmall });
globalStyle(`${body} h3`, { marginTop: space.medium, fontSize: font.size.lead });
globalStyle(`${body} :is(p, ul, ol, dl, table, figure, blockquote)`, { marginTop: space.standard });
globalStyle(`${body} ul`, { paddingLeft: '1.25em', listStyle: 'disc' });
globalStyle(`${body} ol`, { paddingLeft: '1.5em', listStyle: 'decimal' });

/* what is meant stands beside its name where there is room, else below it */
globalStyle(`${body} dl`, {
  '@media': {
    [media.tablet]: {
      display: 'grid',
      gridTemplateColumns: '11em minmax(0, 1fr)',
      columnGap: space.medium,
    },
  },
});
globalStyle(`${body} dt`, { marginTop: space.standard, fontWeight: font.weight.bold });
globalStyle(`${body} dd`, { '@media': { [media.tablet]: { marginTop: space.standard } } });

globalStyle(`${body} a`, {
  color: color.link.standard,
  textDecoration: 'underline',
  textUnderlineOffset: '.25em',
});
