import { vars } from '@shop/design-tokens/contract.css';
import { style } from '@vanilla-extract/css';

const { color, stroke } = vars;

export const stepper = style({
  display: 'inline-grid',
  gridTemplateColumns: '44px 40px 44px',
  alignItems: 'center',
  flex: 'none',
  border: `${stroke.hairline} solid ${color.line.control}`,
  borderRadius: vars.radius.full,
  background: color.surface.page,
});

export const step = style({
  display: 'grid',
  placeItems: 'center',
  height: 44,
  marginBlock: -1,
  borderRadius: vars.radius.full,
  selectors: { '&[aria-disabled="true"]': { color: color.line.disabled, cursor: 'default' } },
});

export const value = style({
  textAlign: 'center',
  lineHeight: vars.font.line.flat,
  fontVariantNumeric: 'tabular-nums',
});
