import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '#css/recipe.ts';
import { mutedText, textStyle } from '#css/text-style.ts';

const { color, font, layout, space, stroke } = vars;
const hairline = `${stroke.hairline} solid ${color.line.standard}`;
const columns = createVar();

export const list = recipe({
  base: {
    display: 'grid',
    counterReset: 'step',
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        columnGap: layout.gap,
        rowGap: space.xlarge,
      },
    },
  },
  variants: {
    columns: {
      two: { vars: { [columns]: '2' } },
      three: { vars: { [columns]: '3' } },
      four: { vars: { [columns]: '4' } },
    },
  },
});

export const step = style({
  position: 'relative',
  counterIncrement: 'step',
  padding: `${space.snug} 0 ${space.snug} ${layout.target}`,
  borderTop: hairline,
  selectors: {
    '&:last-child': { borderBottom: hairline },
    '&::before': {
      content: 'counter(step)',
      position: 'absolute',
      top: space.standard,
      left: 0,
      fontSize: font.size.title,
      lineHeight: font.line.title,
      fontVariantNumeric: 'tabular-nums',
    },
  },
  '@media': {
    [media.desktop]: {
      borderTopColor: color.text.standard,
      selectors: {
        '&:nth-child(n)': { padding: `${space.snug} ${space.small} 0 0`, borderBottom: 0 },
        '&::before': { position: 'static', display: 'block', marginBottom: space.medium },
      },
    },
  },
});

export const title = style({ ...textStyle('body', 'small') });

export const text = style({
  marginTop: space.xxsmall,
  ...mutedText('note'),
  '@media': { [media.desktop]: { marginTop: space.xsmall } },
});
