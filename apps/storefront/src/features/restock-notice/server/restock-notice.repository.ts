import type { EmailAddress } from '@shop/rules/email';
import { mailboxKey } from '@shop/rules/mailbox-key';
import type { Pool, PoolClient } from 'pg';
import type { Locale } from '#foundation/i18n/locale.ts';

interface RestockNoticeRequest {
  readonly address: EmailAddress;
  readonly language: Locale;
  readonly variantId: number;
  readonly productId: number;
}

/**
 * Stores a restock request. A repeated request renews the expiry, and its language counts: there is one waiting notice per address
 * and variant, also for concurrent requests.
 */
export async function storeRestockRequest(
  pool: Pool,
  { address, language, variantId, productId }: RestockNoticeRequest,
): Promise<void> {
  await pool.query(
    `insert into restock_notice (address, address_key, language, variant_id, product_id) values ($1, $2, $3, $4, $5)
     -- Asking again keeps it waiting longer, in the language of now.
     on conflict (variant_id, address_key) where notified_at is null and stopped_at is null do update
       set expires_at = excluded.expires_at, language = excluded.language`,
    [address, mailboxKey(address), language, variantId, productId],
  );
}

/** A product as identified by its webhook: number and handle, with the numbers of its inventory items. */
export interface ProductItems {
  readonly productId: string;
  readonly handle: string;
  readonly inventoryItemIds: readonly string[];
}

/**
 * Records the product of inventory items. Returns the product's former handles: it was renamed, and they no longer lead to a
 * product.
 */
export async function noteInventoryItems(
  client: PoolClient,
  { productId, handle, inventoryItemIds }: ProductItems,
): Promise<string[]> {
  const { rows } = await client.query<{ handle: string }>(
    'select distinct handle from inventory_item where product_id = $1 and handle <> $2',
    [productId, handle],
  );
  await client.query('delete from inventory_item where product_id = $1 and id <> all($2)', [
    productId,
    inventoryItemIds,
  ]);
  await client.query(
    `insert into inventory_item (id, product_id, handle) select id, $2, $3 from unnest($1::text[]) as id order by id
     on conflict (id) do update set product_id = excluded.product_id, handle = excluded.handle
     where (inventory_item.product_id, inventory_item.handle) <> (excluded.product_id, excluded.handle)`,
    [[...new Set(inventoryItemIds)], productId, handle],
  );
  return rows.map((row) => row.handle);
}

/** The handle of an inventory item's product; null for an item that no webhook has named yet. */
export async function handleOfInventoryItem(client: PoolClient, id: string): Promise<string | null> {
  const { rows } = await client.query<{ handle: string }>('select handle from inventory_item where id = $1', [
    id,
  ]);
  return rows[0]?.handle ?? null;
}

/** Deletes the items of a deleted product. */
export async function removeInventoryItems(client: PoolClient, productId: string): Promise<void> {
  await client.query('delete from inventory_item where product_id = $1', [productId]);
}
