import { vars } from '@shop/design-tokens/contract.css';
import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '../../css/recipe.ts';
import { textStyle } from '../../css/text-style.ts';

const warning = style({ background: vars.color.feedback.noticeTint });
/** The standard link blue has only contrast 4.3 on the warm background. */
globalStyle(`${warning} a`, { color: vars.color.link.hover });

export const notice = recipe({
  base: {
    display: 'flex',
    gap: vars.space.small,
    padding: `${vars.space.inset} ${vars.space.standard}`,
    borderRadius: vars.radius.standard,
    ...textStyle('small', 'note'),
  },
  variants: {
    tone: {
      calm: { background: vars.color.surface.subtle },
      warning: [warning],
    },
  },
});

export const icon = style({ flex: 'none', marginTop: vars.stroke.hairline });

export const words = style({ minWidth: 0, flex: 1 });
