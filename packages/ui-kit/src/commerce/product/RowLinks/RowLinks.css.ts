import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { size } from '@shop/design-tokens/size';
import { globalStyle, style } from '@vanilla-extract/css';
import { textStyle } from '#css/text-style.ts';

const hairline = `${vars.stroke.hairline} solid ${vars.color.line.standard}`;

export const list = style({ marginTop: vars.space.medium, borderTop: hairline });

export const item = style({ borderBottom: hairline });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  width: '100%',
  minHeight: size.row.menu,
  paddingBlock: vars.space.xsmall,
  ...textStyle('small', 'row'),
  textAlign: 'left',
  /* above several lines of marks the icon is beside the label */
  selectors: { '&:has(ul)': { alignItems: 'start', paddingBlock: vars.space.close } },
  '@media': {
    [media.hover]: { selectors: { 'a&:hover': { color: vars.color.link.hover } } },
  },
});

export const words = style({ minWidth: 0, textWrap: 'pretty' });

/* `RowWords`: without classes of its own, which every product page would send. */
globalStyle(`${words} > ul`, { marginTop: vars.space.xsmall });
globalStyle(`${words} > small`, {
  display: 'block',
  color: vars.color.text.muted,
  fontSize: vars.font.size.note,
});

export const end = style({ marginLeft: 'auto' });
