import type { HomeContent } from '@shop/rules/catalog/home-content';
import { WHOLE_LOCALES } from '@shop/rules/language';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HomeFirstScreen } from './HomeFirstScreen';

const EMPTY = { heroes: [], ranking: [], banners: [] } as unknown as HomeContent;

test.each(WHOLE_LOCALES)(
  '[ROUTE-01] the home page of an empty store begins with its words, without a placeholder, in %s',
  (locale) => {
    const html = renderToStaticMarkup(<HomeFirstScreen locale={locale} content={EMPTY} />);
    expect(html).toContain('<h1');
    expect(html).not.toContain('<img');
  },
);
