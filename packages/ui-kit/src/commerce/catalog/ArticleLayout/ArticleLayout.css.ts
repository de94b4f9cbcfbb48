import { vars } from '@shop/design-tokens/contract.css';
import { media } from '@shop/design-tokens/media';
import { globalStyle, style } from '@vanilla-extract/css';
import { mutedText } from '#css/text-style.ts';

const { font, layout, space } = vars;

/** Twelve columns from 1024 px. */
const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: layout.gap,
  alignItems: 'start',
} as const;

/** Without an image: the title is left of the text, as in a section with a rail. */
export const column = style({
  paddingTop: space.large,
  '@media': { [media.desktop]: { ...grid, gridTemplateRows: 'auto 1fr' } },
});

export const title = style({
  fontSize: font.size.title,
  '@media': {
    [media.desktop]: {
      gridColumn: 'span 3',
      /* a sentence would be four or five short lines beside the text */
      selectors: { '&[data-long]': { gridColumn: '1 / -1', marginBottom: space.large } },
    },
  },
});

export const note = style({
  marginTop: space.xsmall,
  ...mutedText('note'),
  '@media': { [media.desktop]: { gridColumn: '1 / span 3' } },
});

/** Under a head with an image: the text begins at the image's left edge, and the aside is under the title. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: space.xlarge,
  paddingTop: space.large,
  '@media': {
    [media.desktop]: {
      ...grid,
      /* the columns of the head, which end at the window's edge */
      marginRight: `calc(${layout.gutter} * -1)`,
      paddingTop: space.xlarge,
    },
  },
});

/** Forty characters per line: longer lines are harder to read. */
export const text = style({
  maxWidth: '40em',
  selectors: { [`${column} > &`]: { marginTop: space.medium } },
  '@media': {
    [media.desktop]: {
      gridColumn: '6 / span 7',
      selectors: {
        [`${column} > &`]: { gridArea: '1 / 4 / span 2 / span 9', marginTop: 0 },
        [`${title}[data-long] ~ &`]: { gridRow: '2 / span 2' },
      },
    },
  },
});

globalStyle(`${text} > * + *`, { marginTop: space.medium });

export const part = style({ selectors: { '& ~ &': { marginTop: space.roomy } } });

/** Stays in view beside the text. */
export const aside = style({
  '@media': {
    [media.desktop]: { gridColumn: '1 / span 4', gridRow: 1, position: 'sticky', top: space.medium },
  },
});
