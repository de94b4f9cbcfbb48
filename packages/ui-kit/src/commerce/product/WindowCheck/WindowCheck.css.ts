import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { size } from '@shop/design-tokens/size';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { mutedText, textStyle } from '#css/text-style.ts';
import { rows } from '#primitives/RadioRows/RadioRows.css.ts';
import { inLights } from '../FitWords/FitWords.css.ts';

const { color, font, motion, space, stroke } = vars;

const edged = { borderBottom: `${stroke.hairline} solid ${color.line.standard}` };

/** The last of the rows under a product's buttons, or between the head of a list and its cards. */
export const root = styleVariants({
  row: edged,
  list: {
    ...edged,
    marginBlock: `calc(-1 * ${space.xsmall}) ${space.standard}`,
    '@media': { [media.desktop]: { marginBottom: space.medium } },
  },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xxsmall} ${space.small}`,
  minHeight: size.row.menu,
  paddingBlock: space.xsmall,
  ...textStyle('small', 'row'),
  cursor: 'pointer',
});

export const title = style({ minWidth: 0 });

export const chevron = style({
  marginLeft: 'auto',
  transition: `transform ${motion.duration.state} ${motion.ease}`,
});
globalStyle(`[open] > summary > ${chevron}`, { transform: 'rotate(180deg)' });

export const body = style({ display: 'grid', gap: space.standard, paddingBottom: space.standard });

/** Short answers: three to a row on phones. */
globalStyle(`${body} ${rows}`, {
  gridTemplateColumns: `repeat(auto-fit, minmax(${size.window.choice}, 1fr))`,
  textWrap: 'balance',
});

export const lead = style({
  ...mutedText('note'),
  textWrap: 'pretty',
});

export const answers = style({
  ...textStyle('small', 'note'),
  // Without an answer it takes no gap.
  marginTop: `calc(-1 * ${space.standard})`,
  selectors: { '[data-window-light] &': { marginTop: 0 } },
});

export const answer = style([inLights, { textWrap: 'pretty' }]);

/** There is something to send, without JavaScript, or to take back. */
export const buttons = style({
  display: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.standard,
  selectors: { '[data-window-light] &': { display: 'flex' } },
  '@media': { '(scripting: none)': { display: 'flex' } },
});

/** There is something to take back. */
export const reset = style({
  display: 'none',
  minHeight: vars.layout.target,
  fontSize: font.size.small,
  color: color.link.standard,
  textDecoration: 'underline',
  textUnderlineOffset: '.25em',
  selectors: { '[data-window-light] &': { display: 'block' } },
});
