import { WHOLE_LOCALES } from '@shop/rules/language';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HomeColumns } from './HomeColumns';

const columns = ['one', 'two', 'three', 'four', 'five'].map((handle) => ({
  handle,
  title: `Title ${handle}`,
  excerpt: `Excerpt ${handle}`,
  author: 'Author',
  publishedAt: '2026-11-01T00:00:00Z',
  image: null,
}));

test.each(WHOLE_LOCALES)('[ROUTE-21] each column is on the home page once, in order, in %s', (locale) => {
  const html = renderToStaticMarkup(
    <HomeColumns locale={locale} content={{ columns: columns as never, banners: [] }} />,
  );
  const linked = [...html.matchAll(/href="[^"]*\/columns\/([^"#?]+)"/g)].map(([, handle]) => handle);
  expect([...new Set(linked)]).toEqual(columns.map(({ handle }) => handle));
  for (const { title, excerpt } of columns) {
    expect(html.split(`${title}<`), title).toHaveLength(2);
    // Only the first two are large, with their text.
    expect(html.includes(excerpt)).toBe(['Title one', 'Title two'].includes(title));
  }
});
