import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { size } from '@shop/design-tokens/size';
import { style } from '@vanilla-extract/css';
import { recipe } from '../../css/recipe.ts';

const { color, space, font, stroke } = vars;

export const button = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xsmall,
    border: `${stroke.hairline} solid ${color.text.standard}`,
    borderRadius: vars.radius.full,
    background: color.surface.page,
    color: color.text.standard,
    fontWeight: font.weight.bold,
    fontFeatureSettings: '"palt"',
    lineHeight: font.line.label,
    textAlign: 'center',
    textWrap: 'balance',
    transition: `background ${vars.motion.duration.state} ${vars.motion.ease}, border-color ${vars.motion.duration.state} ${vars.motion.ease}`,
    selectors: {
      '&:disabled, &[aria-disabled="true"]:not([aria-busy="true"])': {
        background: color.surface.subtle,
        borderColor: color.line.disabled,
        color: color.text.muted,
        cursor: 'default',
      },
      '&[aria-busy="true"]': { cursor: 'progress' },
    },
  },
  variants: {
    tone: {
      /** The single green action of a screen. */
      primary: {
        background: color.action.primary,
        borderColor: color.action.primary,
        color: color.action.text,
        selectors: {
          '&:active:not(:disabled, [aria-disabled="true"])': {
            background: color.action.hover,
            borderColor: color.action.hover,
          },
        },
        '@media': {
          [media.hover]: {
            selectors: {
              '&:hover:not(:disabled, [aria-disabled="true"])': {
                background: color.action.hover,
                borderColor: color.action.hover,
              },
            },
          },
        },
      },
      secondary: {
        selectors: {
          '&:active:not(:disabled, [aria-disabled="true"])': { background: color.surface.subtle },
        },
        '@media': {
          [media.hover]: { selectors: { '&:hover': { background: color.surface.subtle } } },
        },
      },
      quiet: {
        borderColor: color.line.standard,
        fontWeight: font.weight.regular,
        '@media': {
          [media.hover]: { selectors: { '&:hover': { background: color.surface.subtle } } },
        },
      },
    },
    size: {
      small: {
        minHeight: vars.layout.target,
        padding: `${space.xsmall} ${space.snug}`,
        fontSize: font.size.small,
      },
      standard: {
        minHeight: size.control.standard,
        padding: `${space.xsmall} ${space.medium}`,
        fontSize: font.size.body,
      },
      large: {
        minHeight: size.control.large,
        padding: `${space.xsmall} ${space.medium}`,
        fontSize: font.size.body,
      },
    },
    width: {
      content: {},
      /** A comfortable minimum width for a button alone on its page. */
      comfortable: { minWidth: `min(${size.control.label}, 100%)` },
      full: { width: '100%' },
    },
  },
  defaultVariants: { tone: 'secondary', size: 'standard', width: 'content' },
});

/** Half of ring and gap: this shift centres ring and label together, and the button keeps its width. */
const RING_SHIFT = space.small;

export const label = style({
  position: 'relative',
  // Not after an icon, whose place the ring takes.
  selectors: { '[aria-busy="true"] > &:first-child': { left: RING_SHIFT } },
});

export const ring = style({
  position: 'absolute',
  right: `calc(100% + ${space.xsmall})`,
  top: `calc(50% - ${space.xsmall})`,
});

/** As wide as the icon that it replaces. */
export const iconRing = style({ padding: stroke.strong });
