import { vars } from '@shop/design-tokens/contract.css';
import { style } from '@vanilla-extract/css';

export const foot = style({ display: 'flex', justifyContent: 'center', marginTop: vars.space.snug });
