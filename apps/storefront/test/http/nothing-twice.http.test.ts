import { expect, test } from 'vitest';
import { askShop } from '../support/ask-shop';

const PAGES = ['/', '/ornamentplants', '/products/monstera-deliciosa', '/cart'];

test.each(PAGES)('[PERF-06] the icons of %s are drawn by one file that browsers keep', async (path) => {
  const html = await (await askShop(path)).text();
  const uses = Array.from(html.matchAll(/<use href="([^"#]+)#(\w+)"/g));
  expect(uses.length).toBeGreaterThan(10);
  const [address = '', ...others] = new Set(uses.map(([, file]) => file));
  expect(others).toEqual([]);
  const answer = await askShop(address);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  expect(answer.headers.get('cache-control')).toContain('immutable');
  const file = await answer.text();
  for (const [, , name] of uses) expect(file).toContain(`id="${name}"`);
});

test.each(PAGES)('[PERF-06] %s names the categories by its links alone', async (path) => {
  const html = await (await askShop(path)).text();
  const foot = html.slice(html.indexOf('data-links="categories"')).split('</section>', 1)[0] ?? '';
  expect(Array.from(foot.matchAll(/<a href="([^"]+)"/g), ([, href]) => href)).toEqual(
    expect.arrayContaining(['/ornamentplants', '/cactus', '/gsselect']),
  );
  expect(html.slice(0, html.indexOf('<head>'))).not.toContain('/cactus');
});

test.each(PAGES)(
  '[PERF-06] %s writes the links of categories alike in both menus and the foot',
  async (path) => {
    const html = await (await askShop(path)).text();
    const foot = html.slice(html.indexOf('data-links="categories"')).split('</section>', 1)[0] ?? '';
    const links = foot.match(/<li>.*?<\/li>/g) ?? [];
    expect(links.length).toBeGreaterThan(10);
    // A compressor stores a text that is the same three times once (ADR 176).
    for (const link of links) expect(html.split(link), link).toHaveLength(1 + 3);
    expect(html).not.toContain('<!-- -->・');
  },
);
