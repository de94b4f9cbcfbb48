import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { style } from '@vanilla-extract/css';

const { color, font, space, stroke } = vars;

/** One row that goes on beyond the window's edge on narrow ones, and says so with a cut tab; rows where there is room. */
export const tabs = style({
  display: 'flex',
  gap: `0 ${space.medium}`,
  borderBottom: `${stroke.hairline} solid ${color.line.standard}`,
  '@media': {
    [media.belowTablet]: {
      marginInline: `calc(${vars.layout.gutter} * -1)`,
      paddingInline: vars.layout.gutter,
      overflowX: 'auto',
      scrollbarWidth: 'none',
      scrollPaddingInline: vars.layout.gutter,
    },
    [media.tablet]: { flexWrap: 'wrap' },
  },
});

export const tab = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.layout.target,
  /* room for the ring, which nothing of the row's order shows */
  paddingInline: space.xxsmall,
  marginInline: `calc(${space.xxsmall} * -1)`,
  borderBlock: `${stroke.strong} solid transparent`,
  fontSize: font.size.small,
  lineHeight: font.line.tight,
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-current]': { borderBottomColor: color.action.edge, fontWeight: font.weight.bold },
    /* the ring would be cut by the scrolling row */
    '&:focus-visible': { outlineOffset: `calc(${stroke.strong} * -1)` },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([aria-current])': { color: color.link.hover } } },
    [media.forcedColors]: { selectors: { '&[aria-current]': { borderBottomColor: 'Highlight' } } },
  },
});
