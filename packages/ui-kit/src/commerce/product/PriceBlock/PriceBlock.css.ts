import { vars } from '@shop/design-tokens/contract.css';
import { style } from '@vanilla-extract/css';
import { mutedText } from '#css/text-style.ts';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xsmall} ${vars.space.small}`,
  marginTop: vars.space.small,
});

export const shipping = style({
  marginTop: vars.space.tight,
  ...mutedText('note'),
});
