import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { size } from '@shop/design-tokens/size';
import { style } from '@vanilla-extract/css';
import { mutedText, textStyle } from '#css/text-style.ts';

const { color, layout, radius, space, stroke } = vars;
const hairline = `${stroke.hairline} solid ${color.line.standard}`;

export const rows = style({
  display: 'grid',
  columnGap: layout.gap,
  borderTop: hairline,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: `${size.row.picture} minmax(0, 1fr) auto`,
  gap: space.standard,
  alignItems: 'center',
  paddingBlock: space.standard,
  borderBottom: hairline,
  '@media': { [media.hover]: { ':hover': { color: color.link.hover } } },
});

export const picture = style({
  display: 'block',
  height: size.row.picture,
  borderRadius: radius.small,
  overflow: 'hidden',
});

export const name = style({ ...textStyle('body', 'row') });

export const place = style({
  display: 'block',
  ...mutedText('note'),
});
