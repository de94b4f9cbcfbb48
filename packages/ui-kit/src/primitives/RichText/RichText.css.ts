import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, font, space, stroke } = vars;
const hairline = `${stroke.hairline} solid ${color.line.standard}`;

export const richText = style({});

/* long texts fill their lines: whole phrases would leave every line ragged (TYPE-01) */
globalStyle(`${richText} :is(p, li, blockquote)`, { wordBreak: 'normal' });

globalStyle(`${richText} h2`, { marginTop: space.roomy, fontSize: font.size.titleSmall });
globalStyle(`${richText} h3`, { marginTop: space.medium, fontSize: font.size.lead });
globalStyle(`${richText} :is(p, ul, ol, dl, table, figure, blockquote)`, { marginTop: space.standard });
globalStyle(`${richText} ul`, { paddingLeft: '1.25em', listStyle: 'disc' });
globalStyle(`${richText} ol`, { paddingLeft: '1.5em', listStyle: 'decimal' });

/* rows between hairlines: a definition is beside its term if there is space, else below it */
globalStyle(`${richText} dl`, {
  borderBottom: hairline,
  '@media': { [media.tablet]: { display: 'grid', gridTemplateColumns: '12em minmax(0, 1fr)' } },
});
globalStyle(`${richText} dt`, {
  paddingTop: space.inset,
  borderTop: hairline,
  fontWeight: font.weight.bold,
  '@media': { [media.tablet]: { paddingRight: space.medium } },
});
globalStyle(`${richText} dd`, {
  paddingBottom: space.inset,
  '@media': { [media.tablet]: { paddingTop: space.inset, borderTop: hairline } },
});

globalStyle(`${richText} a`, {
  color: color.link.standard,
  textDecoration: 'underline',
  textUnderlineOffset: '.25em',
});

/* The parent decides the space above. */
globalStyle(`${richText} > :first-child, ${richText} > div > :first-child`, { marginTop: 0 });
