import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.doUnmock('@shop/brands/brands');
  vi.resetModules();
});

test("[BRAND-01] messages use the brand's noun and unit for its products", async () => {
  vi.stubEnv('BRAND', 'asamoya');
  const noun = { ja: { name: 'パン', unit: '個' }, en: { one: 'loaf', many: 'loaves' } };
  vi.doMock('@shop/brands/brands', () => ({ BRANDS: { asamoya: { noun } } }));
  const { messages, messageTable } = await import('./messages');
  const [ja, en] = [messages('ja'), messages('en')];
  expect(ja.header.searchPlaceholder).toBe('パンの名前・キーワードで検索');
  expect(ja.cart.emptyAction).toBe('パンを探す');
  expect(ja.header.cartCount({ n: 3 })).toBe('カートに3個入っています');
  expect(ja.list.count({ n: 3 })).toBe('3個の商品');
  expect(en.producer.seePlants({ n: 1 })).toBe('See 1 loaf');
  expect(en.producer.seePlants({ n: 2 })).toBe('See 2 loaves');
  expect(en.meta.tag.title({ parent: 'Flour', child: 'rye' })).toBe('Loaves tagged Flour: rye');
  expect(JSON.stringify(messageTable('cart', 'ja'))).not.toContain('{$');
});

test('[BRAND-01] a name with braces is shown as it is, and is no placeholder of a message', async () => {
  vi.stubEnv('BRAND', 'asamoya');
  const name = 'Bread {unit} {n}';
  const names = { storeName: name, brand: name, company: name, tagline: [name] };
  const noun = { ja: { name: 'パン{n}', unit: '個' }, en: { one: 'loaf', many: 'loaves' } };
  vi.doMock('@shop/brands/brands', () => ({
    BRANDS: { asamoya: { noun, names: { ja: names, en: names } } },
  }));
  const { messages } = await import('./messages');
  const m = messages('ja');
  const shown = (text: string) => text.replaceAll('\u2060', '');
  expect(shown(m.cart.emptyAction)).toBe('パン{n}を探す');
  expect(shown(m.footer.about)).toBe(`${name}について`);
  expect(m.header.cartCount({ n: 3 })).toBe('カートに3個入っています');
});

test('[BRAND-06] goods of a category with a unit of its own are counted in it, all others in the noun’s', async () => {
  vi.stubEnv('BRAND', 'asamoya');
  const { messages, messageTable } = await import('./messages');
  const remaining = (category?: string) => messages('ja', category).product.stockRemaining({ n: 2 });
  expect([
    remaining('beans'),
    remaining('cups'),
    remaining('brewing'),
    remaining('toString'),
    remaining(),
  ]).toEqual(['残り2袋', '残り2個', '残り2点', '残り2点', '残り2点']);
  expect(messages('ja', 'beans').list.range({ n: 30, from: 1, to: 24 })).toBe('30袋中 1〜24袋を表示');
  // A set is counted in its category's unit, what it consists of is not.
  expect(messages('ja', 'sets').product.stockRemaining({ n: 2 })).toBe('残り2組');
  expect(messages('ja', 'sets').set.remaining({ n: 3 })).toBe('あと3点お選びください');
  // Its lists of cups have no coffees.
  expect(messages('en', 'cups').list.count({ n: 1 })).toBe('1 product');
  expect(messages('en', 'beans').product.stockRemaining({ n: 2 })).toBe('2 left');
  // A page contains the table once, whichever page was rendered between.
  expect(messageTable('buy', 'ja', 'beans')).toBe(messageTable('buy', 'ja', 'beans'));
  expect(messageTable('buy', 'ja', 'brewing')).toBe(messageTable('buy', 'ja'));
  expect(JSON.stringify(messageTable('buy', 'ja', 'beans'))).toContain('{n}袋');
});

test('[BRAND-01] without a brand the noun is products', async () => {
  vi.stubEnv('BRAND', 'none');
  const { messages } = await import('./messages');
  expect(messages('ja').cart.emptyAction).toBe('商品を探す');
  expect(messages('ja').header.cartCount({ n: 3 })).toBe('カートに3点入っています');
  expect(messages('en').cart.emptyAction).toBe('Find products');
  expect([1, 2].map((n) => messages('en').list.count({ n }))).toEqual(['1 product', '2 products']);
});
