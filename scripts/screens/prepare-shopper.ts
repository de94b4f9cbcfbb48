import type { BrowserContext } from '@playwright/test';
import { giveCart } from '../../apps/storefront/e2e/support/cart-of';
import { queryPlatform } from '../../apps/storefront/test/support/platform-catalogue';
import type { RunningShop, Screen } from '../../apps/storefront/test/support/screen';

interface ProductAnswer {
  readonly product: {
    readonly id: string;
    readonly variants: { readonly nodes: readonly { readonly id: string }[] };
  };
}

const PRODUCT =
  'query($handle: String!) { product(handle: $handle) { id variants(first: 100) { nodes { id } } } }';

/** Sets a browser's cart and favourites for a screen, created at the platform. */
export async function prepareShopper(
  context: BrowserContext,
  shop: RunningShop,
  { cart, favorites }: Screen,
): Promise<void> {
  const product = async (handle: string) =>
    (await queryPlatform<ProductAnswer>(shop.platformUrl, PRODUCT, { handle })).product;
  if (cart) {
    const lines = await Promise.all(
      cart.map(async ([handle, variant, quantity]) => {
        const { variants } = await product(handle);
        return [numberOf(variants.nodes[variant]?.id ?? ''), quantity] as const;
      }),
    );
    await giveCart(context, shop, lines);
  }
  if (favorites) {
    const ids = await Promise.all(favorites.map(async (handle) => numberOf((await product(handle)).id)));
    await context.addCookies([{ name: 'favorite_product_ids', value: ids.join('.'), url: shop.shopUrl }]);
  }
}

/** The number at the end of a global id. */
function numberOf(globalId: string): string {
  return globalId.slice(globalId.lastIndexOf('/') + 1);
}
