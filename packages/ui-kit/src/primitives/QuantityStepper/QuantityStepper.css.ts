import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { size } from '@shop/design-tokens/size';
import { globalStyle, style } from '@vanilla-extract/css';

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

/** A number that opens a list is itself a touch target. */
export const withList = style({
  gridTemplateColumns: `repeat(3, ${size.stepper.button})`,
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
  gridArea: '1 / 2',
  textAlign: 'center',
  lineHeight: vars.font.line.flat,
  fontVariantNumeric: 'tabular-nums',
});

/** Indicates that the number opens a list. */
export const sign = style({
  gridArea: '1 / 2',
  placeSelf: 'end center',
  marginBottom: stroke.strong,
  color: color.text.muted,
});

/** The browser's own list, as large as a button and invisible: the number under it is visible. */
export const list = style({
  gridArea: '1 / 2',
  appearance: 'none',
  width: '100%',
  height: size.stepper.button,
  marginBlock: `calc(-1 * ${stroke.hairline})`,
  border: 0,
  opacity: 0,
  cursor: 'pointer',
});

globalStyle(`${sign}:has(+ ${list}:hover)`, { color: color.text.standard });

/* The list is invisible: the number's cell shows its focus ring. */
globalStyle(`${value}:has(~ ${list}:focus-visible)`, {
  borderRadius: vars.radius.small,
  outline: `${stroke.strong} solid ${color.link.standard}`,
  outlineOffset: vars.space.xxsmall,
});
