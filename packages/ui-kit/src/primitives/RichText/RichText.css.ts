import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, font, space } = vars;

export const richText = style({});

/* long texts fill their lines: whole phrases would leave every line ragged (TYPE-01) */
globalStyle(`${richText} :is(p, li, dd, blockquote)`, { wordBreak: 'normal' });

globalStyle(`${richText} h2`, { marginTop: space.roomy, fontSize: font.size.titleSmall });
globalStyle(`${richText} h3`, { marginTop: space.medium, fontSize: font.size.lead });
globalStyle(`${richText} :is(p, ul, ol, dl, table, figure, blockquote)`, { marginTop: space.standard });
globalStyle(`${richText} ul`, { paddingLeft: '1.25em', listStyle: 'disc' });
globalStyle(`${richText} ol`, { paddingLeft: '1.5em', listStyle: 'decimal' });

/* a definition is beside its term if there is space, else below it */
globalStyle(`${richText} dl`, {
  '@media': {
    [media.tablet]: {
      display: 'grid',
      gridTemplateColumns: '11em minmax(0, 1fr)',
      columnGap: space.medium,
    },
  },
});
globalStyle(`${richText} dt`, { marginTop: space.standard, fontWeight: font.weight.bold });
globalStyle(`${richText} dd`, { '@media': { [media.tablet]: { marginTop: space.standard } } });

globalStyle(`${richText} a`, {
  color: color.link.standard,
  textDecoration: 'underline',
  textUnderlineOffset: '.25em',
});

/* The parent decides the space above. */
globalStyle(`${richText} > :first-child, ${richText} > div > :first-child`, { marginTop: 0 });
