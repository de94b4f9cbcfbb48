import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EmptyState } from './EmptyState';
import * as styles from './EmptyState.css';

test.each(['pot', 'wilted', 'can'] as const)(
  '[BRAND-04] a brand without the motif has a box in place of a %s, which is for plants',
  (drawing) => {
    const html = renderToStaticMarkup(<EmptyState drawing={drawing} title="-" />);
    const paths = [...html.matchAll(/<path class="([^"]*)"/g)].map(([, name = '']) => name);
    const hidden = paths.filter((name) => name !== styles.light && name !== styles.plain);
    expect(hidden.length).toBeGreaterThan(0);
    for (const name of hidden)
      expect(name.split(' ')).toEqual(expect.arrayContaining(styles.motif.split(' ')));
    expect(paths).toContain(styles.plain);
  },
);

test('[BRAND-04] the bag of an empty cart is for any goods', () => {
  const html = renderToStaticMarkup(<EmptyState drawing="bag" title="-" />);
  expect(html).toContain(`<path class="${styles.even}"`);
  expect(html).not.toContain(`<path class="${styles.plain}"`);
});
