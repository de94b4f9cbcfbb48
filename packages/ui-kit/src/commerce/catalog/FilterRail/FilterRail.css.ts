import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { size } from '@shop/design-tokens/size';
import { style } from '@vanilla-extract/css';

const { color, font, space, stroke } = vars;

export const group = style({
  selectors: {
    '& + &': {
      marginTop: space.large,
      paddingTop: vars.space.loose,
      borderTop: `${stroke.hairline} solid ${color.line.standard}`,
    },
  },
});

export const title = style({ marginBottom: space.xxsmall, fontSize: font.size.small });

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xsmall,
  minHeight: vars.layout.target,
  fontSize: font.size.small,
  lineHeight: font.line.label,
  selectors: {
    '&[aria-current]': { fontWeight: font.weight.bold },
    '&[aria-current]::before': {
      content: '',
      position: 'absolute',
      left: `calc(-1 * ${vars.space.standard})`,
      height: size.mark.box,
      width: stroke.strong,
      background: color.action.edge,
    },
  },
  '@media': { [media.hover]: { ':hover': { color: color.link.hover } } },
});

export const all = style({ color: color.link.standard });

export const count = style({
  color: color.text.muted,
  fontSize: font.size.caption,
  fontVariantNumeric: 'tabular-nums',
});
