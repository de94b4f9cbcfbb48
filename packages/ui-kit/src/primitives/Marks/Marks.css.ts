import { vars } from '@shop/design-tokens/contract.css';
import { size } from '@shop/design-tokens/size';
import { style } from '@vanilla-extract/css';

const { color, font, space, stroke } = vars;

export const marks = style({ display: 'flex', flexWrap: 'wrap', gap: space.tight });

export const mark = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: size.mark.card,
  paddingInline: space.xsmall,
  border: `${stroke.hairline} solid ${color.line.standard}`,
  borderRadius: vars.radius.small,
  fontSize: font.size.caption,
});
