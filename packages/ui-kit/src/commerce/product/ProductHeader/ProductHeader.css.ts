import { vars } from '@shop/design-tokens/contract.css';
import { size } from '@shop/design-tokens/size';
import { globalStyle, style } from '@vanilla-extract/css';
import { mutedText, textStyle } from '#css/text-style.ts';

const { font, space } = vars;

export const vendor = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxsmall,
  minHeight: vars.layout.target,
  marginTop: `calc(-1 * ${space.small})`,
  ...textStyle('small', 'label'),
});

export const titleRow = style({ display: 'flex', alignItems: 'flex-start', gap: space.xsmall });

export const title = style({ flex: 1, fontSize: font.size.title });

export const favorite = style({ margin: `calc(-1 * ${space.xxsmall}) calc(-1 * ${space.close}) 0 0` });

export const latin = style({
  marginTop: space.trace,
  ...mutedText('note'),
});

export const rating = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.close,
  minHeight: size.row.small,
  marginTop: space.xsmall,
  fontSize: font.size.note,
  fontVariantNumeric: 'tabular-nums',
});

export const reviews = style({});
/* enlarges the touch target without moving the text */
globalStyle(`${reviews} a`, { paddingBlock: space.small });
