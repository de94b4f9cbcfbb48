import { rm } from 'node:fs/promises';
import { loadCatalogue } from '@shop/fixtures/catalogue/load-catalogue';
import { inArray } from 'drizzle-orm';
import { buildProduct } from '../catalogue/build-product.ts';
import { globalId } from '../catalogue/global-id.ts';
import {
  collectionProductTable,
  collectionTable,
  documentTable,
  inventoryTable,
  productTable,
  seededDocumentTable,
  variantTable,
} from '../db/catalogue-tables.ts';
import {
  cartTable,
  discountTable,
  discountUseTable,
  giftCardTable,
  placedOrderLineTable,
  placedOrderTable,
} from '../db/commerce-tables.ts';
import { customerTable } from '../db/customer-tables.ts';
import type { Transaction } from '../db/open.ts';
import { insertWebhookEvents } from '../db/repositories/webhook-events.ts';
import type { Services } from '../graphql/context.ts';
import { seedEmptyShop, seedWithin } from '../seed/seed.ts';
import {
  collectionDeletionPayload,
  collectionPayload,
  inventoryPayload,
  productDeletionPayload,
  productPayload,
  type WebhookTopic,
} from '../webhooks/webhook-payloads.ts';

/** Tables in deletion order: children before parents. */
const TABLES = [
  cartTable,
  placedOrderLineTable,
  placedOrderTable,
  discountUseTable,
  discountTable,
  giftCardTable,
  customerTable,
  documentTable,
  seededDocumentTable,
  collectionTable,
  productTable,
] as const;

interface Event {
  readonly topic: WebhookTopic;
  readonly payload: unknown;
}

/**
 * Resets the store to the seed: its catalogue and discounts, without carts, orders, customers and uploaded pictures. Webhooks report every product, stock and
 * collection that differs. Order numbers continue.
 * @returns how many products and collections changed
 */
export async function resetToSeed(services: Services): Promise<{ products: number; collections: number }> {
  const { database, catalogue, changes, now, env } = services;
  const own = env.isEmptyShop ? null : loadCatalogue(env.catalogueFolder);
  await rm(env.uploadDir, { recursive: true, force: true });
  const count = await changes.track(async () => {
    const { ids, variantIds, ...counted } = await database.transaction(async (transaction) => {
      const before = await readShop(transaction);
      for (const table of TABLES) await transaction.delete(table);
      if (own === null) await seedEmptyShop(transaction);
      else await seedWithin(transaction, own, env.scale);
      const seeded = await readShop(transaction);
      const differing = {
        products: differences(before.products, seeded.products),
        collections: differences(before.collections, seeded.collections),
      };
      await touch(transaction, differing, now());
      const after = await readShop(transaction);
      const events = [
        ...productEvents(before, after, differing.products, now()),
        ...collectionEvents(before, after, differing.collections),
      ];
      await insertWebhookEvents(transaction, events, now());
      return {
        products: differing.products.length,
        collections: differing.collections.length,
        ids: [...new Set([...before.products.keys(), ...after.products.keys()])],
        variantIds: [...after.stock.keys()],
      };
    });
    await catalogue.refreshProducts(ids);
    await catalogue.refreshVariants(variantIds);
    await catalogue.refreshCollections();
    await catalogue.refreshDocuments();
    return counted;
  });
  changes.emit({ kind: 'deletion', productIds: [], variantIds: [] });
  return count;
}

type Shop = Awaited<ReturnType<typeof readShop>>;

/** Products with variants and stock, and collections with members, by number. */
async function readShop(transaction: Transaction) {
  const products = await transaction.select().from(productTable);
  const variants = await transaction.select().from(variantTable).orderBy(variantTable.position);
  const levels = await transaction.select().from(inventoryTable);
  const collections = await transaction.select().from(collectionTable);
  const members = await transaction
    .select()
    .from(collectionProductTable)
    .orderBy(collectionProductTable.position);
  const stock = new Map(levels.map((level) => [level.variantId, level]));
  const variantsOf = groupBy(variants, ({ productId }) => productId);
  const membersOf = groupBy(members, ({ collectionId }) => collectionId);
  return {
    products: new Map(
      products.map((row) => {
        const own = variantsOf.get(row.id) ?? [];
        return [row.id, { row, variants: own, stock: own.map(({ id }) => stock.get(id)) }];
      }),
    ),
    collections: new Map(collections.map((row) => [row.id, { row, members: membersOf.get(row.id) ?? [] }])),
    stock,
  };
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => number): ReadonlyMap<number, readonly T[]> {
  const groups = new Map<number, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}

/** Numbers of entries that differ between the two sides; modification times are ignored. */
function differences<T>(before: ReadonlyMap<number, T>, after: ReadonlyMap<number, T>): number[] {
  const textOf = (thing: T | undefined) =>
    JSON.stringify(thing, (key, value) => (key === 'updatedAt' ? undefined : value)) ?? '';
  const ids = new Set([...before.keys(), ...after.keys()]);
  return [...ids].filter((id) => textOf(before.get(id)) !== textOf(after.get(id)));
}

/** Sets the modification time of changed entries to now: receivers would discard an older one as outdated. */
async function touch(
  transaction: Transaction,
  {
    products,
    collections,
  }: { readonly products: readonly number[]; readonly collections: readonly number[] },
  updatedAt: Date,
): Promise<void> {
  await transaction
    .update(productTable)
    .set({ updatedAt })
    .where(inArray(productTable.id, [...products]));
  await transaction
    .update(collectionTable)
    .set({ updatedAt })
    .where(inArray(collectionTable.id, [...collections]));
}

function productEvents(before: Shop, after: Shop, ids: readonly number[], now: Date): Event[] {
  return ids.flatMap((id): Event[] => {
    const found = after.products.get(id);
    if (found === undefined) return [{ topic: 'products/delete', payload: productDeletionPayload(id) }];
    const product = buildProduct(found.row, [...found.variants]);
    const topic = before.products.has(id) ? 'products/update' : 'products/create';
    const changed = product.variants.filter(
      ({ numericId }) => before.stock.get(numericId)?.available !== after.stock.get(numericId)?.available,
    );
    return [
      { topic, payload: productPayload(product, after.stock) },
      ...changed.map((variant) => ({
        topic: 'inventory_levels/update' as const,
        payload: inventoryPayload(variant, after.stock, now),
      })),
    ];
  });
}

function collectionEvents(before: Shop, after: Shop, ids: readonly number[]): Event[] {
  return ids.map((id): Event => {
    const row = after.collections.get(id)?.row;
    if (row === undefined) return { topic: 'collections/delete', payload: collectionDeletionPayload(id) };
    const payload = collectionPayload({
      ...row,
      __typename: 'Collection',
      numericId: id,
      id: globalId('Collection', id),
      image: null,
      updatedAt: row.updatedAt.toISOString(),
    });
    return { topic: before.collections.has(id) ? 'collections/update' : 'collections/create', payload };
  });
}
