import { vars } from '@shop/design-tokens/contract.css';
import { size } from '@shop/design-tokens/size';
import { style } from '@vanilla-extract/css';
import { mutedText, textStyle } from '../../css/text-style.ts';

const { color, font, space, stroke } = vars;

export const field = style({ display: 'grid', gap: space.tight, alignContent: 'start', minWidth: 0 });

export const label = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xsmall,
  ...textStyle('small', 'row'),
  fontWeight: font.weight.bold,
});

export const mark = style({
  ...mutedText('caption', 'flat'),
  fontWeight: font.weight.regular,
});

export const hint = style({
  ...mutedText('note', 'small'),
});

export const error = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.tight,
  color: color.feedback.error,
  ...textStyle('note', 'small'),
});

export const errorIcon = style({ marginTop: space.trace, flex: 'none' });

/** The look of text fields and selects. */
export const control = style({
  width: '100%',
  height: size.control.standard,
  padding: `0 ${space.inset}`,
  border: `${stroke.hairline} solid ${color.line.control}`,
  borderRadius: vars.radius.standard,
  background: color.surface.page,
  /* iOS zooms into a field below 16 pixels */
  ...textStyle('body', 'label'),
  '::placeholder': { color: color.text.muted, opacity: 1 },
  selectors: {
    '&[aria-invalid="true"]': {
      borderColor: color.feedback.error,
      boxShadow: `inset 0 0 0 ${vars.stroke.hairline} ${color.feedback.error}`,
    },
    '&:disabled': {
      background: color.surface.subtle,
      borderColor: color.line.disabled,
      color: color.text.muted,
    },
  },
});
