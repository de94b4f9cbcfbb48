import { vars } from '@shop/design-tokens/contract.css';
import { style } from '@vanilla-extract/css';

export const root = style({ marginTop: vars.space.medium });

export const title = style({ marginBottom: vars.space.xsmall, fontSize: vars.font.size.small });
