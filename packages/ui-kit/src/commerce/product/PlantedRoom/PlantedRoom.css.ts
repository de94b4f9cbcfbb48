import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { globalStyle, style } from '@vanilla-extract/css';
import { mutedText, textStyle } from '#css/text-style.ts';

const { color, layout, radius, space, stroke } = vars;

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

/** The image and its lights, which are below it on a phone. */
export const frame = style({
  position: 'relative',
  display: 'grid',
  gap: space.small,
  '@media': { [media.desktop]: { gridColumn: 'span 8' } },
});

/** The whole room, full width on a phone. */
export const view = style({
  position: 'relative',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  background: color.surface.subtle,
  marginInline: `calc(-1 * ${layout.gutter})`,
  '@media': {
    [media.tablet]: { marginInline: 0, borderRadius: radius.small },
  },
});

export const words = style({ '@media': { [media.desktop]: { gridColumn: 'span 4' } } });

export const list = style({ borderTop: `${stroke.hairline} solid ${color.line.standard}` });

export const entry = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.small,
  borderBottom: `${stroke.hairline} solid ${color.line.standard}`,
  ...textStyle('small', 'row'),
});

/* a link is as tall as its row: a full target */
globalStyle(`${entry} > :first-child`, { paddingBlock: space.small });

export const range = style({ flex: 'none', fontVariantNumeric: 'tabular-nums' });

export const note = style({
  marginTop: space.small,
  ...mutedText('caption', 'row'),
  textWrap: 'pretty',
});
