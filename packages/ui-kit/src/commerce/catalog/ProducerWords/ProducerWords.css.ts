import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { style } from '@vanilla-extract/css';
import { mutedText } from '#css/text-style.ts';

const { font, space } = vars;

export const quote = style({
  fontSize: font.size.titleSmall,
  fontWeight: font.weight.bold,
  lineHeight: font.line.row,
  fontFeatureSettings: '"palt"',
  textWrap: 'balance',
  '@media': { [media.desktop]: { fontSize: font.size.title } },
});

export const speaker = style({
  marginTop: space.small,
  ...mutedText('small'),
});

export const text = style({
  maxWidth: '38em',
  textWrap: 'pretty',
  selectors: { [`${speaker} + &`]: { marginTop: space.loose } },
});

export const facts = style({ marginTop: space.large });
