import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Footer } from './Footer';
import * as styles from './Footer.css';

test('[FOOT-01] [BRAND-02] a shop without links has no rules around nothing', () => {
  const props = { shipping: { title: '-', text: '-' }, social: [], copyright: '-' };
  expect(renderToStaticMarkup(<Footer {...props} groups={[]} />)).not.toContain(styles.groups);
  const links = [{ href: '/parts', label: 'Parts' }];
  expect(renderToStaticMarkup(<Footer {...props} groups={[{ title: '-', links }]} />)).toContain(
    styles.groups,
  );
});
