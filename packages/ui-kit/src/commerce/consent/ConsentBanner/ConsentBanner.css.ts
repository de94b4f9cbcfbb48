import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { size } from '@shop/design-tokens/size';
import { zIndex } from '@shop/design-tokens/z-index';
import { style } from '@vanilla-extract/css';
import { textStyle } from '#css/text-style.ts';

const { color, font, space } = vars;

/** Above a phone's buy bar; in the corner if there is space. In a short window its content scrolls. */
export const banner = style({
  position: 'fixed',
  insetInline: vars.layout.gutter,
  bottom: `calc(${size.product.bar} + ${space.small} + env(safe-area-inset-bottom))`,
  zIndex: zIndex.sticky,
  display: 'grid',
  gap: space.small,
  maxWidth: size.dialog.narrow,
  maxHeight: '50%',
  overflowY: 'auto',
  padding: space.standard,
  border: `${vars.stroke.hairline} solid ${color.line.standard}`,
  borderRadius: vars.radius.standard,
  background: color.surface.page,
  boxShadow: vars.shadow.float,
  '@media': {
    [media.desktop]: { bottom: space.medium },
    print: { display: 'none' },
  },
});

export const words = style({
  display: 'grid',
  gap: space.xxsmall,
  ...textStyle('small', 'note'),
});

export const heading = style({ fontSize: font.size.body });

/** Equal width for both, whatever their labels. */
export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.xsmall,
});
