import { vars } from '@shop/design-tokens/contract.css';
import { style } from '@vanilla-extract/css';
import { mutedText, textStyle } from '#css/text-style.ts';

const { color, font, space } = vars;

export const card = style({
  paddingBlock: space.snug,
  borderTop: `${vars.stroke.hairline} solid ${color.line.standard}`,
});

export const title = style({ marginTop: space.xsmall, fontSize: font.size.body });

export const text = style({
  marginTop: vars.space.tight,
  ...textStyle('small', 'body'),
  whiteSpace: 'pre-line',
});

export const meta = style({
  marginTop: space.xsmall,
  ...mutedText('caption', 'row'),
});
