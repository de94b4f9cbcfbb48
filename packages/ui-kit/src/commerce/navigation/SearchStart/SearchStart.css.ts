import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { style, styleVariants } from '@vanilla-extract/css';
import { variant as suggestions } from '../SearchSuggestions/SearchSuggestions.css.ts';

const { color, font, space } = vars;

export const variant = styleVariants({
  panel: [suggestions.panel],
  sheet: { padding: `0 ${space.standard} ${space.large}` },
});

export const block = style({ paddingTop: space.standard });

export const blockHead = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });

export const title = style({
  paddingBlock: space.xsmall,
  fontSize: font.size.small,
  fontWeight: font.weight.bold,
  lineHeight: font.line.row,
});

export const clearAll = style({
  minHeight: vars.layout.target,
  color: color.text.muted,
  fontSize: font.size.note,
  '@media': { [media.hover]: { ':hover': { textDecoration: 'underline' } } },
});

export const recentRow = style({
  display: 'flex',
  alignItems: 'center',
  borderTop: `${vars.stroke.hairline} solid ${color.line.standard}`,
  selectors: { '&:last-child': { borderBottom: `${vars.stroke.hairline} solid ${color.line.standard}` } },
});

export const recentLink = style({
  display: 'flex',
  flex: 1,
  minWidth: 0,
  alignItems: 'center',
  gap: space.small,
  minHeight: vars.layout.target,
  overflowWrap: 'anywhere',
});
