import { vars } from '@shop/design-tokens/contract.css';
import { globalStyle, style } from '@vanilla-extract/css';
import { mutedText, textStyle } from '#css/text-style.ts';

const { color, font, space, stroke } = vars;

export const root = style({
  marginTop: space.medium,
  borderTop: `${stroke.hairline} solid ${color.line.standard}`,
  paddingTop: space.snug,
  scrollMarginTop: space.standard,
});

export const stock = style({ fontWeight: font.weight.bold });

export const lead = style({
  marginTop: space.xxsmall,
  ...textStyle('small'),
});

export const field = style({ marginTop: space.standard });

export const actions = style({ display: 'grid', gap: space.small, marginTop: space.medium });

export const note = style({
  marginTop: space.small,
  ...mutedText('caption'),
});

/** Takes no space while empty, but exists as a live region. */
export const status = style({
  selectors: {
    '&:not(:empty)': {
      marginTop: space.small,
      padding: `${space.inset} ${space.standard}`,
      borderRadius: vars.radius.standard,
      background: color.surface.subtle,
      ...textStyle('small', 'note'),
      // An address is one long word.
      overflowWrap: 'anywhere',
    },
  },
});

/** Takes no space while empty. */
export const way = style({ fontSize: font.size.small });

globalStyle(`${way} > a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.layout.target,
  color: color.link.standard,
  textDecoration: 'underline',
});
