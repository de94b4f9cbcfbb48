import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { size } from '@shop/design-tokens/size';
import { createVar, keyframes, style } from '@vanilla-extract/css';

const { color, font, layout, motion, radius, space, stroke } = vars;
const hairline = `${stroke.hairline} solid ${color.line.standard}`;

/** Height of the plant before against that of the new one. */
const before = createVar();
export const growFrom = before.slice('var('.length, -1);

const grow = keyframes({ from: { transform: `scale(${before})` }, to: { transform: 'scale(1)' } });

/** A square as every picture of the gallery, of which the words take what they need. */
export const room = style({
  display: 'flex',
  flexDirection: 'column',
  aspectRatio: '1',
  background: color.surface.page,
});

export const view = style({
  position: 'relative',
  flex: '1 1 0',
  minHeight: 0,
  overflow: 'hidden',
  background: color.surface.subtle,
});

/** All of the height, the middle of the width. */
export const plate = style({
  position: 'absolute',
  top: 0,
  left: '50%',
  height: '100%',
  aspectRatio: '4 / 3',
  transform: 'translateX(-50%)',
});

export const layer = style({
  position: 'absolute',
  left: 0,
  top: 0,
  width: '100%',
  height: '100%',
  maxWidth: 'none',
  background: 'none',
  pointerEvents: 'none',
});

export const growing = style({ animation: `${grow} ${motion.duration.grow} ${motion.ease}` });

export const ruler = style({
  position: 'absolute',
  left: '65.5%',
  width: '2%',
  overflow: 'visible',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: stroke.hairline,
});

export const number = style({
  position: 'absolute',
  left: '68.4%',
  transform: 'translateY(-50%)',
  fontSize: font.size.caption,
  lineHeight: font.line.flat,
  fontVariantNumeric: 'tabular-nums',
});

/** From the plant's top to the ruler. */
export const line = style({
  position: 'absolute',
  right: '34.5%',
  borderTop: `${stroke.hairline} dotted currentColor`,
});

/** The range: a border, so that it stays in forced colours. */
export const span = style({
  position: 'absolute',
  left: '65.5%',
  transform: 'translateX(-50%)',
  borderLeft: `${size.product.rulerRange} solid ${color.action.edge}`,
});

export const range = style({
  position: 'absolute',
  left: '67.6%',
  transform: 'translateY(-50%)',
  padding: `${space.tight} ${space.xsmall}`,
  borderRadius: radius.full,
  background: color.surface.page,
  fontSize: font.size.caption,
  fontWeight: font.weight.bold,
  lineHeight: font.line.row,
  whiteSpace: 'nowrap',
});

export const caption = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.xxsmall} ${space.small}`,
  padding: `${space.xsmall} ${layout.gutter} ${space.xxsmall}`,
  '@media': { [media.tablet]: { paddingInline: space.xxsmall } },
});

/** A line of its own where the gallery's counter stands at the end of the next. */
export const words = style({
  flex: '1 0 100%',
  minWidth: 0,
  '@media': { [media.desktop]: { flex: '1 1 0' } },
});
export const title = style({ display: 'block', fontWeight: font.weight.bold, lineHeight: font.line.row });
export const detail = style({
  display: 'none',
  color: color.text.muted,
  fontSize: font.size.caption,
  lineHeight: font.line.row,
  '@media': { [media.tablet]: { display: 'block' } },
});

const group = style({
  display: 'flex',
  overflow: 'hidden',
  border: hairline,
  background: color.surface.page,
});

export const sizeGroup = style([group, { borderRadius: radius.full }]);

export const lights = style({ position: 'absolute', left: space.small, bottom: space.small });
export const lightGroup = style([group, { flexDirection: 'column', borderRadius: radius.standard }]);

export const option = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: layout.target,
  minHeight: layout.target,
  padding: `0 ${space.small}`,
  fontSize: font.size.small,
  whiteSpace: 'nowrap',
  color: color.text.standard,
  textDecoration: 'none',
  selectors: {
    [`${sizeGroup} > & + &`]: { borderLeft: hairline },
    '&:is([aria-current], [aria-pressed="true"])': {
      background: color.action.tint,
      boxShadow: `inset 0 calc(-1 * ${stroke.strong}) ${color.action.edge}`,
      fontWeight: font.weight.bold,
    },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${space.tight})` },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&:is([aria-current], [aria-pressed="true"])': {
          outline: `${stroke.strong} solid Highlight`,
          outlineOffset: `calc(-1 * ${stroke.strong})`,
        },
      },
    },
  },
});
