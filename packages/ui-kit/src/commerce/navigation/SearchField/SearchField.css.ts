import { vars } from '@shop/design-tokens/contract.css';
import { createVar, style } from '@vanilla-extract/css';

const { color, font, space } = vars;

/** The suggestions' position where it is not the field's own left edge: in the header, the column's right edge. */
export const panelTop = createVar();
export const panelLeft = createVar();
export const panelRight = createVar();

/** The containing block of the suggestions. */
export const root = style({ position: 'relative', display: 'block' });

export const form = style({
  display: 'flex',
  alignItems: 'center',
  height: vars.layout.target,
  paddingRight: space.standard,
  border: `${vars.stroke.hairline} solid transparent`,
  borderRadius: vars.radius.full,
  background: color.surface.subtle,
  ':focus-within': {
    background: color.surface.page,
    borderColor: color.text.standard,
    outline: `${vars.stroke.strong} solid ${color.link.standard}`,
    outlineOffset: vars.stroke.strong,
  },
});

export const submit = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: vars.layout.target,
  height: '100%',
  borderRadius: vars.radius.full,
});

export const input = style({
  flex: 1,
  minWidth: 0,
  height: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  outline: 0,
  boxShadow: 'none',
  textOverflow: 'ellipsis',
  /* iOS zooms into a field below 16 pixels */
  fontSize: font.size.body,
  '::placeholder': { color: color.text.muted, fontSize: font.size.small, opacity: 1 },
  selectors: {
    '&:focus-visible': { outline: 0, boxShadow: 'none' },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

/** Shown only if there is text to clear. */
export const clear = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: vars.layout.target,
  height: '100%',
  marginRight: `calc(${space.standard} * -1)`,
  borderRadius: vars.radius.full,
  selectors: { [`${input}:placeholder-shown + &`]: { display: 'none' } },
});
