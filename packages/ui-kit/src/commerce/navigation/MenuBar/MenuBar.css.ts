import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { size } from '@shop/design-tokens/size';
import { zIndex } from '@shop/design-tokens/z-index';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { mutedText } from '#css/text-style.ts';

const { color, font, motion, space, stroke } = vars;

export const bar = style({
  fontSize: font.size.small,
  fontFeatureSettings: '"palt"',
  '@media': { [media.belowDesktop]: { display: 'none' } },
});

export const list = style({
  display: 'flex',
  alignItems: 'stretch',
  columnGap: space.large,
  height: size.header.bar,
  '@media': { [media.tightBar]: { columnGap: space.snug } },
});

export const entry = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxsmall,
  height: size.header.bar,
  lineHeight: font.line.flat,
  whiteSpace: 'nowrap',
  selectors: {
    /* an open panel starts at its lower edge: the focus ring is drawn inside */
    'details[open] > &:focus-visible': { outlineOffset: `calc(-1 * ${stroke.strong})` },
    /* the current page, or the open menu, has a green lower edge */
    '&[aria-current]::after, details[open] > &::after': {
      content: '',
      position: 'absolute',
      inset: `auto 0 calc(-1 * ${vars.stroke.hairline})`,
      height: stroke.strong,
      background: color.action.edge,
    },
  },
});

export const sale = style({
  color: color.feedback.sale,
  fontWeight: font.weight.bold,
  letterSpacing: '.04em',
});

export const note = style({
  marginLeft: 'auto',
  alignSelf: 'center',
  ...mutedText('caption', 'flat'),
  '@media': { [media.belowBar]: { display: 'none' } },
});

const appear = keyframes({ from: { opacity: 0, transform: `translateY(calc(-1 * ${vars.space.xsmall}))` } });

export const panel = style({
  position: 'absolute',
  left: 0,
  right: 0,
  top: '100%',
  zIndex: zIndex.menu,
  maxHeight: `calc(100vh - ${size.header.desktop} - ${size.header.bar} - ${vars.stroke.hairline})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: `${space.roomy} ${space.xlarge}`,
  borderTop: `${stroke.hairline} solid ${color.line.standard}`,
  background: color.surface.page,
  boxShadow: vars.shadow.float,
  /* the shadow is only visible below */
  clipPath: `inset(0 0 calc(-1 * ${vars.space.xlarge}))`,
  animation: `${appear} ${motion.duration.surface} ${motion.ease}`,
});

globalStyle(`${entry} svg`, { transition: `transform ${motion.duration.state} ${motion.ease}` });
globalStyle(`details[open] > ${entry} svg`, { transform: 'rotate(180deg)' });
