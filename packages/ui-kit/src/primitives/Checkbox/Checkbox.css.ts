import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { size } from '@shop/design-tokens/size';
import { style } from '@vanilla-extract/css';
import { mutedText } from '../../css/text-style.ts';

const { color, font, space, stroke } = vars;

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.small,
  minHeight: vars.layout.target,
  paddingBlock: space.close,
  cursor: 'pointer',
  '@media': {
    [media.forcedColors]: { selectors: { '&:has(:disabled)': { color: 'GrayText' } } },
  },
});

export const box = style({
  appearance: 'none',
  flex: 'none',
  width: size.mark.box,
  height: size.mark.box,
  margin: 0,
  border: `${stroke.hairline} solid ${color.line.control}`,
  borderRadius: vars.radius.small,
  background: color.surface.page,
  cursor: 'inherit',
  selectors: {
    '&:checked': { background: color.action.primary, borderColor: color.action.edge },
    '&:disabled': { borderColor: color.line.disabled, background: color.surface.subtle },
  },
});

export const tick = style({
  position: 'absolute',
  margin: space.trace,
  color: color.action.text,
  pointerEvents: 'none',
  selectors: { [`${box}:not(:checked) + &`]: { display: 'none' } },
  '@media': { [media.forcedColors]: { color: 'inherit' } },
});

export const words = style({ fontSize: font.size.small, lineHeight: 1.7 });

export const hint = style({
  display: 'block',
  ...mutedText('note', 'small'),
});
