import { vars } from '@shop/design-tokens/contract.css';
import { style } from '@vanilla-extract/css';
import { mutedText, textStyle } from '#css/text-style.ts';

const { color, font, motion, space } = vars;

export const destination = style({ marginBottom: space.standard });

export const discountField = style({ marginBottom: space.standard });

export const money = style({
  transition: `color ${motion.duration.state} ${motion.ease}`,
  selectors: { '&[aria-busy="true"]': { color: color.text.muted } },
});

export const row = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.standard,
  paddingBlock: vars.space.close,
  ...textStyle('small', 'row'),
});

export const note = style({ color: color.text.muted });

export const amount = style({
  fontSize: font.size.body,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const discount = style({ color: color.feedback.sale });

export const yen = style({ marginRight: '.1em', fontSize: '.7em' });

export const total = style({
  marginTop: space.xsmall,
  paddingTop: space.standard,
  borderTop: `${vars.stroke.hairline} solid ${color.line.standard}`,
});

/** Beside a label of two lines it keeps its width. */
export const totalAmount = style({ flexShrink: 0 });

export const totalLabel = style({ fontSize: font.size.body, fontWeight: font.weight.bold });

export const provisional = style({
  minHeight: '1.6em',
  ...mutedText('caption'),
});

export const actions = style({ display: 'grid', gap: space.small, marginTop: space.standard });
