import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { size } from '@shop/design-tokens/size';
import { globalStyle, style } from '@vanilla-extract/css';
import { textStyle } from '#css/text-style.ts';

const { color, font, space } = vars;
const hairline = `${vars.stroke.hairline} solid ${color.line.standard}`;

export const list = style({ borderBottom: hairline });

/* the item that a link targets */
globalStyle(`${list} > :target`, { background: color.surface.subtle });

export const row = style({
  display: 'grid',
  gap: `0 ${space.medium}`,
  minHeight: size.row.standard,
  padding: `${vars.space.inset} 0`,
  borderTop: hairline,
  ...textStyle('small'),
  textWrap: 'pretty',
  '@media': {
    [media.tablet]: { gridTemplateColumns: '10em minmax(0, 1fr)' },
    [media.hover]: { selectors: { 'a&:hover': { color: color.link.hover } } },
  },
});

export const date = style({
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { [media.belowTablet]: { fontSize: font.size.caption } },
});
