import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { style } from '@vanilla-extract/css';

const { font, space } = vars;
const hairline = `${vars.stroke.hairline} solid ${vars.color.line.standard}`;

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  borderTop: hairline,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', borderBottom: hairline } },
});

export const cell = style({
  borderBottom: hairline,
  padding: `${space.snug} ${space.small} ${space.snug} 0`,
  selectors: {
    '&:nth-child(even)': { paddingInline: `${space.small} 0`, borderLeft: hairline },
  },
  '@media': {
    [media.desktop]: {
      borderBottom: 0,
      selectors: {
        '&:nth-child(n)': {
          padding: `${space.medium} ${space.standard}`,
          borderLeft: hairline,
        },
        '&:first-child': { paddingLeft: 0, borderLeft: 0 },
        '&:last-child': { paddingRight: 0 },
      },
    },
  },
});

export const name = style({ marginTop: space.xsmall, fontSize: font.size.small, lineHeight: font.line.row });

export const text = style({
  marginTop: space.xxsmall,
  fontSize: font.size.note,
  lineHeight: font.line.note,
  wordBreak: 'auto-phrase',
  textWrap: 'pretty',
});
