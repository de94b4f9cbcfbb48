import { vars } from '@shop/design-tokens/contract.css';
import { style } from '@vanilla-extract/css';

const { color, font, space } = vars;

export const card = style({
  paddingBlock: space.snug,
  borderTop: `${vars.stroke.hairline} solid ${color.line.standard}`,
});

export const title = style({ marginTop: space.xsmall, fontSize: font.size.body });

export const text = style({
  marginTop: vars.space.tight,
  fontSize: font.size.small,
  lineHeight: font.line.body,
  whiteSpace: 'pre-line',
});

export const meta = style({
  marginTop: space.xsmall,
  color: color.text.muted,
  fontSize: font.size.caption,
  lineHeight: font.line.row,
});
