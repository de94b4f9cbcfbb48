import type { BrowserContext } from '@playwright/test';
import { z } from 'zod';
import type { RunningShop, Screen } from './screen';

const productSchema = z.object({
  id: z.string(),
  variants: z.object({ nodes: z.array(z.object({ id: z.string() })) }),
});
const cartSchema = z.object({
  cartCreate: z.object({ cart: z.object({ id: z.string(), totalQuantity: z.number() }) }),
});

/** Gives a browser the cart and the favourites that a screen asks for, made at the platform. */
export async function prepareShopper(
  context: BrowserContext,
  { shopUrl, platformUrl }: RunningShop,
  { cart, favorites }: Screen,
): Promise<void> {
  const ask = async (query: string, variables: Record<string, unknown>): Promise<unknown> => {
    const answer = await fetch(`${platformUrl}/api/2025-01/graphql.json`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-shopify-storefront-access-token': 'komoreno-public-token',
      },
      body: JSON.stringify({ query, variables }),
    });
    return z.object({ data: z.unknown() }).parse(await answer.json()).data;
  };
  const product = async (handle: string) =>
    z.object({ product: productSchema }).parse(
      await ask(
        'query($handle: String!) { product(handle: $handle) { id variants(first: 100) { nodes { id } } } }',
        {
          handle,
        },
      ),
    ).product;
  if (cart) {
    const lines = await Promise.all(
      cart.map(async ([handle, variant, quantity]) => {
        const { variants } = await product(handle);
        return { merchandiseId: variants.nodes[variant]?.id, quantity };
      }),
    );
    const { cartCreate } = cartSchema.parse(
      await ask(
        'mutation($lines: [CartLineInput!]!) { cartCreate(input: { lines: $lines }) { cart { id totalQuantity } } }',
        { lines },
      ),
    );
    const { id, totalQuantity } = cartCreate.cart;
    await context.addCookies([
      { name: 'cart_id', value: encodeURIComponent(btoa(id)), url: shopUrl },
      { name: 'cart_count', value: String(totalQuantity), url: shopUrl },
    ]);
  }
  if (favorites) {
    const ids = await Promise.all(
      favorites.map(async (handle) => (await product(handle)).id.replace(/^.*\//, '')),
    );
    await context.addCookies([{ name: 'favorite_product_ids', value: ids.join('.'), url: shopUrl }]);
  }
}
