import { vars } from '@shop/design-tokens/contract.css';
import { style } from '@vanilla-extract/css';
import { mutedText } from '../../css/text-style.ts';

export const list = style({
  display: 'flex',
  alignItems: 'center',
  ...mutedText('caption', 'label'),
  whiteSpace: 'nowrap',
  overflow: 'hidden',
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minHeight: vars.layout.target,
  selectors: {
    '&:not(:last-child)': { flex: 'none', paddingRight: vars.space.xsmall },
    '&:last-child': { minWidth: 0 },
  },
});

export const anchor = style({ display: 'flex', alignItems: 'center', minHeight: vars.layout.target });

export const here = style({ overflow: 'hidden', textOverflow: 'ellipsis' });
