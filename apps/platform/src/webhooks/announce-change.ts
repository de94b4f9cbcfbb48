import type { CatalogueChange } from '../catalogue/changes.ts';
import { readInventory } from '../db/repositories/inventory.ts';
import { insertWebhookEvents } from '../db/repositories/webhook-events.ts';
import type { Services } from '../graphql/context.ts';
import { inventoryPayload, productPayload } from './webhook-payloads.ts';

/** Puts a change of the back office into the webhook outbox: stock levels, then the products as they are now. */
export async function announceChange(
  { database, catalogue, now }: Services,
  { kind, productIds, variantIds }: CatalogueChange,
): Promise<void> {
  const products = productIds.flatMap((id) => catalogue.productById(id) ?? []);
  const variants = kind === 'inventory' ? variantIds.flatMap((id) => catalogue.variantById(id) ?? []) : [];
  const stock = await readInventory(
    database,
    products.flatMap((product) => product.variants.map(({ numericId }) => numericId)),
  );
  await insertWebhookEvents(
    database,
    [
      ...variants.map((variant) => ({
        topic: 'inventory_levels/update' as const,
        payload: inventoryPayload(variant, stock),
      })),
      ...products.map((product) => ({
        topic: 'products/update' as const,
        payload: productPayload(product, stock),
      })),
    ],
    now(),
  );
}
