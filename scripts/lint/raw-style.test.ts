import { expect, test } from 'vitest';
import { rawStyle } from './raw-style';

/** Sources with a fault, by fault. */
const WRONG = {
  'a hex colour.css.ts': "style({ color: '#232d23' })",
  'a short hex colour in a border.css.ts': "style({ border: '0 solid #fff' })",
  'a colour function.css.ts': "style({ background: 'rgb(0 0 0 / 0.4)' })",
  'a hue.css.ts': "style({ background: 'hsl(90deg 50% 40%)' })",
  'a named colour.css.ts': "style({ color: 'rebeccapurple' })",
  'a named colour among others.css.ts': "style({ background: 'linear-gradient(white, transparent)' })",
  'a colour in a template.css.ts': `style({ boxShadow: \`0 0 \${blur} #0003\` })`,
  'pixels.css.ts': "style({ padding: '0 14px' })",
  'pixels without a nought.css.ts': "style({ fontSize: '.875rem' })",
  'pixels in a template.css.ts': `style({ width: \`calc(100% - 13px - \${gap})\` })`,
  'a number that becomes pixels.css.ts': 'style({ marginTop: 13 })',
  'a negative number.css.ts': 'style({ outlineOffset: -2 })',
  'a window width.css.ts': "style({ '@media': { '(width >= 700px)': { top: 0 } } })",
  'pixels in a style prop.tsx': "<p style={{ width: '13px' }} />",
  'a number in a style prop.tsx': '<p style={{ width: 13 }} />',
  'a colour in a style prop.tsx': "<p style={{ color: 'red' }} />",
  'paint.tsx': '<path fill="#7ac719" />',
};

/** Sources without faults. */
const RIGHT = {
  'tokens.css.ts': `style({ color: vars.color.text.standard, margin: \`calc(-1 * \${vars.space.small})\` })`,
  'nought and plain numbers.css.ts': "style({ top: 0, opacity: 0.5, flex: 1, zIndex: 2, padding: '0 0' })",
  'lengths that follow something.css.ts':
    "style({ width: '50%', height: '100svh', gap: '0.5em', flexBasis: '12ch' })",
  'fractions.css.ts': "style({ gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' })",
  "the reader's colours.css.ts":
    "style({ outlineColor: 'Highlight', color: 'currentColor', background: 'transparent' })",
  'words.css.ts': "style({ selectors: { '&[data-tone=\"red\"]': { whiteSpace: 'nowrap' } } })",
  'a focus of a picture.tsx': "<img style={{ objectPosition: '50% 20%' }} />",
  'drawings without paint.tsx': '<svg width={24} height={24} fill="none" stroke="currentColor" />',
  'no style file.ts': "export const words = 'a red thing of 13px';",
};

test.each(Object.entries(WRONG))('%s is reported', (path, source) => {
  expect(rawStyle(path, `export const probe = ${source};`)).not.toEqual([]);
});

test.each(Object.entries(RIGHT))('%s is accepted', (path, source) => {
  const text =
    path.endsWith('.ts') && source.startsWith('export') ? source : `export const probe = ${source};`;
  expect(rawStyle(path, text)).toEqual([]);
});
