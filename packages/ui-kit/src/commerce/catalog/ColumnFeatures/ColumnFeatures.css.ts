import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { style } from '@vanilla-extract/css';
import { zoomOnHover } from '#css/zoom-on-hover.css.ts';

const { color, font, layout, space } = vars;

export const features = style({
  display: 'grid',
  gap: space.large,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: layout.gap },
    [media.desktop]: { rowGap: space.broad },
  },
});

export const feature = style([zoomOnHover, { display: 'block' }]);

export const title = style({
  marginTop: space.standard,
  fontSize: font.size.lead,
  lineHeight: font.line.row,
  '@media': { [media.desktop]: { fontSize: font.size.titleSmall } },
});

export const text = style({
  marginTop: space.tight,
  fontSize: font.size.small,
  lineHeight: font.line.note,
  wordBreak: 'auto-phrase',
});

export const note = style({
  marginTop: space.close,
  color: color.text.muted,
  fontSize: font.size.caption,
  lineHeight: font.line.small,
});
