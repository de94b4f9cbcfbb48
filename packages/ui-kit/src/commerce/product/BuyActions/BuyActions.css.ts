import { vars } from '@shop/design-tokens/contract.css';
import { style } from '@vanilla-extract/css';

export const actions = style({ display: 'grid', gap: vars.space.small, marginTop: vars.space.medium });
