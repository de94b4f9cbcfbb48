import { vars } from '@shop/design-tokens/contract.css';
import { style } from '@vanilla-extract/css';
import { textStyle } from '#css/text-style.ts';

const { color, font, space, stroke } = vars;
const hairline = `${stroke.hairline} solid ${color.line.standard}`;

export const row = style({
  display: 'grid',
  gridTemplateColumns: '7.5em minmax(0, 1fr)',
  columnGap: space.standard,
  paddingBlock: space.inset,
  borderTop: hairline,
  ...textStyle('small', 'note'),
  selectors: { '&:last-child': { borderBottom: hairline } },
});

export const name = style({
  fontWeight: font.weight.bold,
  fontFeatureSettings: '"palt"',
});

export const text = style({ wordBreak: 'auto-phrase' });
