import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { globalStyle, type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { textStyle } from '#css/text-style.ts';

const { color, font, layout, radius, space, stroke } = vars;
const hairline = `${stroke.hairline} solid ${color.line.standard}`;

/** The full height of its container, centred horizontally. */
export const stage = style({
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
  ...textStyle('caption', 'flat'),
  fontVariantNumeric: 'tabular-nums',
});

export const group = style({
  display: 'flex',
  overflow: 'hidden',
  border: hairline,
  background: color.surface.page,
});

const corner: StyleRule = { position: 'absolute', left: space.small, bottom: space.small };
const column: StyleRule = { flexDirection: 'column' };

/** At the lower left of the room; or on phones, whose image has no spare space, in a row below it. */
export const choice = styleVariants({
  corner,
  below: { display: 'flex', '@media': { [media.tablet]: corner } },
  end: {
    position: 'absolute',
    right: space.xsmall,
    marginInlineStart: 'auto',
    bottom: space.small,
    '@media': { '(scripting: none)': { display: 'none' } },
  },
});
const choiceBase = style([group, { borderRadius: radius.standard }]);
export const choiceGroup = styleVariants({
  corner: [choiceBase, column],
  below: [choiceBase, { flexWrap: 'wrap', '@media': { [media.tablet]: column } }],
  end: [choiceBase],
});

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

/** On phones the row beside the pot of a plant on the floor is narrow. */
globalStyle(`${choiceGroup.end} > *`, {
  padding: `0 ${space.xsmall}`,
  fontSize: font.size.caption,
  '@media': { [media.tablet]: { padding: `0 ${space.small}`, fontSize: font.size.small } },
});
