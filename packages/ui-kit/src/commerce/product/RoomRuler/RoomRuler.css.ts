import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { size } from '@shop/design-tokens/size';
import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { mutedText, textStyle } from '#css/text-style.ts';
import { group } from '../RoomStage/RoomStage.css.ts';

const { color, font, layout, motion, radius, space, stroke } = vars;
const hairline = `${stroke.hairline} solid ${color.line.standard}`;

/** The previous plant's height relative to the new one's. */
const before = createVar();
export const growFrom = before.slice('var('.length, -1);

const grow = keyframes({ from: { transform: `scale(${before})` }, to: { transform: 'scale(1)' } });

/** A square like every image of the gallery; the text takes part of its height. */
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
  containerType: 'inline-size',
  overflow: 'hidden',
  background: color.surface.subtle,
});

/** The same picture at another height, after some years. */
export const plant = style({
  transition: `left ${motion.duration.grow} ${motion.ease}, top ${motion.duration.grow} ${motion.ease}, width ${motion.duration.grow} ${motion.ease}, height ${motion.duration.grow} ${motion.ease}`,
});

export const growing = style({ animation: `${grow} ${motion.duration.grow} ${motion.ease}` });

/** From the plant's top to the ruler. */
export const line = style({
  position: 'absolute',
  right: '34.5%',
  borderTop: `${stroke.hairline} dotted currentColor`,
});

/** The range: a border, so that it remains in forced colours. */
export const span = style({
  position: 'absolute',
  left: '65.5%',
  transform: 'translateX(-50%)',
  borderLeft: `${size.product.rulerRange} solid ${color.action.edge}`,
});

export const range = style({
  position: 'absolute',
  left: '67.6%',
  /* to the edge of the view, which may be narrower than the room: with large text, or in longer words, it has two lines */
  width: 'max-content',
  maxWidth: 'max(50cqw - 17.6%, 6em)',
  transform: 'translateY(-50%)',
  padding: `${space.tight} ${space.xsmall}`,
  borderRadius: radius.full,
  background: color.surface.page,
  ...textStyle('caption', 'row'),
  fontWeight: font.weight.bold,
  textWrap: 'balance',
});

/** Lights at the left, years at the right; in two rows where large text leaves no space beside each other. */
export const choices = style({
  position: 'absolute',
  insetInline: `${space.small} ${space.xsmall}`,
  bottom: space.small,
  display: 'flex',
  flexWrap: 'wrap-reverse',
  /* the start of reversed rows is their bottom */
  alignItems: 'flex-start',
  gap: space.xsmall,
  pointerEvents: 'none',
});
globalStyle(`${choices} > [class]`, { position: 'static', pointerEvents: 'auto' });

export const caption = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.xxsmall} ${space.small}`,
  padding: `${space.xsmall} ${layout.gutter} ${space.xxsmall}`,
  '@media': { [media.tablet]: { paddingInline: space.xxsmall } },
});

/** On its own line where the gallery's counter is at the end of the next. */
export const words = style({
  flex: '1 0 100%',
  minWidth: 0,
  '@media': { [media.desktop]: { flex: '1 1 0' } },
});
export const title = style({ display: 'block', fontWeight: font.weight.bold, lineHeight: font.line.row });
export const detail = style({
  display: 'none',
  ...mutedText('caption', 'row'),
  '@media': { [media.tablet]: { display: 'block' } },
});

/** The sizes side by side. */
export const sizeGroup = style([group, { borderRadius: radius.full }]);
globalStyle(`${sizeGroup} > * + *`, { borderLeft: hairline });
