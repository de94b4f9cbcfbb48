import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { size } from '@shop/design-tokens/size';
import { zIndex } from '@shop/design-tokens/z-index';
import { globalStyle, style } from '@vanilla-extract/css';
import { panelLeft, panelRight, panelTop } from '../SearchField/SearchField.css.ts';

const { space } = vars;

export const header = style({
  position: 'relative',
  zIndex: zIndex.sticky,
  borderBottom: `${vars.stroke.hairline} solid ${vars.color.line.standard}`,
  background: vars.color.surface.page,
});

export const inner = style({
  width: '100%',
  maxWidth: `calc(${vars.layout.content} + ${vars.layout.gutter} * 2)`,
  marginInline: 'auto',
  paddingInline: space.xxsmall,
  '@media': {
    [media.phone]: { paddingInline: space.xsmall },
    [media.desktop]: { paddingInline: vars.layout.gutter },
  },
});

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  height: size.header.phone,
  '@media': { [media.desktop]: { height: size.header.desktop, gap: space.medium } },
});

export const search = style({
  marginLeft: 'auto',
  width: size.header.search,
  /* suggestions align with the column's right edge: aligned with the field's left edge they would leave the page */
  vars: { [panelTop]: `calc(100% - ${space.small})`, [panelLeft]: 'auto', [panelRight]: '0' },
  '@media': { [media.belowDesktop]: { display: 'none' } },
});
globalStyle(`${search} > search`, { position: 'static' });

export const phoneSearch = style({
  padding: `0 ${space.small} ${space.small}`,
  '@media': { [media.desktop]: { display: 'none' } },
});

/* a page with its own search field needs no second one above it; `:has` on the root concerns every change of the page (ADR 159) */
globalStyle(`${header}:has(~ main input[data-suggest]) ${phoneSearch}`, {
  '@media': { [media.belowDesktop]: { display: 'none' } },
});

export const actions = style({
  display: 'flex',
  marginLeft: 'auto',
  '@media': {
    [media.desktop]: { marginLeft: 0, marginRight: `calc(-1 * ${space.close})`, gap: space.xxsmall },
  },
});
