import { vars } from '@shop/design-tokens/contract.css';
import { style } from '@vanilla-extract/css';

const { color, font, space, stroke } = vars;

export const rows = style({ borderTop: `${stroke.hairline} solid ${color.line.standard}` });

export const row = style({
  display: 'grid',
  gridTemplateColumns: '7.5em minmax(0, 1fr)',
  columnGap: space.standard,
  paddingBlock: space.inset,
  borderBottom: `${stroke.hairline} solid ${color.line.standard}`,
  fontSize: font.size.small,
  lineHeight: font.line.note,
});

export const term = style({ fontWeight: font.weight.bold });

export const text = style({ wordBreak: 'auto-phrase' });
