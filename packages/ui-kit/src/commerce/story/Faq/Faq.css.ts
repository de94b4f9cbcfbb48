import { vars } from '@shop/design-tokens/contract.css';
import { size } from '@shop/design-tokens/size';
import { globalStyle, style } from '@vanilla-extract/css';
import { textStyle } from '#css/text-style.ts';

const { color, font, motion, space, stroke } = vars;
const hairline = `${stroke.hairline} solid ${color.line.standard}`;

export const item = style({
  borderBottom: hairline,
  selectors: { '&:first-child': { borderTop: hairline } },
});

export const question = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.small,
  minHeight: size.row.accordion,
  paddingBlock: space.standard,
});

export const title = style({ ...textStyle('body', 'row') });

export const chevron = style({ transition: `transform ${motion.duration.state} ${motion.ease}` });

globalStyle(`${item}[open] ${chevron}`, { transform: 'rotate(180deg)' });

export const answer = style({
  maxWidth: '46em',
  paddingBottom: space.medium,
  ...textStyle('small', 'note'),
});

export const more = style({ paddingBottom: space.medium, fontSize: font.size.small });
