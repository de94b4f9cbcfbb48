import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { size } from '@shop/design-tokens/size';
import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '../../css/recipe.ts';
import { mutedText } from '../../css/text-style.ts';

/** How much of the row is filled, as a percentage. */
const filledShare = createVar();
/** An attribute, because each inline `style` needs a hash in the policy, which is sent with every response (SEC-01). */
const shares = Object.fromEntries(
  Array.from({ length: 11 }, (_, halves) => [
    `&[data-score="${halves / 2}"]`,
    { vars: { [filledShare]: `${halves * 10}%` } },
  ]),
);

const star =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='.5 0 15 16'%3E%3Cpath d='m8 1.6 1.9 4.1 4.5.5-3.3 3 .9 4.4L8 11.4l-4 2.2.9-4.4-3.3-3 4.5-.5z'/%3E%3C/svg%3E\")";

export const stars = recipe({
  base: {
    display: 'inline-block',
    flex: 'none',
    aspectRatio: '75 / 16',
    background: `linear-gradient(90deg, ${vars.color.text.standard} ${filledShare}, ${vars.color.line.disabled} 0)`,
    mask: `${star} 0 / 20% 100% repeat-x`,
    selectors: shares,
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        background: `linear-gradient(90deg, CanvasText ${filledShare}, GrayText 0)`,
      },
    },
  },
  variants: {
    size: {
      small: { height: size.mark.star },
      standard: { height: size.mark.starStandard },
      large: { height: size.mark.starLarge },
    },
  },
});

export const rating = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.tight,
  ...mutedText('caption', 'label'),
  fontVariantNumeric: 'tabular-nums',
});
