import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { size } from '@shop/design-tokens/size';
import { style } from '@vanilla-extract/css';

/** A pill on phones, words with a chevron from 1024. */
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
  },
});

export const narrow = style({ '@media': { [media.desktop]: { display: 'none' } } });
export const desktop = style({ '@media': { [media.belowDesktop]: { display: 'none' } } });

export const select = style({
  /* as wide as the chosen words, where the browser can */
  fieldSizing: 'content',
  appearance: 'none',
  height: size.sort.height,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  minWidth: 0,
  borderRadius: vars.radius.small,
  '@media': { [media.desktop]: { paddingRight: vars.space.medium } },
});

export const chevron = style({
  position: 'absolute',
  right: 0,
  pointerEvents: 'none',
  '@media': { [media.belowDesktop]: { display: 'none' } },
});
