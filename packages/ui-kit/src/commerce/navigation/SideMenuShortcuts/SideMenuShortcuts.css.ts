import { vars } from '@shop/design-tokens/contract.css';
import { size } from '@shop/design-tokens/size';
import { globalStyle, style } from '@vanilla-extract/css';
import { textStyle } from '#css/text-style.ts';
import { body } from '../SideMenu/SideMenu.css.ts';

const { color, font, space, stroke } = vars;
const hairline = `${stroke.hairline} solid ${color.line.standard}`;

/** The full width of the drawer. */
export const shortcuts = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  marginInline: `calc(-1 * ${space.standard})`,
  borderBottom: hairline,
});
globalStyle(`${body}:has(> details[open]) > ${shortcuts}`, { display: 'none' });

export const shortcut = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: size.row.menu,
  ...textStyle('small', 'tight'),
  fontWeight: font.weight.bold,
  fontFeatureSettings: '"palt"',
  textAlign: 'center',
  selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${stroke.strong})` } },
});
globalStyle(`${shortcut} + ${shortcut}`, { borderLeft: hairline });

export const sale = style({ color: color.feedback.sale, letterSpacing: '.04em' });
