import { expect, type Page } from '@playwright/test';
import type { Screen } from './screen';
import type { Words } from './words';

const CART = [
  ['pachira-mini', 0, 2],
  ['bonsai-sakura', 0, 1],
  ['umbellata', 1, 1],
] as const;

const openMenu =
  (label: 'menuCategory' | 'menuPurpose' | 'menuTag' | 'menuProducer') =>
  async (page: Page, words: Words) => {
    const name = page
      .getByRole('navigation', { name: words.menu.title })
      .locator('summary')
      .filter({ hasText: words.header[label] });
    await name.focus();
    await page.keyboard.press('Enter');
    await page.locator('details[name="menu-bar"][open]').waitFor();
  };

/** Selects a variant and waits until the page and the plant in the room show it. */
const chooseVariant = (place: number) => async (page: Page) => {
  const variant = page.getByRole('radio').nth(place);
  await variant.click();
  await expect(variant).toHaveAttribute('aria-checked', 'true');
  await expect(page.locator('[role="img"][aria-busy]')).toHaveCount(0);
};

/** Recommendations are first the best sellers, then the platform's for the newest line. */
async function waitForRecommended(page: Page, words: Words): Promise<void> {
  const recommended = page.getByRole('region', { name: words.cart.recommend });
  await recommended.locator('a[href*="/products/goods-ceramic-white"]').first().waitFor();
}

/** To the hosted checkout, from a filled cart. */
async function proceed(page: Page, words: Words): Promise<void> {
  await page.getByRole('button', { name: words.cart.proceed }).first().click();
  await page.waitForURL(/checkouts/);
}

/** The only list of screens: every route of the shop with its main states, and the hosted checkout's first page. */
export const SCREENS: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'category', path: '/ornamentplants' },
  { name: 'category, page 2', path: '/ornamentplants?p=2' },
  { name: 'category, narrowed', path: '/ornamentplants?sort=price-desc&stock=1&price=3000-5000&tag=2.203' },
  { name: 'category, nothing left', path: '/ornamentplants?stock=1&price=-100' },
  { name: 'category, one tag, page 2', path: '/ornamentplants?tag=2.203&p=2', isPictured: false },
  {
    name: 'filter sheet',
    path: '/ornamentplants',
    windows: [390],
    isOverlay: true,
    act: async (page, words) => {
      await page.getByRole('button', { name: words.list.filter }).click();
      await page.locator('#filters').getByRole('link', { name: /\d/ }).last().waitFor();
    },
  },
  { name: 'category of goods', path: '/gardeninggoods', isPictured: false },
  { name: 'sub-category', path: '/ornamentplants/okinawa' },
  { name: 'collection', path: '/collections/desk' },
  { name: 'collection, sale', path: '/collections/sale' },
  { name: 'collection of a producer', path: '/collections/producers-mizuki' },
  { name: 'collections', path: '/collections' },
  { name: 'ranking', path: '/ranking' },
  { name: 'ranking of a category', path: '/ranking?category=succulent' },
  { name: 'search with results', path: '/search?q=モンステラ' },
  { name: 'search with needs', path: '/search?q=ペットに安全 5000円以下', languages: ['ja'] },
  { name: 'search without results', path: '/search?q=zzzzzz' },
  { name: 'search without a keyword', path: '/search' },
  { name: 'tag search', path: '/search/tag?tagId=1,102' },
  { name: 'product in stock', path: '/products/pachira-mini' },
  { name: 'product with variants', path: '/products/umbellata' },
  {
    name: 'product, variant 2 chosen',
    path: '/products/umbellata',
    isPictured: false,
    act: chooseVariant(1),
  },
  {
    name: 'product, variant 3 chosen',
    path: '/products/umbellata',
    isPictured: false,
    act: chooseVariant(2),
  },
  { name: 'product on sale', path: '/products/altissima' },
  { name: 'product, bonsai', path: '/products/bonsai-goyomatsu', isPictured: false },
  { name: 'product, tool', path: '/products/tool-jouro', isPictured: false },
  { name: 'product sold out', path: '/products/pothos-golden' },
  { name: 'product, a set', path: '/products/tableplants-pick2' },
  {
    name: 'added to cart',
    path: '/products/pachira-mini',
    isOverlay: true,
    act: async (page, words) => {
      await page.getByRole('button', { name: words.product.addToCart }).first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('status').filter({ hasText: words.added.title }).waitFor({ state: 'attached' });
    },
  },
  {
    name: 'picture opened',
    path: '/products/umbellata',
    isOverlay: true,
    act: async (page, words) => {
      await page.getByRole('link', { name: words.product.zoomOpen }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: words.product.zoomFarther }).waitFor();
    },
  },
  {
    name: 'menu by category',
    path: '/news',
    windows: [1280],
    isOverlay: true,
    act: openMenu('menuCategory'),
  },
  { name: 'menu by purpose', path: '/news', windows: [1280], isOverlay: true, act: openMenu('menuPurpose') },
  { name: 'menu by tag', path: '/news', windows: [1280], isOverlay: true, act: openMenu('menuTag') },
  {
    name: 'menu by producer',
    path: '/news',
    windows: [1280],
    isOverlay: true,
    act: openMenu('menuProducer'),
  },
  {
    name: 'side menu',
    path: '/news',
    windows: [390],
    isOverlay: true,
    act: async (page, words) => {
      await page.getByRole('button', { name: words.aria.openMenu }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'search opened',
    path: '/news',
    windows: [390],
    isOverlay: true,
    act: async (page, words) => {
      await page.getByRole('banner').getByRole('link', { name: words.header.searchPlaceholder }).click();
      await page.getByRole('dialog', { name: words.header.search }).waitFor();
    },
  },
  { name: 'empty cart', path: '/cart' },
  {
    name: 'filled cart',
    path: '/cart',
    cart: CART,
    rows: ['CART-08', 'CART-11', 'ROUTE-04'],
    act: waitForRecommended,
  },
  { name: 'no favourites', path: '/favorite' },
  {
    name: 'favourites',
    path: '/favorite',
    favorites: ['umbellata', 'pothos-golden', 'altissima'],
    rows: ['ROUTE-05', 'FAV-01'],
  },
  { name: 'checkout', path: '/cart', cart: CART, isHosted: true, act: proceed },
  { name: 'news', path: '/news' },
  { name: 'advisors', path: '/advisors' },
  { name: 'questions', path: '/faq' },
  { name: 'page, gifts', path: '/pages/giftgreen' },
  { name: 'page, dry bonsai', path: '/pages/drybonsai-lp' },
  { name: 'page, e-gift', path: '/fixed/e-gift' },
  { name: 'page, premium support', path: '/pages/premium-support' },
  { name: 'page, about the shop', path: '/pages/aboutstore' },
  { name: 'page, guarantee', path: '/pages/guarantee' },
  { name: 'page, contents policy', path: '/pages/contents_policy', isPictured: false },
  { name: 'policy, legal notice', path: '/policies/legal-notice' },
  { name: 'policy, refund', path: '/policies/refund-policy', isPictured: false },
  { name: 'columns', path: '/columns', isPictured: false },
  { name: 'column, plants', path: '/columns/recommendkanyou', isPictured: false },
  { name: 'column', path: '/columns/howtochoosepot' },
  { name: 'mail magazine, duplicated', path: '/mail-magazine/duplicated' },
  { name: 'restock notice, registered', path: '/restock-notice/registered' },
  { name: 'cart, no checkout', path: '/cart/checkout/unknown', isPictured: false },
  { name: 'not found', path: '/no-such-page', status: 404, expected: /404/ },
];
