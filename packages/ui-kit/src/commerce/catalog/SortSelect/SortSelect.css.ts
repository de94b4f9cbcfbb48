import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { size } from '@shop/design-tokens/size';
import { style } from '@vanilla-extract/css';

/** A pill on phones; from 1024 px a text with a chevron, from the start as wide as the longest option (PERF-02). */
export const sort = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.layout.target,
  fontSize: vars.font.size.small,
  whiteSpace: 'nowrap',
  '@media': {
    [media.belowDesktop]: {
      border: `${vars.stroke.hairline} solid ${vars.color.line.standard}`,
      borderRadius: vars.radius.full,
      justifyContent: 'center',
      gap: vars.space.xsmall,
      paddingInline: vars.space.standard,
    },
    [media.desktop]: { width: size.sort.width, gap: vars.space.xsmall },
  },
});

export const narrow = style({ '@media': { [media.desktop]: { display: 'none' } } });
export const desktop = style({ '@media': { [media.belowDesktop]: { display: 'none' } } });

export const select = style({
  appearance: 'none',
  height: vars.layout.target,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  minWidth: 0,
  borderRadius: vars.radius.small,
  '@media': {
    /* as wide as the chosen option, if the browser supports it, and as high as the pill with its border */
    [media.belowDesktop]: { fieldSizing: 'content', marginBlock: `calc(-1 * ${vars.stroke.hairline})` },
    [media.desktop]: { flex: 1, paddingRight: vars.space.medium },
  },
});

export const chevron = style({
  position: 'absolute',
  right: 0,
  pointerEvents: 'none',
  '@media': { [media.belowDesktop]: { display: 'none' } },
});
