import { expect, test } from 'vitest';
import { askShop, statusOf } from '../support/ask-shop';

test('[LIST-04] canonical URLs and robots: each page of a list has its own, filters and orders are not indexed', async () => {
  const facts = async (address: string) => {
    const html = await (await askShop(address)).text();
    const one = (pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    return {
      title: one(/<title>([^<]*)/),
      description: one(/<meta name="description" content="([^"]*)/),
      canonical: one(/<link rel="canonical" href="([^"]*)/).replace(/^https?:\/\/[^/]+/, ''),
      robots: one(/<meta name="robots" content="([^"]*)/),
    };
  };
  const list = '/ornamentplants';
  const first = await facts(list);
  const second = await facts(`${list}?p=2`);
  const filtered = await facts(`${list}?stock=1&price=3000-5000`);
  const sorted = await facts(`${list}?sort=price-asc`);
  const tag = await facts('/search/tag?tagId=1,101');
  const tagSecond = await facts('/search/tag?tagId=1,101&p=2');
  expect(first).toMatchObject({ canonical: list, robots: '' });
  expect(second).toMatchObject({ canonical: `${list}?p=2`, robots: '' });
  for (const { canonical, robots } of [filtered, sorted]) {
    expect({ canonical, robots }).toEqual({ canonical: list, robots: 'noindex, follow' });
  }
  const all = [first, second, filtered, sorted, tag, tagSecond];
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  expect(new Set(all.map(({ description }) => description)).size).toBe(all.length);
  // A meaningless parameter is no list state: it has neither its own page nor canonical URL.
  for (const query of ['sort=best-ever', 'price=cheap', 'tag=x', 'p=0', 'p=abc', 'stock=yes']) {
    expect(await facts(`${list}?${query}`), query).toEqual(first);
  }
  // An unknown tag has no list, nor has a list filtered by one.
  for (const query of ['tag=999.999', 'tag=999.999&sort=new', 'tag=2.201_999.999']) {
    expect(await statusOf(`${list}?${query}`, { redirect: 'manual' }), query).toBe(404);
  }
  const tagSorted = await facts('/search/tag?tagId=1,101&sort=new');
  expect(tagSorted).toMatchObject({ canonical: tag.canonical, robots: 'noindex, follow' });
  const robots = await (await askShop('/robots.txt')).text();
  expect(robots).toContain('Allow: /search/tag');
  expect(robots).toContain('Allow: /en/search/tag');
});
