// What it shares with the list of variants is its styles: every product page loads both.
import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { style } from '@vanilla-extract/css';
import { textStyle } from '#css/text-style.ts';

const { color, font, space, stroke } = vars;

export const group = style({ selectors: { '& + &': { marginTop: space.standard } } });

export const status = style({ paddingTop: space.standard });

export const chosen = style({ fontWeight: font.weight.regular });

export const values = style({ display: 'flex', flexWrap: 'wrap', gap: space.xsmall });

export const value = style({
  display: 'grid',
  placeContent: 'center',
  minWidth: vars.layout.target,
  minHeight: vars.layout.target,
  padding: `${space.xsmall} ${space.standard}`,
  border: `${stroke.hairline} solid ${color.line.control}`,
  borderRadius: vars.radius.standard,
  background: color.surface.page,
  ...textStyle('small', 'tight'),
  overflowWrap: 'anywhere',
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&[aria-checked="true"]': {
      borderColor: color.action.edge,
      boxShadow: `inset 0 0 0 ${stroke.hairline} ${color.action.edge}`,
      background: color.action.tint,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[aria-checked="true"]': {
          outline: `${stroke.strong} solid Highlight`,
          outlineOffset: `calc(-1 * ${stroke.strong})`,
        },
      },
    },
  },
});

/** Cannot be bought as it is; the note says why. */
export const unavailable = style({
  borderStyle: 'dashed',
  borderColor: color.line.disabled,
  color: color.text.muted,
});
