import { type PlatformProduct, platformCatalogue } from '../test/support/platform-catalogue';
import { giveCart } from './support/cart-of';
import { e2eEnv } from './support/e2e-env';
import { expectGolden } from './support/golden';
import { Shop } from './support/shop';
import { expect, test } from './support/test';
import { LANGUAGES } from './support/words';

/** A page of each kind and state, told by its head and main part; the first with header and footer too. */
const PAGES: Readonly<Record<string, string>> = {
  home: '/',
  category: '/ornamentplants',
  'category, page 2': '/ornamentplants?p=2',
  'category, narrowed and sorted': '/ornamentplants?sort=price-desc&stock=1&price=3000-5000&tag=2.203',
  'category, one tag, page 2': '/ornamentplants?tag=2.203&p=2',
  'sub-category': '/ornamentplants/okinawa',
  collection: '/collections/desk',
  'collection, sale': '/collections/sale',
  'collection of a producer': '/collections/producers-mizuki',
  collections: '/collections',
  ranking: '/ranking',
  'ranking of a category': '/ranking?category=succulent',
  'search with results': '/search?q=モンステラ',
  'search without results': '/search?q=zzzzzz',
  'search without a keyword': '/search',
  'tag search': '/search/tag?tagId=1,102',
  'product in stock': '/products/pachira-mini',
  'product with variants': '/products/umbellata',
  'product on sale': '/products/altissima',
  'product sold out': '/products/pothos-golden',
  'product, a set': '/products/tableplants-pick2',
  news: '/news',
  advisors: '/advisors',
  'page, premium support': '/pages/premium-support',
  'page, e-gift': '/fixed/e-gift',
  'policy, refund': '/policies/refund-policy',
  'policy, legal notice': '/policies/legal-notice',
  columns: '/columns',
  'column, plants': '/columns/recommendkanyou',
  'column, pots': '/columns/howtochoosepot',
  'mail magazine, duplicated': '/mail-magazine/duplicated',
  'restock notice, registered': '/restock-notice/registered',
  'empty cart': '/cart',
  'no favourites': '/favorite',
  'not found': '/no-such-page',
};

/** What a cart is filled with: two pieces of one, one on sale, and the second variant of a third, from two vendors. */
const CART = [
  ['pachira-mini', 0, 2],
  ['bonsai-sakura', 0, 1],
  ['umbellata', 1, 1],
] as const;

test.describe.configure({ mode: 'default' });
test.use({ expectedMessages: [/404/] });

for (const { locale, prefix, words } of LANGUAGES) {
  test(`[ROUTE-16] what every kind of page says, word for word and fact for fact (${locale})`, async ({
    request,
  }) => {
    test.setTimeout(120_000);
    for (const [name, path] of Object.entries(PAGES)) {
      const answer = await request.get(path === '/' && prefix !== '' ? prefix : `${prefix}${path}`);
      expectGolden(await answer.text(), { language: locale, name, isMainOnly: name !== 'home' });
    }
  });

  test(`[CART-08] [CART-11] [ROUTE-04] [ROUTE-05] what a filled cart, favourites and each variant say (${locale})`, async ({
    page,
    context,
    baseURL,
  }) => {
    const { shopUrl, platformUrl } = e2eEnv();
    const products = await platformCatalogue(platformUrl, locale === 'ja' ? 'JA' : 'EN');
    const product = (handle: string): PlatformProduct => {
      const found = products.get(handle);
      if (found === undefined) throw new Error(`the platform has no ${handle}`);
      return found;
    };
    const shop = new Shop(page, words);

    await giveCart(
      context,
      { shopUrl, platformUrl },
      CART.map(([handle, variant, quantity]) => [product(handle).variants[variant]?.id ?? '', quantity]),
    );
    await shop.openCart();
    await shop.expectSettledCart();
    // First what sells best; then what the platform recommends for the newest line.
    const recommended = page.getByRole('region', { name: words.cart.recommend });
    await expect(recommended.locator('a[href*="/products/goods-ceramic-white"]').first()).toBeVisible();
    await shop.bringRoomNear();
    expectGolden(await page.content(), { language: locale, name: 'filled cart' });

    const favorites = ['umbellata', 'pothos-golden', 'altissima'].map((handle) => product(handle));
    await context.addCookies([
      {
        name: 'favorite_product_ids',
        value: favorites.map(({ id }) => id).join('.'),
        url: baseURL ?? '',
      },
    ]);
    await page.goto(`${prefix}/favorite`);
    // Cards of the list have headings of the second level; a favourite may stand in a row below too.
    await expect(page.locator('#main li:has(h2) [data-favorite][aria-pressed="true"]')).toHaveCount(
      favorites.length,
    );
    expectGolden(await page.content(), { language: locale, name: 'favourites' });

    const [, ...others] = product('umbellata').variants;
    await shop.openProduct('umbellata');
    for (const [index, variant] of others.entries()) {
      await page.getByRole('radio', { name: variant.title }).click();
      await expect(page).toHaveURL(new RegExp(`variant=${variant.id}$`));
      // The address is written with the press, the page drawn a moment later.
      await expect(page.getByRole('radio', { name: variant.title })).toHaveAttribute('aria-checked', 'true');
      // The plant in the room follows when its picture is there.
      await expect(page.locator('[role="img"][aria-busy]')).toHaveCount(0);
      expectGolden(await page.content(), { language: locale, name: `product, variant ${index + 2} chosen` });
    }
  });
}
