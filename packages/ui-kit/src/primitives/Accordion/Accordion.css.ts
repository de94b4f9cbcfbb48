import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { size } from '@shop/design-tokens/size';
import { globalStyle, style } from '@vanilla-extract/css';
import { mutedText } from '../../css/text-style.ts';

const { color, font, motion, space, stroke } = vars;
const hairline = `${stroke.hairline} solid ${color.line.standard}`;

export const item = style({
  borderBottom: hairline,
  selectors: { '&:first-child': { borderTop: hairline } },
});

/** Icon, title, the chosen value, chevron; the value is under the title on phones. */
export const trigger = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  alignContent: 'center',
  columnGap: space.small,
  width: '100%',
  minHeight: size.row.accordion,
  paddingBlock: space.xsmall,
  textAlign: 'left',
  '@media': { [media.desktop]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto auto' } },
});

/* the icon stays aligned with both lines */
globalStyle(`${trigger} > svg`, {
  gridRow: '1 / span 2',
  '@media': { [media.desktop]: { gridRow: 1 } },
});

export const title = style({
  gridColumn: 2,
  fontWeight: font.weight.bold,
  lineHeight: font.line.row,
  fontFeatureSettings: '"palt"',
});

export const value = style({
  gridColumn: 2,
  gridRow: 2,
  ...mutedText('note', 'row'),
  fontWeight: font.weight.regular,
  '@media': {
    [media.belowDesktop]: {
      selectors: { '[data-state="open"] > &, [open] > summary > &': { display: 'none' } },
    },
    [media.desktop]: { gridColumn: 3, gridRow: 1, textAlign: 'right' },
  },
});

export const chevron = style({
  gridColumn: 3,
  gridRow: '1 / span 2',
  transition: `transform ${motion.duration.state} ${motion.ease}`,
  '@media': { [media.desktop]: { gridColumn: 4, gridRow: 1 } },
});

globalStyle(`[data-state="open"] > ${chevron}, [open] > summary > ${chevron}`, {
  transform: 'rotate(180deg)',
});

export const body = style({ padding: `${space.xsmall} 0 ${space.loose}` });
