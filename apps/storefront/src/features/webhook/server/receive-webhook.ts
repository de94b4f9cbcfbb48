import type { Pool, PoolClient } from 'pg';
import { invalidate } from '#features/invalidation/server/invalidate.ts';
import { invalidateHere } from '#features/invalidation/server/invalidate-here.ts';
import {
  handleOfInventoryItem,
  noteInventoryItems,
  removeInventoryItems,
} from '#features/restock-notice/server/restock-notice.repository.ts';
import { CONTENT, deleted, LISTS, PRODUCTS, tag } from '#foundation/cache/tags.ts';
import { readBody } from '#foundation/endpoint/read-fields.ts';
import { withStore } from '#foundation/endpoint/with-store.ts';
import { env } from '#foundation/env/env.ts';
import { problem } from '#foundation/http/problem.ts';
import { log } from '#foundation/process/log.ts';
import { recordListing, recordWebhook } from '#foundation/store/cache-invalidation.repository.ts';
import { shopStore } from '#foundation/store/shop-store.ts';
import { type Change, isFresh, isSigned, parseBody, parseWebhook } from './webhook';

/** The platform's webhooks are a few hundred bytes to some dozen kilobytes. */
const MAX_BODY_BYTES = 1024 * 1024;

/**
 * Answers the platform's webhooks. 413 for a body over the limit, of which no more is read. 401 without the platform's signature.
 * 400 for an expired webhook or a body that does not match its topic. Otherwise 200, also for a topic without a handler and for a
 * duplicate (already applied). The change is invalidated in every process of the shop before the answer is sent (ADR 18). By then
 * a job that checks a changed product's restock notices (RESTOCK-02) is queued, too. While the database is unavailable the change
 * is applied in this process only and the answer is 503: the platform sends it again.
 */
export async function receiveWebhook(request: Request): Promise<Response> {
  const { headers } = request;
  const raw = await readBody(request, MAX_BODY_BYTES);
  if (raw instanceof Response) return raw;
  if (!isSigned(raw, headers.get('x-shopify-hmac-sha256'), env().webhookSecret)) {
    return problem({ status: 401, title: 'Invalid signature' });
  }
  if (!isFresh(headers.get('x-shopify-triggered-at'), Date.now())) {
    return problem({ status: 400, title: 'Webhook too old' });
  }
  const topic = headers.get('x-shopify-topic') ?? '';
  const webhook = parseWebhook(topic, parseBody(raw));
  if (webhook === null) return problem({ status: 400, title: 'Invalid webhook body' });
  if (webhook.kind === 'unknownTopic') {
    // Logged because the subscription on the platform was probably intended.
    log.info(
      `a webhook of the topic ${JSON.stringify(topic.slice(0, 100))} was received; nothing here listens to it`,
    );
  }
  if (webhook.kind === 'unknownTopic' || webhook.kind === 'nothingToDo') return received();
  const answer = await withStore(shopStore(), (pool) =>
    applyWebhook(webhook, headers.get('x-shopify-webhook-id'), pool),
  );
  if (answer.status === 503) invalidateHere(tagsOf(webhook, NOTHING_KNOWN));
  return answer;
}

async function applyWebhook(change: Change, id: string | null, pool: Pool): Promise<Response> {
  let product: string | null = null;
  await invalidate(pool, async (client) => {
    product = await productOf(change, client);
    if (id !== null && !(await recordWebhook(client, id))) return [];
    return tagsOf(change, await recordChange(change, product, client));
  });
  // Also for a duplicate: a crash may have happened in between.
  const queue = await shopStore().queue();
  const hasStock =
    change.kind !== 'collectionChanged' &&
    change.kind !== 'collectionDeleted' &&
    change.kind !== 'contentChanged';
  // One after the other: the answer is sent when nothing of it is under way, and a webhook uses one connection at a time.
  if (hasStock) await queue.queueRestockCheck();
  // Deleted resources and stock of unknown items have no handle: everything is read then.
  await queue.queueSearchIndex(product);
  return received();
}

/** The handle of the changed product; null if it is not a product, or unknown. */
async function productOf(change: Change, client: PoolClient): Promise<string | null> {
  if (change.kind === 'productChanged') return change.handle;
  return change.kind === 'stockChanged' ? handleOfInventoryItem(client, change.inventoryItemId) : null;
}

/** The shop's knowledge before a change. */
interface Known {
  /** The product's handle; null if it is not a product, or unknown. */
  readonly product: string | null;
  /** Its former handles. */
  readonly formerHandles: readonly string[];
  /** Whether lists are affected. */
  readonly isListed: boolean;
}

const NOTHING_KNOWN: Known = { product: null, formerHandles: [], isListed: true };

/** Records a change's facts for later ones. */
async function recordChange(change: Change, product: string | null, client: PoolClient): Promise<Known> {
  const known: Known = { ...NOTHING_KNOWN, product };
  switch (change.kind) {
    case 'productChanged': {
      const { id: productId, handle, inventoryItemIds, listed } = change;
      const formerHandles =
        productId === null ? [] : await noteInventoryItems(client, { productId, handle, inventoryItemIds });
      const isListed = listed === null || (await recordListing(client, handle, listed));
      return { product, formerHandles, isListed: isListed || formerHandles.length > 0 };
    }
    case 'stockChanged':
      // The product's own webhook, which is sent too, reports whether any stock is left.
      return { ...known, isListed: product === null };
    case 'productDeleted':
      await removeInventoryItems(client, change.id);
      return known;
    default:
      return known;
  }
}

/** The tags of all content that may show the change. */
function tagsOf(change: Change, { product, formerHandles, isListed }: Known): readonly string[] {
  const lists = isListed ? [LISTS] : [];
  switch (change.kind) {
    case 'productChanged':
      return [...[change.handle, ...formerHandles].map(tag.product), ...lists];
    case 'stockChanged':
      // An item that no webhook has named yet may belong to any product.
      return [product === null ? PRODUCTS : tag.product(product), ...lists];
    case 'collectionChanged':
      return [tag.collection(change.handle), LISTS];
    case 'productDeleted':
      return [deleted.product(change.id), LISTS];
    case 'collectionDeleted':
      return [deleted.collection(change.id), LISTS];
    case 'contentChanged':
      return change.isOnProducts ? [CONTENT, PRODUCTS, LISTS] : [CONTENT];
    default:
      return change satisfies never;
  }
}

function received(): Response {
  return Response.json({ received: true });
}
