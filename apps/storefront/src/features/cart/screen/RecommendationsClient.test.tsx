// @vitest-environment happy-dom
import { wireCard } from '@shop/graphql/testing/wire-product';
import type { CartView } from '@shop/machines/cart/cart-view';
import { NO_PRODUCT_LISTS } from '@shop/rules/catalog/product-lists';
import { encodeGlobalId } from '@shop/rules/global-id';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { messages, messageTable } from '#foundation/i18n/messages.ts';
import { platformLanguage } from '../browser/platform-gateway';
import { RecommendationsClient, useRelatedCards } from './RecommendationsClient';

// The page's client is created when its module is loaded.
vi.hoisted(() => {
  document.documentElement.dataset['platformUrl'] = 'https://platform.example';
});
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const PACHIRA = 'gid://shopify/Product/1';
const MONSTERA = 'gid://shopify/Product/2';

/** Pending answers of the platform, by the plain id of the requested product. */
const owed = new Map<string, (answer: Response) => void>();
const asked = vi.fn<typeof fetch>((_address, init) => {
  const { variables } = JSON.parse(String(init?.body));
  return new Promise((resolve, reject) => {
    owed.set(variables.productId, resolve);
    init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
  });
});
let root: Root;
let place: HTMLElement;

function Cards({ plain }: { plain: string | null }) {
  const id = plain === null ? null : encodeGlobalId(plain);
  const cards = useRelatedCards(id?.ok ? id.value : null, NO_PRODUCT_LISTS);
  return cards.map(({ handle, isSoldOut }) => `${handle}${isSoldOut ? ' sold out' : ''}`).join();
}
const show = (plain: string | null) => act(() => root.render(<Cards plain={plain} />));
const answer = (plain: string, body: object, status = 200) =>
  act(async () => {
    owed.get(plain)?.(Response.json(body, { status }));
    await new Promise((resolve) => setTimeout(resolve));
  });
const cards = (...handles: string[]) => ({
  data: {
    productRecommendations: handles.map((handle) =>
      wireCard({ handle, availableForSale: handle !== 'sold-out' }),
    ),
  },
});

beforeEach(() => {
  vi.stubGlobal('fetch', asked);
  place = document.body.appendChild(document.createElement('main'));
  root = createRoot(place);
});
afterEach(async () => {
  await act(() => root.unmount());
  place.remove();
  owed.clear();
  asked.mockClear();
  vi.unstubAllGlobals();
});

describe("[CART-11] the platform's recommendations for a product", () => {
  test('are requested once, by the plain id, and mapped, sold-out ones too', async () => {
    await show(PACHIRA);
    expect(place.textContent).toBe('');
    await answer(PACHIRA, cards('fern', 'sold-out'));
    expect(place.textContent).toBe('fern,sold-out sold out');
    await show(PACHIRA);
    expect(asked).toHaveBeenCalledOnce();
    const { variables, operationName } = JSON.parse(String(asked.mock.calls[0]?.[1]?.body));
    expect({ operationName, variables }).toEqual({
      operationName: 'ProductRecommendations',
      variables: { productId: PACHIRA, language: platformLanguage },
    });
  });

  test.each([
    ['none', { data: { productRecommendations: null } }, 200],
    ['another shape', { data: { productRecommendations: [{ id: 1 }] } }, 200],
    ['errors', { errors: [{ message: 'no' }] }, 200],
    ['a refusal', {}, 403],
  ])('are empty when there is %s', async (_, body, status) => {
    await show(PACHIRA);
    await answer(PACHIRA, body, status);
    expect(asked).toHaveBeenCalledOnce();
    expect(place.textContent).toBe('');
  });

  test('of another product replace the old ones on response, and a stale response is dropped', async () => {
    await show(PACHIRA);
    await answer(PACHIRA, cards('fern'));
    await show(MONSTERA);
    expect(place.textContent).toBe('fern');
    await show(PACHIRA);
    await answer(MONSTERA, cards('late'));
    expect(place.textContent).not.toContain('late');
    await answer(PACHIRA, cards('fern', 'moss'));
    expect(place.textContent).toBe('fern,moss');
  });

  test('of a cart are those of its last line, and name nothing that is in it', async () => {
    const lines = [PACHIRA, MONSTERA].map((plain) => {
      const id = encodeGlobalId(plain);
      if (!id.ok) throw new Error(`${plain} is no id`);
      return { globalProductId: id.value };
    });
    await act(() =>
      root.render(
        <RecommendationsClient
          lines={lines as unknown as CartView['lines']}
          bestSellers={{ cards: [], lists: NO_PRODUCT_LISTS, messages: messageTable('cards', 'en') }}
          m={messages('en')}
        />,
      ),
    );
    expect([...owed.keys()]).toEqual([MONSTERA]);
    const recommended = [wireCard({ handle: 'pachira', id: PACHIRA }), wireCard({ handle: 'fern' })];
    await answer(MONSTERA, { data: { productRecommendations: recommended } });
    const links = Array.from(place.querySelectorAll('a'), (link) => link.getAttribute('href'));
    expect(new Set(links)).toEqual(new Set(['/en/products/fern']));
  });

  test('are not requested without a product', async () => {
    await show(null);
    expect(place.textContent).toBe('');
    expect(asked).not.toHaveBeenCalled();
  });
});
