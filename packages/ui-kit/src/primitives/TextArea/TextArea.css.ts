import { vars } from '@shop/design-tokens/contract.css';
import { style } from '@vanilla-extract/css';
import { control } from '../Field/Field.css.ts';

/** Grows with its text in browsers that support it, and by its resize handle in all. */
export const area = style([
  control,
  {
    display: 'block',
    height: 'auto',
    paddingBlock: vars.space.small,
    lineHeight: vars.font.line.small,
    resize: 'vertical',
    fieldSizing: 'content',
    /* three lines */
    minHeight: `calc(3 * ${vars.font.line.small} * ${vars.font.size.body} + 2 * ${vars.space.small})`,
  },
]);
