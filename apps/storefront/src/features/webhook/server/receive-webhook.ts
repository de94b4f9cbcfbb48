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
import { noteListed, noteWebhook } from '#foundation/store/cache-invalidation.repository.ts';
import { shopStore } from '#foundation/store/shop-store.ts';
import { type Change, isFresh, isSigned, parseBody, parseWebhook } from './webhook';

/** The platform's webhooks are a few hundred bytes to some dozen kilobytes. */
const MAX_BODY_BYTES = 1024 * 1024;

/**
 * Answers the platform's webhooks: 413 for a body that is too long, of which no more is read, 401 without the platform's signature,
 * 400 for one that is too old or a body that is not what its topic promises, else 200, also for a topic that nobody here listens to and
 * for one that came before (it took effect then). What changed is out of date in every process of the shop before the answer goes
 * (ADR 18). A changed product's notices are looked at by a job (RESTOCK-02) that is in the queue by then, too. While the database is
 * away the change is noted in this process alone and the answer is 503: the platform sends it again.
 */
export async function receiveWebhook(request: Request): Promise<Response> {
  const { headers } = request;
  const raw = await readBody(request, MAX_BODY_BYTES);
  if (raw === null)
    return problem({ status: 413, title: `Request body larger than ${MAX_BODY_BYTES} bytes` });
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
    // Whoever subscribed to it at the platform meant something by it.
    log.info(
      `a webhook of the topic ${JSON.stringify(topic.slice(0, 100))} was received; nothing here listens to it`,
    );
  }
  if (webhook.kind === 'unknownTopic' || webhook.kind === 'nothingToDo') return received();
  const answer = await withStore(shopStore(), (pool) =>
    takeEffect(webhook, headers.get('x-shopify-webhook-id'), pool),
  );
  if (answer.status === 503) invalidateHere(tagsOf(webhook, NOTHING_KNOWN));
  return answer;
}

async function takeEffect(change: Change, id: string | null, pool: Pool): Promise<Response> {
  let product: string | null = null;
  await invalidate(pool, async (client) => {
    product = await productOf(change, client);
    if (id !== null && !(await noteWebhook(client, id))) return [];
    return tagsOf(change, await noteChange(change, product, client));
  });
  // Again for one that came before, too: a crash may have been between.
  const queue = await shopStore().queue();
  if (
    change.kind !== 'collectionChanged' &&
    change.kind !== 'collectionDeleted' &&
    change.kind !== 'contentChanged'
  )
    await queue.queueRestockCheck();
  // What is gone, and stock of who knows what, is not named by a handle: everything is read then.
  await queue.queueSearchIndex(product);
  return received();
}

/** The handle of the product that was changed; null when it is none, or not known. */
async function productOf(change: Change, client: PoolClient): Promise<string | null> {
  if (change.kind === 'productChanged') return change.handle;
  return change.kind === 'stockChanged' ? handleOfInventoryItem(client, change.inventoryItemId) : null;
}

/** What the shop knew of a change's things before it. */
interface Known {
  /** The product, by its handle; null when it is none, or not known. */
  readonly product: string | null;
  /** Handles that it had before. */
  readonly formerHandles: readonly string[];
  /** Whether lists show something else. */
  readonly isListed: boolean;
}

const NOTHING_KNOWN: Known = { product: null, formerHandles: [], isListed: true };

/** Notes what a change says for the next ones. */
async function noteChange(change: Change, product: string | null, client: PoolClient): Promise<Known> {
  const known: Known = { ...NOTHING_KNOWN, product };
  switch (change.kind) {
    case 'productChanged': {
      const { id: productId, handle, inventoryItemIds, listed } = change;
      const formerHandles =
        productId === null ? [] : await noteInventoryItems(client, { productId, handle, inventoryItemIds });
      const isListed = listed === null || (await noteListed(client, handle, listed));
      return { product, formerHandles, isListed: isListed || formerHandles.length > 0 };
    }
    case 'stockChanged':
      // Whether there is any left is said by the product's own webhook, which comes with it.
      return { ...known, isListed: product === null };
    case 'productDeleted':
      await removeInventoryItems(client, change.id);
      return known;
    default:
      return known;
  }
}

/** Everything that may show what was changed. */
function tagsOf(change: Change, { product, formerHandles, isListed }: Known): readonly string[] {
  const lists = isListed ? [LISTS] : [];
  switch (change.kind) {
    case 'productChanged':
      return [...[change.handle, ...formerHandles].map(tag.product), ...lists];
    case 'stockChanged':
      // Of an item that no webhook named yet: any product may be meant.
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
