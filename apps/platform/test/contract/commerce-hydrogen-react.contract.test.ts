import { Window } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type PlatformUnderTest, platformUnderTest } from '../support/platform-under-test.ts';
import { PACHIRA, readCart } from '../support/shopper.ts';

const SECOND = 'gid://shopify/ProductVariant/42319870625007';
let shop: PlatformUnderTest;
beforeAll(async () => {
  shop = await platformUnderTest();
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await shop.stop();
});

/** A browser's globals beside Node's own (whose URL the platform needs), and the provider's https address led to ours. */
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

describe("[PLAT-01] @shopify/hydrogen-react's cart hooks", () => {
  test('create, add, change, remove, attributes, note and codes', async () => {
    becomeBrowser();
    const { createElement } = await import('react');
    const { createRoot } = await import('react-dom/client');
    const { CartProvider, ShopifyProvider, useCart } = await import('@shopify/hydrogen-react');
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
        storefrontApiVersion: '2025-01',
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
    await vi.waitFor(() => expect(cart.cartReady).toBe(true), 10_000);
    const run = async (change: () => void, check: () => void) => {
      change();
      await vi.waitFor(() => {
        expect(cart.status).toBe('idle');
        check();
      }, 10_000);
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
    expect(cart.error).toBeUndefined();
    root.unmount();
    expect(await readCart(shop, id)).toMatchObject({ totalQuantity: 4, note: '静かに' });
  });
});
