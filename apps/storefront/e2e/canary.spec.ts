import { readInlineCode } from '@shop/page-server/inline-code';
import { newAddress } from '../test/support/languages';
import { sampled } from '../test/support/sampled';
import { say, words } from '../test/support/words';
import { openMail } from './support/mailbox';
import { stockOf } from './support/platform-stock';
import { Shop } from './support/shop';
import { expect, test } from './support/test';

/** Runs if it is in a page as anything but text. */
const CANARY = `"'></title></script><script>ran()</script><svg onload="ran()"><img onerror="ran()" src="data:,">`;
/** As displayed. */
const READ = /<script>ran\(\)<\/script>/;

interface Product {
  readonly handle: string;
  readonly title: string;
  readonly vendor: string;
  readonly descriptionHtml: string;
}

interface Review {
  readonly handle: string;
  readonly title: { readonly value: string };
  readonly content: { readonly value: string };
  readonly nickname: { readonly value: string };
  readonly product: { readonly reference: Product };
}

test('[SEC-02] scripts in title, maker, body, review, collection, search and an invalid URL are rendered as text and never executed', async ({
  page,
  platformApi,
}) => {
  const runs: string[] = [];
  await page.exposeFunction('ran', () => runs.push(page.url()));
  const { metaobjects } = await platformApi.ask<{ metaobjects: { nodes: Review[] } }>(
    `query { metaobjects(type: "review", first: 1) { nodes { handle
      title: field(key: "title") { value } content: field(key: "content") { value } nickname: field(key: "nickname") { value }
      product: field(key: "product") { reference { ... on Product { handle title vendor descriptionHtml } } } } } }`,
    {},
  );
  const [review] = metaobjects.nodes;
  if (review === undefined) throw new Error('the platform has no review');
  const { collection } = await platformApi.ask<{ collection: { title: string; descriptionHtml: string } }>(
    'query { collection(handle: "desk") { title descriptionHtml } }',
    {},
  );
  const { handle, ...before } = review.product.reference;
  const path = `/products/${handle}`;
  const changed = () =>
    expect.poll(async () => (await (await page.request.get(path)).text()).includes('ran()')).toBe(true);
  try {
    await platformApi.changeWords(`metaobjects/review/${review.handle}`, {
      fields: { title: CANARY, content: CANARY, nickname: CANARY },
    });
    await platformApi.changeWords('collections/desk', {
      title: CANARY,
      titleEn: CANARY,
      descriptionHtml: CANARY,
    });
    await platformApi.changeWords(`products/${handle}`, {
      title: CANARY,
      titleEn: CANARY,
      vendor: CANARY,
      descriptionHtml: `<p>body</p>${CANARY}<a href="javascript:ran()">link</a><math><mtext></p><style><img onerror="ran()" src="data:,"></style>`,
    });
    await changed();
    for (const prefix of sampled(['', '/en'], 'canary')) {
      await page.goto(`${prefix}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(READ);
      await expect(page.locator('#reviews')).toContainText(READ);
      await expect(page.locator('a[href^="javascript:"]')).toHaveCount(0);
      // No page of this view was rendered before.
      await page.goto(`${prefix}/collections/desk?sort=price-desc&price=1-9999998`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(READ);
      for (const address of [
        `/search?q=${encodeURIComponent(CANARY)}`,
        `/search?q=x&p=${encodeURIComponent(CANARY)}`,
        `${path}?variant=${encodeURIComponent(CANARY)}&utm_source=${encodeURIComponent(CANARY)}`,
        `/collections/desk?tag=${encodeURIComponent(CANARY)}&sort=${encodeURIComponent(CANARY)}`,
      ]) {
        await page.goto(`${prefix}${address}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
    }
    // A client-side navigation renders it in the browser.
    const shop = new Shop(page);
    await page.goto('/');
    const field = page.getByRole('banner').locator('input[data-suggest]');
    await field.click();
    await expect(field).toHaveRole('combobox');
    await field.pressSequentially(CANARY.slice(0, 60));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=/);
    await shop.openProduct(handle);
    await shop.addToCart();
    await shop.expectSettledAdd();
    await shop.dialog.getByRole('link', { name: words.added.toCart }).click();
    await shop.expectSettledCart();
    await expect(page.getByRole('list', { name: words.cart.title })).toContainText(READ);
    expect(runs).toEqual([]);
  } finally {
    await platformApi.changeWords(`metaobjects/review/${review.handle}`, {
      fields: {
        title: review.title.value,
        content: review.content.value,
        nickname: review.nickname.value,
      },
    });
    await platformApi.changeWords('collections/desk', collection);
    await platformApi.changeWords(`products/${handle}`, before);
  }
});

test('[SEC-02] a script in a product title is escaped in its restock mail', async ({
  page,
  request,
  platform,
  platformApi,
}) => {
  const handle = 'pothos-golden';
  const { product } = await platformApi.ask<{ product: Product }>(
    'query ($handle: String!) { product(handle: $handle) { title vendor descriptionHtml } }',
    { handle },
  );
  const address = newAddress();
  await page.goto(`/products/${handle}`);
  const form = page.locator('form[data-form="restock-notice"]');
  await form.getByLabel(words.restock.mailLabel).fill(address);
  await form.getByRole('button', { name: words.product.restockButton }).click();
  await expect(form.getByRole('status')).toHaveText(say(words.restock.registered, { address }));
  const stock = await stockOf(page, request, platform.url);
  try {
    await platformApi.changeWords(`products/${handle}`, { title: CANARY });
    await stock.set(3);
    const mail = await openMail(address);
    expect(mail.html).toContain('ran()');
    const { scripts, handlers } = readInlineCode(mail.html ?? '');
    expect([...scripts, ...handlers]).toEqual([]);
    const runs: string[] = [];
    await page.exposeFunction('ran', () => runs.push('mail'));
    await page.goto('about:blank');
    await page.setContent((mail.html ?? '').replace(/<img\b[^>]*>/g, ''));
    await expect(page.getByText(READ).first()).toBeAttached();
    expect(runs).toEqual([]);
  } finally {
    await platformApi.changeWords(`products/${handle}`, { title: product.title });
    await stock.restore();
  }
});
