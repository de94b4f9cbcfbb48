import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { size } from '@shop/design-tokens/size';
import { globalStyle, style } from '@vanilla-extract/css';
import { mutedText, textStyle } from '#css/text-style.ts';

const { color, font, layout, radius, space, stroke } = vars;

/** Seven discs of 44 pixels fit a phone; a window of 320 pixels has less space. */
export const root = style({ width: '100%', maxWidth: size.calendar.width });

export const label = style({
  marginBottom: space.xsmall,
  padding: 0,
  ...textStyle('small', 'row'),
  fontWeight: font.weight.bold,
});

/** The caption is between the two arrows. */
export const months = style({ position: 'relative' });

export const nav = style({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  display: 'flex',
  justifyContent: 'space-between',
});

/* an arrow without a target stays, so that nothing shifts */
globalStyle(`${nav} [aria-disabled="true"]`, { color: color.line.disabled, cursor: 'default' });

export const caption = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: layout.target,
  fontWeight: font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: font.line.row,
});

export const grid = style({
  width: '100%',
  marginTop: space.xxsmall,
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontVariantNumeric: 'tabular-nums',
});

export const weekday = style({
  height: size.row.small,
  padding: 0,
  color: color.text.muted,
  fontSize: font.size.caption,
  fontWeight: font.weight.regular,
});

export const cell = style({ padding: `${stroke.hairline} 0`, textAlign: 'center' });

export const day = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: '100%',
  maxWidth: layout.target,
  height: layout.target,
  borderRadius: radius.full,
  ...textStyle('small', 'flat'),
  selectors: {
    '[aria-selected="true"] > &': {
      background: color.action.primary,
      color: color.action.text,
      fontWeight: font.weight.bold,
    },
    '&[aria-disabled="true"]': {
      color: color.line.disabled,
      textDecoration: 'line-through',
      cursor: 'default',
    },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not([aria-disabled="true"])': { background: color.surface.subtle },
        '[aria-selected="true"] > &:hover': { background: color.action.hover },
      },
    },
    [media.forcedColors]: {
      selectors: {
        '&[aria-disabled="true"]': { color: 'GrayText' },
        '[aria-selected="true"] > &': { outline: `${stroke.strong} solid Highlight` },
      },
    },
  },
});

export const reason = style({
  minHeight: `calc(${font.line.small} * ${font.size.note})`,
  marginTop: space.xxsmall,
  ...mutedText('note', 'small'),
});
