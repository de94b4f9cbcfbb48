import { vars } from '@shop/design-tokens/contract.css';
import { size } from '@shop/design-tokens/size';
import { recipe } from '#css/recipe.ts';
import { textStyle } from '#css/text-style.ts';

const { color, radius } = vars;

export const rankBadge = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    width: size.mark.rank,
    height: size.mark.rank,
    border: `${vars.stroke.hairline} solid ${color.line.standard}`,
    borderRadius: `${radius.small} 0`,
    background: color.surface.page,
    color: color.text.standard,
    ...textStyle('small', 'flat'),
    fontWeight: vars.font.weight.bold,
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    place: {
      first: {
        background: color.surface.inverse,
        borderColor: color.surface.inverse,
        color: color.text.inverse,
      },
      second: { background: color.text.muted, borderColor: color.text.muted, color: color.text.inverse },
      third: { borderColor: color.text.standard, borderWidth: vars.stroke.medium },
      other: {},
    },
  },
});
