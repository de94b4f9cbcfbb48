import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { size } from '@shop/design-tokens/size';
import { style } from '@vanilla-extract/css';

const { color, font, space } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space.medium,
  paddingTop: space.roomy,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      columnGap: vars.layout.gap,
      alignItems: 'center',
      paddingTop: size.quiet.top,
    },
  },
});

export const art = style({
  width: size.quiet.width,
  height: size.quiet.height,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '@media': {
    [media.desktop]: { gridColumn: '2 / span 4', width: size.quiet.wideWidth, height: size.quiet.wideHeight },
  },
});

/** In place of the drawing: six columns from 1024 px. */
export const picture = style({
  width: '100%',
  '@media': { [media.desktop]: { gridColumn: '1 / span 6' } },
});

export const even = style({ vectorEffect: 'non-scaling-stroke' });
/** Drawn unless the brand's style sheet hides its motif (`--motif: none`). */
export const motif = style([even, { display: 'var(--motif, inline)' }]);
/** Drawn in its place (`--plain: inline`). */
export const plain = style([even, { display: 'var(--plain, none)' }]);
export const light = style([even, { stroke: color.action.primary }]);
/** Around things of the motif. */
export const faint = style([motif, { stroke: color.line.standard }]);

export const words = style({
  width: '100%',
  '@media': {
    [media.desktop]: {
      gridColumn: '7 / span 5',
      selectors: { [`${picture} + &`]: { gridColumn: '8 / span 5' } },
    },
  },
});

export const title = style({ fontSize: font.size.title });

export const text = style({ marginTop: space.small });

export const extra = style({ maxWidth: size.quiet.text, marginTop: space.snug });

export const action = style({ marginTop: space.medium });
