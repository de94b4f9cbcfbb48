import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { size } from '@shop/design-tokens/size';
import { style } from '@vanilla-extract/css';
import { textStyle } from '../../css/text-style.ts';

const { color, font, space, stroke } = vars;

export const label = style({
  marginBottom: space.xsmall,
  padding: 0,
  ...textStyle('small', 'row'),
  fontWeight: font.weight.bold,
});

export const rows = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(${size.filter.tile}, 1fr))`,
  gap: space.xsmall,
});

export const row = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: vars.layout.target,
  padding: `0 ${space.xsmall}`,
  border: `${stroke.hairline} solid ${color.line.control}`,
  borderRadius: vars.radius.standard,
  background: color.surface.page,
  ...textStyle('small', 'tight'),
  fontFeatureSettings: '"palt"',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      borderColor: color.action.edge,
      boxShadow: `inset 0 0 0 ${stroke.hairline} ${color.action.edge}`,
      background: color.action.tint,
      fontWeight: font.weight.bold,
    },
    '&:has(:focus-visible)': {
      outline: `${stroke.strong} solid ${color.link.standard}`,
      outlineOffset: stroke.strong,
    },
    '&:has(:disabled)': {
      borderColor: color.line.disabled,
      background: color.surface.subtle,
      color: color.text.muted,
      cursor: 'default',
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&:has(:checked)': { outline: `${stroke.strong} solid Highlight` },
        '&:has(:disabled)': { borderColor: 'GrayText', color: 'GrayText' },
      },
    },
  },
});

/** Covers its row, at the position that assistive technology expects. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});
