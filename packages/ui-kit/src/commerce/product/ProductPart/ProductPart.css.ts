import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { size } from '@shop/design-tokens/size';
import { globalStyle, style } from '@vanilla-extract/css';

export const part = style({
  padding: `${vars.space.xlarge} ${vars.layout.gutter} 0`,
  '@media': {
    /* text aligns with the image's left edge, beside the column of thumbs */
    [media.desktop]: { padding: `${vars.space.xxlarge} 0 0 ${size.product.part}` },
    print: { padding: `${vars.space.standard} 0 0`, breakInside: 'avoid' },
  },
});

export const title = style({ fontSize: vars.font.size.titleSmall, marginBottom: vars.space.standard });

/** The element after the description: a note, a list. */
globalStyle(`${part} > div + p`, { marginTop: vars.space.standard });
