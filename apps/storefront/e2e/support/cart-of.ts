import type { BrowserContext } from '@playwright/test';
import { queryPlatform } from '../../test/support/platform-catalogue';

interface CartAnswer {
  readonly cartCreate: { readonly cart: { readonly id: string; readonly totalQuantity: number } | null };
}

/** Creates a cart with these variants (number, pieces) at the platform, and sets it in the browser. */
export async function giveCart(
  context: BrowserContext,
  { shopUrl, platformUrl }: { readonly shopUrl: string; readonly platformUrl: string },
  lines: readonly (readonly [variant: string, quantity: number])[],
  attributes: readonly { readonly key: string; readonly value: string }[] = [],
): Promise<void> {
  const { cartCreate } = await queryPlatform<CartAnswer>(
    platformUrl,
    'mutation Make($lines: [CartLineInput!]!, $attributes: [AttributeInput!]) { cartCreate(input: { lines: $lines, attributes: $attributes }) { cart { id totalQuantity } } }',
    {
      attributes,
      lines: lines.map(([variant, quantity]) => ({
        merchandiseId: `gid://shopify/ProductVariant/${variant}`,
        quantity,
      })),
    },
  );
  if (cartCreate.cart === null) throw new Error('the platform created no cart');
  const { id, totalQuantity } = cartCreate.cart;
  await context.addCookies([
    { name: 'cart_id', value: encodeURIComponent(btoa(id)), url: shopUrl },
    { name: 'cart_count', value: String(totalQuantity), url: shopUrl },
  ]);
}
