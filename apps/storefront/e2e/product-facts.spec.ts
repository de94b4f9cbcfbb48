import { platformCatalogue, queryPlatform } from '../test/support/platform-catalogue';
import { sampled } from '../test/support/sampled';
import { LANGUAGES, say, words } from '../test/support/words';
import { e2eEnv } from './support/e2e-env';
import { expect, test } from './support/test';

for (const { locale, prefix, words: said } of sampled(LANGUAGES, 'product-facts 1')) {
  test(`[PROD-02] [PROD-03] [PROD-10] [SHIP-04] a product page shows producer, reviews and price (${locale})`, async ({
    page,
  }) => {
    const { platformUrl } = e2eEnv();
    const products = await platformCatalogue(platformUrl, locale === 'ja' ? 'JA' : 'EN');
    const product = products.get('umbellata');
    await page.goto(`${prefix}/products/umbellata`);
    const main = page.getByRole('main');

    await expect(page.getByRole('heading', { level: 1, name: product?.title ?? '' })).toBeVisible();
    await main.getByRole('link', { name: product?.vendor ?? '', exact: true }).click();
    await expect(page).toHaveURL(`${prefix}/collections/producers-mizuki`);
    await page.goBack();
    // 4.7 of three shoppers, rounded to the nearest half.
    await expect(
      main.getByRole('img', { name: say(said.product.reviewStars, { score: 4.5 }) }).first(),
    ).toBeVisible();
    await expect(main.getByText('4.7').first()).toBeVisible();
    const postage =
      locale === 'ja'
        ? '送料一律800円。北海道・沖縄・離島は2,000円'
        : 'Flat 800 yen shipping; Hokkaido, Okinawa, remote islands 2,000 yen';
    await expect(main.getByText(postage)).toBeVisible();

    await main.getByRole('link', { name: locale === 'ja' ? 'レビュー3件' : '3 reviews' }).click();
    await expect(page).toHaveURL(/#reviews$/);
    await expect(page.getByRole('heading', { name: said.product.reviews, exact: true })).toBeInViewport();
    const reviews = page.locator('#reviews article');
    await expect(reviews).toHaveCount(3);
    await expect(reviews.first()).toContainText(locale === 'ja' ? '2026年11月4日' : '4 November 2026');
    await expect(
      reviews.first().getByRole('img', { name: say(said.product.reviewStars, { score: 5 }) }),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: said.added.recommend })).toBeVisible();

    await page.goto(`${prefix}/products/bonsai-sakura`);
    const sale = products.get('bonsai-sakura')?.variants[0];
    await expect(main.locator('s').first()).toHaveText(
      `¥${(sale?.compareAtPrice ?? 0).toLocaleString('en')}`,
    );
    await expect(main.getByText(`¥${(sale?.price ?? 0).toLocaleString('en')}`).first()).toBeVisible();
    await expect(main.getByText(said.card.sale, { exact: true }).first()).toBeVisible();
  });
}

test('[PROD-02] products other than plants do not mention variation between plants', async ({ page }) => {
  const note = page.locator('#description').getByText(words.product.individual);
  await page.goto('/products/umbellata');
  await expect(note).toBeVisible();
  await page.goto('/products/tool-jouro');
  await expect(page.locator('#description')).toBeVisible();
  await expect(note).toHaveCount(0);
});

test('[PROD-12] the tags “limited” and SALE have their own styles, the others one style', async ({
  page,
}) => {
  const looks = async (handle: string, ...labels: string[]) => {
    await page.goto(`/products/${handle}`);
    return Promise.all(
      labels.map((label) =>
        page
          .getByRole('main')
          .getByText(label, { exact: true })
          .first()
          .evaluate((tag) => {
            const { backgroundColor, color } = getComputedStyle(tag);
            return `${color} on ${backgroundColor}`;
          }),
      ),
    );
  };
  const [limited, sale] = await looks('pot-poinsettia', words.card.limited, words.card.sale);
  const [fresh] = await looks('tool-led', words.card.new);
  const [giftOnly] = await looks('gift-pachira-6', words.card.giftOnly);
  expect(new Set([limited, sale, fresh]).size).toBe(3);
  expect(giftOnly).toBe(fresh);
});

test('[PROD-11] the back-office product description is rendered, and its scripts are not executed', async ({
  page,
  request,
}) => {
  const { platformUrl } = e2eEnv();
  const handle = 'bonsai-keyaki';
  const { product } = await queryPlatform<{ product: { descriptionHtml: string } }>(
    platformUrl,
    `{ product(handle: "${handle}") { descriptionHtml } }`,
  );
  const write = (descriptionHtml: string) =>
    request.patch(`${platformUrl}/admin/products/${handle}`, {
      headers: { 'X-Platform-Admin-Token': 'local-admin-token' },
      data: { descriptionHtml },
    });
  const run = 'window.hasRun = true';
  await write(
    `<p>新しい<strong>説明</strong></p><script>${run}</script><img src="/images/no-image.svg" onload="${run}" onerror="${run}"><p onclick="${run}">押す</p>` +
      `<a href="javascript:${run}">ここ</a><iframe srcdoc="<script>parent.${run}</script>"></iframe><style>h1 { display: none }</style>`,
  );
  try {
    await expect(async () => {
      await page.goto(`/products/${handle}`);
      await expect(page.locator('#description strong')).toHaveText('説明', { timeout: 500 });
    }).toPass();
    await page.locator('#description').getByText('押す').click();
    await page.locator('#description').getByText('ここ').click();
    expect(await page.evaluate(() => 'hasRun' in window)).toBe(false);
    await expect(
      page.locator(
        '#description :is(script, style, iframe, [onerror], [onload], [onclick], [href^=javascript])',
      ),
    ).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  } finally {
    await write(product.descriptionHtml);
  }
});

test('[LIST-05] an excluded product has its page, is searchable and listed, and is in no ranking', async ({
  page,
}) => {
  const links = page.getByRole('main').locator('a[href$="/products/bonsai-sakura"]');
  for (const path of ['/search?q=旭山桜', '/bonsai', '/collections/sale']) {
    await page.goto(path);
    await expect(links.first(), path).toBeVisible();
  }
  await links.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('旭山桜');
  for (const path of ['/ranking', '/ranking?category=bonsai', '/']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('article').first()).toBeAttached();
    await expect(links, path).toHaveCount(0);
  }
});

test("[SEARCH-03] each spelling of a plant's name finds it", async ({ page }) => {
  const found: string[][] = [];
  for (const keyword of ['モンステラ', 'もんすてら', 'ﾓﾝｽﾃﾗ', 'ＭＯＮＳＴＥＲＡ', 'monstera']) {
    await page.goto('/');
    const field = page.getByRole('searchbox', { name: words.header.search }).first();
    await field.fill(keyword);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?/);
    const cards = page.locator('#main article a[href^="/products/"]');
    await expect(cards.first(), keyword).toBeVisible();
    found.push(
      await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '').sort()),
    );
  }
  const [first, ...others] = found;
  expect(first).toContain('/products/monstera-deliciosa');
  for (const other of others) expect(other).toEqual(first);
});

test('[ROUTE-15] the account is at the provider, help and related sites are external', async ({ page }) => {
  const { platformUrl, shopUrl } = e2eEnv();
  await page.goto('/');
  await expect(
    page.getByRole('banner').getByRole('link', { name: words.aria.account }).first(),
  ).toHaveAttribute('href', `${platformUrl}/account?locale=ja`);
  const footer = page.getByRole('contentinfo');
  for (const name of [words.footer.help, words.footer.inquiry]) {
    const address = new URL(
      (await footer.getByRole('link', { name }).first().getAttribute('href')) ?? '',
      shopUrl,
    );
    expect(address.origin, name).not.toBe(shopUrl);
    expect(address.protocol, name).toBe('https:');
  }
  await page.getByRole('banner').getByRole('link', { name: words.aria.account }).first().click();
  await expect(page).toHaveURL(new RegExp(`^${platformUrl}/account`));
});

test('[LIST-03] @pictures a collection starts with its full-width image, name and description', async ({
  page,
}) => {
  const { platformUrl } = e2eEnv();
  const { collection } = await queryPlatform<{ collection: { title: string; description: string } }>(
    platformUrl,
    '{ collection(handle: "desk") { title description } }',
  );
  await page.goto('/collections/desk');
  await expect(page.getByRole('heading', { level: 1, name: collection.title })).toBeVisible();
  await expect(page.getByRole('main').getByText(collection.description).first()).toBeVisible();
  const cover = page.locator('#main img[src*="desk_cover"]');
  expect((await cover.boundingBox())?.width).toBe(page.viewportSize()?.width);
  expect(await cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});
