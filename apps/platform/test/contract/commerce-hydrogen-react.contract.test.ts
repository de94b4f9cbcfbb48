import { createRequire } from 'node:module';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { API_VERSIONS } from '../../src/graphql/versions/api-schemas.ts';
import { submit } from '../support/plain-browser.ts';
import { EVERY_VERSION, type PlatformUnderTest, platformUnderTest } from '../support/platform-under-test.ts';
import { CONTACT, orderNumberOn, PACHIRA, readCart, walkToConfirm } from '../support/shopper.ts';

const SECOND = 'gid://shopify/ProductVariant/42319870625007';
let shop: PlatformUnderTest;
beforeAll(async () => {
  shop = await platformUnderTest(EVERY_VERSION);
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await shop.stop();
});

/** Adds a browser's globals beside Node's own (the platform needs Node's URL), and redirects the provider's https address to ours. */
function becomeBrowser(): void {
  const window = new Window({ url: 'http://localhost:3000' });
  const nodeFetch = globalThis.fetch;
  const toPlatform = (url: string, init: RequestInit) =>
    nodeFetch(url.replace(/^https:\/\/[^/]+/, shop.url), init);
  Object.assign(window, { fetch: toPlatform });
  for (const [name, value] of Object.entries({
    window,
    document: window.document,
    navigator: window.navigator,
    localStorage: window.localStorage,
    fetch: toPlatform,
  })) {
    vi.stubGlobal(name, value);
  }
}

const NEWEST = API_VERSIONS.at(-1) ?? '';
/** Packages by version: each sends its own documents. */
const PACKAGES = [
  { apiVersion: '2025-01', load: () => import('@shopify/hydrogen-react') },
  { apiVersion: NEWEST, load: () => import('hydrogen-react-newest') },
] as const;

test("[PLAT-04] the newest served version is that of the provider's newest package", () => {
  const { version } = createRequire(import.meta.url)('hydrogen-react-newest/package.json');
  const [year, month = ''] = version.split('.');
  expect(`${year}-${month.padStart(2, '0')}`).toBe(NEWEST);
});

describe.each(PACKAGES)("[PLAT-01] @shopify/hydrogen-react's cart hooks of $apiVersion", (clientPackage) => {
  test('create, add, update, remove, attributes, note, codes, buyer, and checkout', async () => {
    becomeBrowser();
    const { createElement } = await import('react');
    const { createRoot } = await import('react-dom/client');
    const { CartProvider, ShopifyProvider, useCart } = await clientPackage.load();
    let cart: Partial<ReturnType<typeof useCart>> = {};
    function Probe() {
      cart = useCart();
      return null;
    }
    const root = createRoot(document.createElement('div'));
    const tree = createElement(
      ShopifyProvider,
      {
        storeDomain: 'https://shop.example',
        storefrontToken: shop.token,
        storefrontApiVersion: clientPackage.apiVersion,
        countryIsoCode: 'JP',
        languageIsoCode: 'JA',
      } as Parameters<typeof ShopifyProvider>[0],
      createElement(
        CartProvider,
        { countryCode: 'JP' } as Parameters<typeof CartProvider>[0],
        createElement(Probe),
      ),
    );
    root.render(tree);
    await vi.waitFor(() => expect(cart.cartReady).toBe(true));
    const run = async (change: () => void, check: () => void) => {
      change();
      await vi.waitFor(() => {
        expect(cart.status).toBe('idle');
        check();
      });
    };
    const line = (index: number) => cart.lines?.[index]?.id ?? '';

    await run(
      () => cart.linesAdd?.([{ merchandiseId: PACHIRA, quantity: 2 }]),
      () => expect(cart.totalQuantity).toBe(2),
    );
    const id = cart.id ?? '';
    await run(
      () => cart.linesAdd?.([{ merchandiseId: SECOND }]),
      () => expect(cart.lines).toHaveLength(2),
    );
    await run(
      () => cart.linesUpdate?.([{ id: line(0), quantity: 4 }]),
      () => expect(cart.totalQuantity).toBe(5),
    );
    await run(
      () => cart.linesRemove?.([line(1)]),
      () => expect(cart.totalQuantity).toBe(4),
    );
    await run(
      () => cart.cartAttributesUpdate?.([{ key: 'eGift', value: 'true' }]),
      () => expect(cart.attributes).toMatchObject([{ key: 'eGift', value: 'true' }]),
    );
    await run(
      () => cart.noteUpdate?.('静かに'),
      () => expect(cart.note).toBe('静かに'),
    );
    await run(
      () => cart.discountCodesUpdate?.(['WELCOME500']),
      () => expect(cart.discountCodes).toMatchObject([{ code: 'WELCOME500', applicable: true }]),
    );
    expect(cart.cost?.totalAmount?.amount).toBe('4620.0');
    await run(
      () => cart.buyerIdentityUpdate?.({ email: CONTACT.email, countryCode: 'JP' }),
      () => expect(cart.buyerIdentity).toMatchObject({ email: CONTACT.email, countryCode: 'JP' }),
    );
    expect(cart.error).toBeUndefined();
    const checkout = cart.checkoutUrl ?? '';
    root.unmount();
    expect(await readCart(shop, id)).toMatchObject({ totalQuantity: 4, note: '静かに' });

    const thanks = await submit(await walkToConfirm(checkout), {}, 'place');
    expect(orderNumberOn(thanks)).toMatch(/\d{4,}/);
    expect(await readCart(shop, id)).toBeNull();
  });
});
