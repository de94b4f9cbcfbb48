import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { size } from '@shop/design-tokens/size';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { fadeEnd } from '#css/fade-end.css.ts';

const { font, space } = vars;

export const layout = style({
  // Of phones: little, so that their first screen shows products.
  paddingTop: space.xsmall,
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: `${size.filter.rail} minmax(0, 1fr)`,
      columnGap: space.xlarge,
      paddingTop: space.xlarge,
    },
  },
});

/** Below a head without an image, separated by a hairline. */
export const compact = style({
  '@media': {
    [media.desktop]: {
      borderTop: `${vars.stroke.hairline} solid ${vars.color.line.standard}`,
      paddingTop: space.large,
    },
  },
});

/** The spacing of a section's heading above, and close to its list below. */
export const heading = style({
  paddingTop: vars.layout.section,
  paddingBottom: space.small,
  '@media': { [media.desktop]: { paddingBottom: space.medium } },
});

export const headed = style({ paddingTop: 0, '@media': { [media.desktop]: { paddingTop: 0 } } });

const rise = keyframes({ from: { opacity: 0, transform: `translateY(${vars.space.medium})` } });

/** Beside the list from 1024 px; below that a sheet in the browser's top layer, opened by a button. */
export const rail = style({
  '@media': {
    [media.belowDesktop]: {
      position: 'fixed',
      inset: 'auto 0 0',
      width: '100%',
      maxWidth: 'none',
      maxHeight: `calc(100dvh - ${size.header.phone})`,
      margin: 0,
      padding: `0 ${vars.layout.gutter}`,
      border: 0,
      borderRadius: `${vars.radius.large} ${vars.radius.large} 0 0`,
      background: vars.color.surface.page,
      color: 'inherit',
      boxShadow: vars.shadow.float,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      selectors: {
        '&:not(:popover-open)': { display: 'none' },
        '&:popover-open': {
          animation: `${rise} ${vars.motion.duration.surface} ${vars.motion.ease}`,
        },
        '&::backdrop': { background: vars.color.surface.scrim },
      },
    },
    [media.desktop]: {
      display: 'block',
      position: 'static',
      width: 'auto',
      height: 'auto',
      margin: 0,
      padding: 0,
      border: 0,
      background: 'none',
      color: 'inherit',
      overflow: 'visible',
    },
  },
});

/** The sheet locks the page's scroll. */
globalStyle(`html:has(${rail}:popover-open)`, { '@media': { [media.belowDesktop]: { overflow: 'hidden' } } });

export const railHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  position: 'sticky',
  top: 0,
  /* above the boxes of the choices */
  zIndex: 1,
  marginInline: `calc(-1 * ${vars.layout.gutter})`,
  marginBottom: space.xsmall,
  padding: `${space.xsmall} ${space.xsmall} ${space.xsmall} ${vars.layout.gutter}`,
  borderBottom: `${vars.stroke.hairline} solid ${vars.color.line.standard}`,
  background: vars.color.surface.page,
  fontSize: font.size.lead,
  fontWeight: font.weight.bold,
  '@media': { [media.desktop]: { display: 'none' } },
});

export const filterButton = style({ '@media': { [media.desktop]: { display: 'none' } } });

export const chips = style({ '@media': { [media.desktop]: { display: 'none' } } });

/**
 * The rows of phones reserve their height before their content loads: the count does not move while the HTML streams (PERF-02).
 */
export const bar = style({
  marginBottom: space.medium,
  fontSize: font.size.small,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [media.belowDesktop]: {
      display: 'grid',
      marginBottom: space.standard,
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: `minmax(${vars.layout.target}, auto)`,
    },
    [media.desktop]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: `${space.standard} ${space.small}`,
      minHeight: vars.layout.target,
      marginTop: `calc(-1 * ${vars.space.close})`,
    },
  },
});

/** With the applied filters in a row of their own. */
export const narrowed = style({
  '@media': {
    [media.belowDesktop]: {
      gridTemplateRows: `minmax(${vars.layout.target}, auto) minmax(calc(${vars.layout.target} + ${space.standard}), auto)`,
    },
  },
});

/** The count and the note, in one line where both fit. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.small,
  '@media': { [media.belowDesktop]: { gridRow: 3, marginTop: space.small } },
});

export const count = style({ scrollMarginTop: space.medium });

export const note = style({ color: vars.color.text.muted, fontSize: font.size.caption });

/** Below the head of the list; on phones between the buttons and the count, in one scrolling row. */
export const applied = style({
  '@media': {
    [media.belowDesktop]: { gridRow: 2, minWidth: 0, marginTop: space.standard },
    [media.desktop]: { order: 1, width: '100%' },
  },
});

/** On phones two columns, even before the second has loaded; one if two do not fit. */
export const tools = style({
  '@media': {
    [media.belowDesktop]: {
      gridRow: 1,
      display: 'grid',
      gridTemplateColumns: `repeat(auto-fill, minmax(max(${size.filter.tile}, calc((100% - ${space.xsmall}) / 2)), 1fr))`,
      gap: space.xsmall,
    },
  },
});

/** On phones one scrolling row with the chips after the buttons, beyond the window's edges. */
export const strip = style({
  '@media': {
    [media.belowDesktop]: {
      gridRow: 1,
      display: 'flex',
      gap: space.xsmall,
      marginInline: `calc(${vars.layout.gutter} * -1)`,
      paddingInline: vars.layout.gutter,
      /* space for the focus ring */
      marginBlock: `calc(${space.xxsmall} * -1)`,
      paddingBlock: space.xxsmall,
      overflowX: 'auto',
      scrollbarWidth: 'none',
      /* what has the focus is beside the fade, not below it */
      scrollPaddingInline: `${vars.layout.gutter} ${space.xlarge}`,
      ...fadeEnd,
    },
  },
});
globalStyle(`${strip} > *`, { '@media': { [media.belowDesktop]: { flex: 'none' } } });
