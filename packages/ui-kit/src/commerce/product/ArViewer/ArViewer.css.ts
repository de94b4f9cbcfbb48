import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { style } from '@vanilla-extract/css';

const { color, font, radius, space, stroke } = vars;

export const stage = style({
  position: 'relative',
  aspectRatio: '1',
  maxHeight: '60vh',
  width: '100%',
  overflow: 'hidden',
  borderRadius: radius.small,
  background: color.surface.picture,
});

/** Lower, so that the code for a phone is visible without scrolling in a desktop's low window. */
export const stageOverPhone = style([stage, { maxHeight: '40vh' }]);

export const poster = style({ position: 'absolute', inset: 0 });

/** Over the poster, which shows through until the model renders. */
export const viewer = style({ position: 'absolute', inset: 0, display: 'grid' });

export const bar = style({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: space.xsmall,
  marginTop: space.standard,
  border: 'none',
  borderRadius: radius.full,
  overflow: 'hidden',
  background: color.line.standard,
  selectors: {
    '&::-webkit-progress-bar': { background: color.line.standard },
    '&::-webkit-progress-value': { background: color.action.primary },
    '&::-moz-progress-bar': { background: color.action.primary },
  },
});

export const hint = style({ marginTop: space.small, fontSize: font.size.note, color: color.text.muted });

/** A square that fits the window together with the content above it. */
export const instead = style({
  width: '100%',
  maxWidth: '60vh',
  marginTop: space.small,
  marginInline: 'auto',
  border: `${stroke.hairline} solid ${color.line.standard}`,
  borderRadius: radius.small,
  overflow: 'hidden',
});

/** Beside the code for a phone, if the width allows. */
export const beside = style({
  '@media': {
    [media.tablet]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: space.standard,
    },
  },
});

export const phone = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.standard,
  marginTop: space.standard,
  padding: space.standard,
  borderRadius: radius.small,
  background: color.surface.subtle,
});

export const phoneBeside = style([
  phone,
  {
    '@media': {
      [media.tablet]: { flexDirection: 'column', width: 'min-content', marginTop: space.small },
    },
  },
]);
