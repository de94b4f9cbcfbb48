import { loadCatalogue } from '@shop/fixtures/catalogue/load-catalogue';
import { expect, test } from 'vitest';
import { TAG_LINKS } from './tag-links';

test('[DATA-03] [HEAD-01] the menu has the eleven tags of the catalogue, in its order', () => {
  const menu = TAG_LINKS.map(({ path, title }) => ({ url: path, label: title.ja }));
  expect(menu).toEqual(loadCatalogue().tagLinks.map(({ url, label }) => ({ url, label })));
  expect(menu).toHaveLength(11);
});
