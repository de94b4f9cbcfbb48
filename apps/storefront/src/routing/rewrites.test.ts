import { CATEGORY_HANDLES } from '@shop/rules/catalog/collection-ids';
import { describe, expect, test } from 'vitest';
import { redirectsToAddresses, rewritesToPages } from './rewrites';

const sources = (locale: string) =>
  rewritesToPages()
    .filter(({ destination }) => destination.startsWith(`/${locale}`))
    .map(({ source }) => source);

describe('[ROUTE-16] addresses', () => {
  test('Japanese has no prefix, English has one, and every page has both', () => {
    const japanese = sources('ja').filter((source) => !source.startsWith('/ja/'));
    const english = sources('en').filter((source) => !source.startsWith('/en/categories'));
    expect(japanese).toContain('/cart');
    expect(japanese.every((source) => !source.startsWith('/en'))).toBe(true);
    for (const source of [
      '/products/:handle',
      '/collections/:handle',
      '/search',
      '/cart',
      '/favorite',
      '/(.*)',
    ]) {
      expect(japanese).toContain(source);
      expect(english).toContain(`/en${source}`);
    }
  });

  test('[ROUTE-14] what no rule before knows is the page that answers 404, in its language', () => {
    const rules = rewritesToPages();
    const last = (locale: string) =>
      rules.findLast(({ destination }) => destination.startsWith(`/${locale}`));
    expect(last('ja')).toEqual({ source: '/(.*)', destination: '/ja/missing' });
    expect(last('en')).toEqual({ source: '/en/(.*)', destination: '/en/missing' });
    // English before Japanese, whose last rule takes everything.
    expect(rules.at(-1)?.destination).toBe('/ja/missing');
  });

  test('[ROUTE-13] both columns are addresses, no other is', () => {
    const sources = rewritesToPages()
      .filter(({ destination }) => destination === '/ja/columns/:handle')
      .map(({ source }) => source);
    expect(sources).toEqual(['/columns/:handle(recommendkanyou|howtochoosepot)']);
  });

  test('[ROUTE-10] a ranking is overall, or of one of the 18 categories', () => {
    const rules = rewritesToPages().filter(({ source }) => source === '/ranking');
    const [ofCategory] = rules[1]?.has ?? [];
    const value = new RegExp(`^${ofCategory?.value}$`);
    for (const handle of CATEGORY_HANDLES) expect(handle).toMatch(value);
    expect('nonsense').not.toMatch(value);
    expect(rules.map(({ destination }) => destination)).toEqual([
      '/ja/ranking/:category/:shown',
      '/ja/ranking/:category/4',
      '/ja/ranking/overall/:shown',
      '/ja/ranking/overall/4',
    ]);
  });

  test('[RANK-01] a ranking is shown four more at a time, up to 24; other numbers are the first four', () => {
    const [, , longer] = rewritesToPages().filter(({ source }) => source === '/ranking');
    const value = new RegExp(`^${longer?.has?.[0]?.value}$`);
    expect(Array.from({ length: 100 }, (_, n) => String(n)).filter((n) => value.test(n))).toEqual([
      '8',
      '12',
      '16',
      '20',
      '24',
    ]);
  });

  test('[ROUTE-11] [ROUTE-12] pages of text are open to others, policies are two, e-gift has one address', () => {
    const sources = rewritesToPages().map(({ source }) => source);
    expect(sources).toContain('/pages/:handle');
    expect(sources).toContain('/en/policies/:handle(refund-policy|legal-notice)');
    expect(redirectsToAddresses()).toContainEqual({
      source: '/en/pages/:handle(e-gift)',
      destination: '/en/fixed/:handle',
      permanent: true,
    });
  });

  test('[ROUTE-07] each of the 18 categories is an address, and its collection leads there', () => {
    const rule = rewritesToPages().find(({ destination }) => destination === '/ja/categories/:handle/p1');
    const category = rewritesToPages().findLast(
      ({ destination }) => destination === '/ja/categories/:handle/p1',
    );
    for (const handle of CATEGORY_HANDLES) expect(category?.source).toContain(handle);
    expect(rule?.source).toBe('/ornamentplants/:handle(tableplants|okinawa)');
    expect(redirectsToAddresses().some(({ source }) => source.startsWith('/collections/:handle('))).toBe(
      true,
    );
  });
});
