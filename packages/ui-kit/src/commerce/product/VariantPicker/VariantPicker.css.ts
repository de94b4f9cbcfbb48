import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { size } from '@shop/design-tokens/size';
import { style } from '@vanilla-extract/css';
import { mutedText, textStyle } from '#css/text-style.ts';

const { color, font, space, stroke } = vars;
const hairline = `${stroke.hairline} solid ${color.line.standard}`;

export const root = style({ marginTop: space.medium });

export const label = style({
  paddingBottom: space.xsmall,
  ...textStyle('small', 'row'),
  fontWeight: font.weight.bold,
});

export const group = style({ borderBottom: hairline });

export const row = style({
  display: 'grid',
  gridTemplateColumns: `${size.mark.box} minmax(0, 1fr) auto`,
  columnGap: space.small,
  alignItems: 'center',
  minHeight: size.row.choice,
  padding: `${space.xsmall} ${space.small} ${space.xsmall} ${space.xxsmall}`,
  borderTop: hairline,
  cursor: 'pointer',
  selectors: { '&[aria-checked="true"]': { background: color.action.tint } },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not([aria-checked="true"])': { background: color.surface.subtle } },
    },
    [media.forcedColors]: {
      selectors: {
        '&[aria-checked="true"]': {
          outline: `${stroke.strong} solid Highlight`,
          outlineOffset: `calc(-1 * ${stroke.strong})`,
        },
      },
    },
  },
});

export const soldOut = style({ color: color.text.muted });

export const dot = style({
  display: 'grid',
  placeItems: 'center',
  justifySelf: 'center',
  width: size.mark.radio,
  height: size.mark.radio,
  border: `${stroke.hairline} solid ${color.line.control}`,
  borderRadius: '50%',
  background: color.surface.page,
  selectors: {
    '[aria-checked="true"] > &': { border: `${stroke.medium} solid ${color.text.standard}` },
    '[aria-checked="true"] > &::after': {
      content: '',
      width: size.mark.dot,
      height: size.mark.dot,
      borderRadius: '50%',
      background: color.action.edge,
    },
    [`${soldOut} > &`]: { borderColor: color.line.disabled, background: color.surface.subtle },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '[aria-checked="true"] > &::after': { background: 'Highlight' } },
    },
  },
});

export const name = style({ fontWeight: font.weight.bold, lineHeight: font.line.label });

export const note = style({
  display: 'block',
  ...mutedText('caption', 'row'),
});

export const end = style({ textAlign: 'right' });
