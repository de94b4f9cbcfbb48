import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { globalStyle, style } from '@vanilla-extract/css';
import { choiceInForcedColors, coveringField, focusedChoice } from '#css/choice-field.ts';
import { textStyle } from '#css/text-style.ts';
import { box, tick } from '#primitives/Checkbox/Checkbox.css.ts';

const { color, font, space, stroke } = vars;

export const group = style({
  selectors: {
    '& + &': {
      marginTop: space.large,
      paddingTop: vars.space.loose,
      borderTop: `${stroke.hairline} solid ${color.line.standard}`,
    },
    'fieldset& + &': { marginTop: space.standard, paddingTop: vars.space.standard },
  },
});

export const title = style({
  marginBottom: space.xxsmall,
  padding: 0,
  fontSize: font.size.small,
  fontWeight: font.weight.bold,
  /* makes a legend a block below the group's line */
  selectors: { 'legend&': { float: 'left', width: '100%', marginBottom: space.xsmall } },
});

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  minHeight: vars.layout.target,
  /* keeps two lines apart from the next row */
  paddingBlock: space.xsmall,
  clear: 'both',
  ...textStyle('small', 'label'),
  selectors: {
    'a&, label&': { cursor: 'pointer' },
    '&[aria-disabled], &:has(:disabled)': { color: color.text.muted, cursor: 'default' },
  },
  '@media': { [media.hover]: { selectors: { 'a&:hover': { color: color.link.hover } } } },
});

export const label = style({ flex: 1, minWidth: 0, textWrap: 'pretty' });

/* in a link the box of a field is drawn, with its tick in it */
globalStyle(`a > ${box}, span > ${box}`, { position: 'relative' });
globalStyle(`[aria-current] > ${box}`, {
  background: color.action.primary,
  borderColor: color.action.edge,
});
globalStyle(`[aria-disabled] > ${box}`, {
  borderColor: color.line.disabled,
  background: color.surface.subtle,
});
globalStyle(`${box} > ${tick}`, { inset: 0, display: 'none', margin: 0, placeContent: 'center' });
globalStyle(`[aria-current] > ${box} > ${tick}`, { display: 'grid' });

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space.xsmall, clear: 'both' });

export const chip = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.tight,
  minHeight: vars.layout.target,
  paddingInline: space.standard,
  border: `${stroke.hairline} solid ${color.line.standard}`,
  borderRadius: vars.radius.full,
  ...textStyle('small', 'tight'),
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      background: color.action.primary,
      borderColor: color.action.primary,
      color: color.action.text,
    },
    '&:has(:disabled)': { borderStyle: 'dashed', color: color.text.muted, cursor: 'default' },
    ...focusedChoice,
  },
  '@media': choiceInForcedColors,
});

export const field = style(coveringField);

export const count = style({
  color: color.text.muted,
  fontSize: font.size.caption,
  fontVariantNumeric: 'tabular-nums',
  /* on the green background it is as dark as its label */
  selectors: { [`${chip}:has(:checked) > &`]: { color: 'inherit' } },
});

/** Sticks while the groups scroll. */
export const foot = style({
  position: 'sticky',
  bottom: 0,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: space.small,
  marginTop: space.large,
  marginInline: `calc(-1 * ${vars.layout.gutter})`,
  padding: `${space.small} ${vars.layout.gutter}`,
  borderTop: `${stroke.hairline} solid ${color.line.standard}`,
  background: color.surface.page,
});
