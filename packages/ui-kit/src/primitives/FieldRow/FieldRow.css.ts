import { vars } from '@shop/design-tokens/contract.css';
import { style } from '@vanilla-extract/css';
import { mutedText } from '../../css/text-style.ts';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space.xsmall,
  alignItems: 'start',
});

/** Aligned with the control: below the label's line and its gap. */
export const action = style({ marginTop: `calc(${vars.font.size.small} * 1.5 + ${vars.space.tight})` });

export const note = style({
  gridColumn: '1 / -1',
  marginTop: vars.space.tight,
  ...mutedText('note', 'small'),
});
