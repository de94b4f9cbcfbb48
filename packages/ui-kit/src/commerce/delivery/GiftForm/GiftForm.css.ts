import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { style } from '@vanilla-extract/css';

const { space } = vars;

/** One column on phones; name and phone side by side from 1024, the address across both. */
export const form = style({
  display: 'grid',
  gap: space.snug,
  alignItems: 'start',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space.medium },
  },
});

export const wide = style({ '@media': { [media.desktop]: { gridColumn: '1 / -1' } } });
