import { vars } from '@shop/design-tokens/contract.css';
import { size } from '@shop/design-tokens/size';
import { style } from '@vanilla-extract/css';
import { choiceInForcedColors, coveringField, focusedChoice } from '../../css/choice-field.ts';
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
    ...focusedChoice,
    '&:has(:disabled)': {
      borderColor: color.line.disabled,
      background: color.surface.subtle,
      color: color.text.muted,
      cursor: 'default',
    },
  },
  '@media': choiceInForcedColors,
});

export const input = style(coveringField);
