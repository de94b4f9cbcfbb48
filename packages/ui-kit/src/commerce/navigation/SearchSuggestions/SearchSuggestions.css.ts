import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { size } from '@shop/design-tokens/size';
import { zIndex } from '@shop/design-tokens/z-index';
import { fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { mutedText, textStyle } from '#css/text-style.ts';
import { panelLeft, panelRight, panelTop } from '../SearchField/SearchField.css.ts';

const { color, font, space } = vars;

export const variant = styleVariants({
  /** Positioned below the field, 760 wide if there is space. */
  panel: {
    position: 'absolute',
    zIndex: zIndex.menu,
    top: fallbackVar(panelTop, `calc(100% + ${space.xsmall})`),
    left: fallbackVar(panelLeft, '0'),
    right: fallbackVar(panelRight, 'auto'),
    width: `min(${size.suggestions.panel}, calc(100vw - ${vars.layout.gutter} * 2))`,
    maxHeight: `min(${size.suggestions.height}, 80dvh)`,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: `${space.xsmall} ${space.standard} ${space.medium}`,
    borderRadius: vars.radius.standard,
    background: color.surface.page,
    boxShadow: vars.shadow.float,
  },
  /** Under the field of a phone's sheet, full width. */
  sheet: { padding: `0 ${space.xsmall} ${space.large}` },
});

/**
 * On desktops words and categories are left, products beside them; the last row above the foot takes the remaining height of the left
 * column.
 */
export const split = style({
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: `calc(${size.suggestions.words} + ${space.small} * 2) minmax(0, 1fr)`,
      gridTemplateRows: 'repeat(5, auto) 1fr auto',
      columnGap: space.standard,
      alignItems: 'start',
    },
  },
});

export const beside = style({ '@media': { [media.desktop]: { gridColumn: 2, gridRow: '1 / -2' } } });

/** Link to all results, below both columns. */
export const foot = style({
  marginTop: space.small,
  borderTop: `${vars.stroke.hairline} solid ${color.line.standard}`,
  fontWeight: font.weight.bold,
  '@media': { [media.desktop]: { gridColumn: '1 / -1', gridRow: '-2' } },
});

export const title = style({
  padding: `${space.standard} ${space.small} ${space.xxsmall}`,
  ...mutedText('caption', 'note'),
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  minHeight: vars.layout.target,
  paddingInline: space.small,
  ...textStyle('small', 'row'),
  selectors: {
    '&[aria-selected="true"]': { background: color.surface.subtle },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: color.surface.subtle } } },
    [media.forcedColors]: {
      selectors: {
        '&[aria-selected="true"]': {
          outline: `${vars.stroke.strong} solid Highlight`,
          outlineOffset: `calc(-1 * ${vars.stroke.strong})`,
        },
      },
    },
  },
});

export const product = style({ minHeight: size.row.picture });

export const picture = style({ width: size.menu.panelPicture, flex: 'none' });

export const words = style({ display: 'grid', minWidth: 0 });

globalStyle(`${row} mark`, { background: 'none', color: 'inherit', fontWeight: font.weight.bold });

export const note = style({
  padding: `${space.standard} ${space.small} 0`,
  ...mutedText('note'),
});
