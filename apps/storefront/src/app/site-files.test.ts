import { expect, test } from 'vitest';
import { env } from '#foundation/env/env.ts';
import { GET as robots } from './robots.txt/route';

test('[ROUTE-16] [SEO-01] robots.txt disallows cart, favorites, keyword searches and endpoints, and allows tags and the sitemap', async () => {
  const answer = robots();
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect((await answer.text()).split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /cart',
    'Disallow: /en/cart',
    'Disallow: /discount',
    'Disallow: /en/discount',
    'Disallow: /favorite',
    'Disallow: /en/favorite',
    'Disallow: /search',
    'Disallow: /en/search',
    'Allow: /search/tag',
    'Allow: /en/search/tag',
    '',
    `Sitemap: ${env().shopUrl}/sitemap.xml`,
    '',
  ]);
});
