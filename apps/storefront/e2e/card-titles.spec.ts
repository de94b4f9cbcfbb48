import { expect, test } from './support/test';

for (const [prefix, size, vendor] of [
  ['', '高さ25〜100cm', '水城グリーンファーム'],
  ['/en', '25–100 cm tall', 'Mizuki Green Farm'],
] as const) {
  test(`[CARD-02] a card says the size of its product before the vendor (${prefix || '/'})`, async ({
    page,
  }) => {
    for (const path of ['/ornamentplants', '/search?q=zzzz', '/ranking']) {
      await page.goto(prefix + path);
      const cards = page.getByRole('main').getByRole('article');
      const card = cards.filter({ has: page.locator('a[href$="/products/monstera-deliciosa"]') }).first();
      await expect(card.getByText(size).locator('..')).toHaveText(new RegExp(`^${size}.{1,3}${vendor}$`));
    }
  });
}
