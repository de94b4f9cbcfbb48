import { vars } from '@shop/design-tokens/contract.css';
import { style } from '@vanilla-extract/css';
import { control } from '../Field/Field.css.ts';

export const wrap = style({ position: 'relative', display: 'block' });

export const select = style([control, { appearance: 'none', paddingRight: 44, cursor: 'pointer' }]);

export const chevron = style({
  position: 'absolute',
  right: 14,
  top: 'calc(50% - 10px)',
  pointerEvents: 'none',
});

/** Without an edge, in a line of words: sort order on desktops. */
export const plain = style({
  appearance: 'none',
  minHeight: vars.layout.target,
  padding: '0 24px 0 0',
  border: 0,
  background: 'none',
  fontSize: vars.font.size.small,
  cursor: 'pointer',
});

/** A pill: sort order on phones. */
export const pill = style({
  appearance: 'none',
  width: '100%',
  minHeight: vars.layout.target,
  padding: '0 40px 0 20px',
  border: `${vars.stroke.hairline} solid ${vars.color.line.standard}`,
  borderRadius: vars.radius.full,
  background: vars.color.surface.page,
  fontSize: vars.font.size.small,
  cursor: 'pointer',
});
