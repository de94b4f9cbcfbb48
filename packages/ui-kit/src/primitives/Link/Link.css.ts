import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { recipe } from '../../css/recipe.ts';
import { textStyle } from '../../css/text-style.ts';

const hover = { '@media': { [media.hover]: { ':hover': { color: vars.color.link.hover } } } };

export const link = recipe({
  variants: {
    variant: {
      /** In running text. */
      text: {
        color: vars.color.link.standard,
        textDecoration: 'underline',
        textUnderlineOffset: '.25em',
        textDecorationThickness: vars.stroke.hairline,
        ...hover,
      },
      /** Alone on a line: a full target, link blue, not underlined. */
      row: {
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: vars.layout.target,
        color: vars.color.link.standard,
        fontSize: vars.font.size.small,
        ...hover,
      },
      /** The link in a heading's line. */
      more: {
        display: 'inline-flex',
        alignItems: 'center',
        gap: vars.space.xxsmall,
        // In one line, unless that is wider than the container.
        flexShrink: 0,
        maxWidth: '100%',
        minHeight: vars.layout.target,
        ...textStyle('small', 'label'),
        ...hover,
      },
      /** A text among icons: a full target. */
      quiet: {
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: vars.layout.target,
        paddingInline: vars.space.xsmall,
        ...textStyle('small', 'label'),
        whiteSpace: 'nowrap',
        ...hover,
      },
      /** No look of its own. */
      plain: {},
    },
  },
});
