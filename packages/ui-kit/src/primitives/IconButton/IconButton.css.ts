import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { recipe } from '../../css/recipe.ts';

export const iconButton = recipe({
  base: {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    /* full height before its icon loads: without text it has no baseline to align to (PERF-02) */
    verticalAlign: 'top',
    flex: 'none',
    width: vars.layout.target,
    height: vars.layout.target,
    borderRadius: vars.radius.full,
    transition: `background ${vars.motion.duration.state} ${vars.motion.ease}`,
    selectors: {
      '&:disabled, &[aria-disabled="true"]': { color: vars.color.line.disabled, cursor: 'default' },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover:not(:disabled, [aria-disabled="true"])': { background: vars.color.surface.subtle },
        },
      },
    },
  },
  variants: {
    variant: {
      plain: {},
      /** A ring around it: slider arrows. */
      ring: { border: `${vars.stroke.hairline} solid ${vars.color.line.standard}` },
      /** Secondary, in a row of words: remove a line. */
      muted: { color: vars.color.text.muted },
    },
  },
  defaultVariants: { variant: 'plain' },
});
