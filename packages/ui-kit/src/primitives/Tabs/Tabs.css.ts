import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { style } from '@vanilla-extract/css';
import { fadeEnd } from '#css/fade-end.css.ts';
import { textStyle } from '../../css/text-style.ts';

const { color, font, space, stroke } = vars;
const finePointer = `${media.hover} and ${media.tablet}`;

/**
 * One row at every width, which extends beyond its edge, as a cut tab shows: in several rows the mark of the current tab would float
 * above the next one. Positioned, so that a tab's offset is relative to the row's own edge.
 */
export const tabs = style({
  position: 'relative',
  display: 'flex',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  ...fadeEnd,
  '@media': {
    [media.belowTablet]: {
      marginInline: `calc(${vars.layout.gutter} * -1)`,
      scrollPaddingInline: vars.layout.gutter,
    },
    /* space for the first and the last tab's ring */
    [media.tablet]: { marginInline: `calc(${space.xxsmall} * -1)`, scrollPaddingInline: space.xxsmall },
    /* provides a scrollbar to drag for a mouse without a wheel */
    [finePointer]: { scrollbarWidth: 'thin', scrollbarColor: `${color.line.control} transparent` },
  },
});

/** Has the hairline, so that it is at the tab's bottom even above a scrollbar; the last one extends it to the row's end. */
export const item = style({
  paddingRight: space.medium,
  borderBottom: `${stroke.hairline} solid ${color.line.standard}`,
  selectors: { '&:last-child': { flex: 'auto' } },
  '@media': {
    [media.belowTablet]: {
      selectors: {
        '&:first-child': { paddingLeft: vars.layout.gutter },
        '&:last-child': { paddingRight: vars.layout.gutter },
      },
    },
    [media.tablet]: {
      selectors: {
        '&:first-child': { paddingLeft: space.xxsmall },
        '&:last-child': { paddingRight: space.xxsmall },
      },
    },
  },
});

export const tab = style({
  display: 'flex',
  alignItems: 'center',
  width: 'fit-content',
  minHeight: vars.layout.target,
  /* space for the ring, without visible effect on the row */
  paddingInline: space.xxsmall,
  marginInline: `calc(${space.xxsmall} * -1)`,
  borderBlock: `${stroke.strong} solid transparent`,
  ...textStyle('small', 'tight'),
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-current]': { borderBottomColor: color.action.edge, fontWeight: font.weight.bold },
    /* the scrolling row would clip the ring */
    '&:focus-visible': { outlineOffset: `calc(${stroke.strong} * -1)` },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([aria-current])': { color: color.link.hover } } },
    [media.forcedColors]: { selectors: { '&[aria-current]': { borderBottomColor: 'Highlight' } } },
  },
});
