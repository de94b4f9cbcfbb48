import { vars } from '@shop/design-tokens/contract.css';
import { size } from '@shop/design-tokens/size';
import { style } from '@vanilla-extract/css';
import { recipe } from '../../css/recipe.ts';
import { textStyle } from '../../css/text-style.ts';

const { color, font } = vars;

export const tag = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    border: `${vars.stroke.hairline} solid transparent`,
    borderRadius: vars.radius.small,
    fontFeatureSettings: '"palt"',
    /* In one line, unless that is wider than the container, as with large text. */
    flexShrink: 0,
    maxWidth: '100%',
    overflowWrap: 'anywhere',
    color: color.text.standard,
  },
  variants: {
    tone: {
      standard: { borderColor: color.line.standard, background: color.surface.page },
      sale: {
        background: color.feedback.sale,
        color: color.text.inverse,
        fontWeight: font.weight.bold,
        letterSpacing: '.04em',
      },
      notice: { background: color.feedback.notice },
      soldOut: { background: color.surface.inverse, color: color.text.inverse },
    },
    size: {
      standard: {
        minHeight: size.mark.tag,
        paddingInline: vars.space.xsmall,
        ...textStyle('caption', 'flat'),
      },
      small: {
        paddingInline: vars.space.xxsmall,
        fontSize: font.size.tiny,
        lineHeight: font.line.row,
        /* One line over the plant if there is space; else one word per line, so that none is cut. */
        display: 'inline-block',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        overflowWrap: 'normal',
        wordBreak: 'keep-all',
      },
    },
    wraps: {
      true: {
        paddingBlock: vars.space.trace,
        lineHeight: font.line.label,
      },
    },
  },
  defaultVariants: { tone: 'standard', size: 'standard' },
});

export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xxsmall });
