import { vars } from '@shop/design-tokens/contract.css';
import { size } from '@shop/design-tokens/size';
import { style } from '@vanilla-extract/css';

const { color, font, space, stroke } = vars;

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: vars.layout.gap,
});

export const list = style({
  gridColumn: 'span 9',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  columnGap: vars.layout.gap,
  alignContent: 'start',
  selectors: {
    /* words alone need neither the pictures' height nor their width */
    '&[data-plain]': { gridColumn: '1 / -1', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.standard,
  minHeight: size.row.picture,
  borderBottom: `${stroke.hairline} solid ${color.line.standard}`,
  lineHeight: font.line.label,
  selectors: { '[data-plain] > li > &': { minHeight: size.row.menu } },
});

export const picture = style({ width: size.menu.panelPicture, flex: 'none' });

export const count = style({
  marginLeft: 'auto',
  color: color.text.muted,
  fontSize: font.size.caption,
  fontVariantNumeric: 'tabular-nums',
});

export const feature = style({ gridColumn: 'span 3' });
