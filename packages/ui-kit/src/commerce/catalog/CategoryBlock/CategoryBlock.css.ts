import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { style } from '@vanilla-extract/css';
import { mutedText } from '#css/text-style.ts';

const { color, font, space } = vars;

export const block = style({
  display: 'grid',
  gap: space.snug,
  paddingBlock: space.large,
  borderTop: `${vars.stroke.hairline} solid ${color.line.standard}`,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      columnGap: vars.layout.gap,
      paddingBlock: space.roomy,
    },
  },
});

export const head = style({
  '@media': {
    [media.desktop]: {
      gridColumn: 'span 3',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      paddingRight: space.medium,
    },
  },
});

export const title = style({
  fontSize: font.size.lead,
  '@media': { [media.desktop]: { fontSize: font.size.titleSmall } },
});

export const text = style({
  marginTop: space.xsmall,
  ...mutedText('note'),
});

export const more = style({
  marginTop: 'auto',
  '@media': { [media.belowDesktop]: { display: 'none' } },
});

export const body = style({ minWidth: 0, '@media': { [media.desktop]: { gridColumn: 'span 9' } } });
