import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { style } from '@vanilla-extract/css';

const { color, font, layout, radius, space, stroke } = vars;

export const room = style({
  display: 'grid',
  gap: space.standard,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      columnGap: layout.gap,
      alignItems: 'end',
    },
  },
});

/** The whole room, edge to edge on a phone. */
export const view = style({
  position: 'relative',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  background: color.surface.subtle,
  marginInline: `calc(-1 * ${layout.gutter})`,
  '@media': {
    [media.tablet]: { marginInline: 0, borderRadius: radius.large },
    [media.desktop]: { gridColumn: 'span 8' },
  },
});

export const words = style({ '@media': { [media.desktop]: { gridColumn: 'span 4' } } });

export const list = style({ borderTop: `${stroke.hairline} solid ${color.line.standard}` });

export const entry = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.small,
  paddingBlock: space.small,
  borderBottom: `${stroke.hairline} solid ${color.line.standard}`,
  fontSize: font.size.small,
  lineHeight: font.line.row,
});

export const range = style({ flex: 'none', fontVariantNumeric: 'tabular-nums' });

export const note = style({
  marginTop: space.small,
  color: color.text.muted,
  fontSize: font.size.caption,
  lineHeight: font.line.row,
});
