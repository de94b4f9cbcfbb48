import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { style } from '@vanilla-extract/css';
import { recipe } from '../../css/recipe.ts';
import { textStyle } from '../../css/text-style.ts';

const { color, space } = vars;

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.tight,
  minHeight: vars.layout.target,
  paddingInline: space.standard,
  // A label that is longer than the row wraps.
  paddingBlock: space.xxsmall,
  border: `${vars.stroke.hairline} solid ${color.line.standard}`,
  borderRadius: vars.radius.full,
  background: color.surface.page,
  ...textStyle('small', 'tight'),
  selectors: {
    '&[aria-current]': {
      background: color.action.primary,
      borderColor: color.action.primary,
      color: color.action.text,
    },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not([aria-current])': { background: color.surface.subtle } },
    },
    [media.forcedColors]: {
      selectors: { '&[aria-current]': { outline: `${vars.stroke.strong} solid Highlight` } },
    },
  },
});

/** An applied choice; green is reserved for the current choice. */
export const removable = style({ borderColor: color.text.standard, paddingRight: space.small });

export const chips = recipe({
  base: { display: 'flex', alignItems: 'center', gap: space.xsmall },
  variants: {
    layout: {
      wrap: { flexWrap: 'wrap' },
      /** In a row that scrolls already. */
      line: { whiteSpace: 'nowrap' },
      /** One row that extends beyond the window's edge, as a cut chip shows. */
      scroll: {
        marginInline: `calc(${vars.layout.gutter} * -1)`,
        paddingInline: vars.layout.gutter,
        /* space for the focus ring */
        paddingBlock: space.xxsmall,
        overflowX: 'auto',
        whiteSpace: 'nowrap',
        scrollbarWidth: 'none',
        scrollPaddingInline: vars.layout.gutter,
      },
    },
  },
  defaultVariants: { layout: 'wrap' },
});

/** The content after the chips keeps its width and scrolls with them. */
export const after = style({ flex: 'none', whiteSpace: 'nowrap' });
