import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { size } from '@shop/design-tokens/size';
import { style } from '@vanilla-extract/css';

const { color, stroke } = vars;

export const stepper = style({
  display: 'inline-grid',
  gridTemplateColumns: `${size.stepper.button} ${size.stepper.value} ${size.stepper.button}`,
  alignItems: 'center',
  flex: 'none',
  border: `${stroke.hairline} solid ${color.line.control}`,
  borderRadius: vars.radius.full,
  background: color.surface.page,
});

export const step = style({
  display: 'grid',
  placeItems: 'center',
  height: size.stepper.button,
  marginBlock: `calc(-1 * ${vars.stroke.hairline})`,
  borderRadius: vars.radius.full,
  selectors: { '&[aria-disabled="true"]': { color: color.line.disabled, cursor: 'default' } },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-disabled="true"]': { color: 'GrayText' } } },
  },
});

export const value = style({
  textAlign: 'center',
  lineHeight: vars.font.line.flat,
  fontVariantNumeric: 'tabular-nums',
});
