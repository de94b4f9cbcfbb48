import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { globalStyle, style } from '@vanilla-extract/css';

const { motion } = vars;

/** A link whose image grows a little under the pointer. */
export const zoomOnHover = style({});
globalStyle(`${zoomOnHover} img`, { transition: `transform ${motion.duration.surface} ${motion.ease}` });
globalStyle(`${zoomOnHover}:hover img`, { '@media': { [media.hover]: { transform: 'scale(1.02)' } } });
