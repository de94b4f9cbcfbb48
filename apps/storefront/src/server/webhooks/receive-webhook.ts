import { revalidateTag } from 'next/cache';
import { env } from '../../env';
import { problem } from '../../http/problem';
import { forgetVariantAvailability } from '../commerce/read-variant-availability';
import { refreshLater } from '../commerce/refresh';
import { handleOfTag, LISTS, tag } from '../commerce/tags';
import { readBody } from '../endpoints/read-body';
import { shopStore } from '../store/shop-store';
import { isFresh } from './is-fresh';
import { isFirstSight } from './seen-webhooks';
import { isSigned } from './signature';
import { warmProduct } from './warm';
import { parseWebhook, type Webhook } from './webhook';

/** The platform's webhooks are a few hundred bytes to some dozen kilobytes. */
const MAX_BODY_BYTES = 1024 * 1024;

/**
 * A page that was being rendered while the change was written may have read the old state just before: it is revalidated
 * once more after this.
 */
const SETTLED_MS = 1_500;

/** Lists show many products; a flood of changes renders them anew this often at most. */
const LISTS_DELAY_MS = 3_000;

/**
 * Answers the platform's webhooks: 413 for a body that is too long, of which no more is read, 401 without the platform's
 * signature, 400 for one that is too old or a body that is not what its topic promises, else 200, also for a topic that
 * nobody here listens to and for one that came before (it took effect then). Pages are revalidated as stale: nobody ever waits for the
 * platform. A changed product's notices are looked at by a job (RESTOCK-02): it is in the queue before the answer goes, so that no crash
 * after it loses the look.
 */
export async function receiveWebhook(request: Request): Promise<Response> {
  const { headers } = request;
  const raw = await readBody(request, MAX_BODY_BYTES);
  if (raw === null) return problem({ status: 413, title: `The body is longer than ${MAX_BODY_BYTES} bytes` });
  if (!isSigned(raw, headers.get('x-shopify-hmac-sha256'), env().webhookSecret)) {
    return problem({ status: 401, title: 'The signature is wrong' });
  }
  if (!isFresh(headers.get('x-shopify-triggered-at'), Date.now())) {
    return problem({ status: 400, title: 'The webhook is older than any that is still sent' });
  }
  const topic = headers.get('x-shopify-topic') ?? '';
  const webhook = parseWebhook(topic, parseJson(raw));
  if (webhook === null) return problem({ status: 400, title: 'The body does not fit its topic' });
  const id = headers.get('x-shopify-webhook-id');
  if (id === null || isFirstSight(id)) await takeEffect(webhook, topic);
  return Response.json({ received: true });
}

async function takeEffect(webhook: Webhook, topic: string): Promise<void> {
  switch (webhook.kind) {
    case 'productChanged':
      // Before the look: who asks for a notice from now on is answered by the stock as it is.
      forgetVariantAvailability();
      revalidate([tag.product(webhook.handle)]);
      refreshLater([tag.product(webhook.handle)], SETTLED_MS);
      refreshLater([LISTS], LISTS_DELAY_MS);
      await queueRestockCheck();
      return;
    case 'refresh':
      revalidate(webhook.tags);
      return;
    case 'nothingToDo':
      return;
    case 'unknownTopic':
      // Whoever subscribed to it at the platform meant something by it.
      console.info(
        `a webhook of the topic ${JSON.stringify(topic.slice(0, 100))} was received; nothing here listens to it`,
      );
      return;
    default:
      webhook satisfies never;
  }
}

function revalidate(tags: readonly string[]): void {
  for (const name of tags) {
    revalidateTag(name, 'max');
    const handle = handleOfTag(name);
    // After the answer: a revalidation counts from the end of the request that asks for it.
    if (handle !== null) setTimeout(() => warmProduct(handle).catch(report), 20).unref();
  }
}

function report(error: unknown): void {
  console.error('rendering a changed product anew failed', error);
}

/**
 * Without a database there is nobody to be told either. Refusing the webhook would hold up those behind it, and pages need no database:
 * the worker's regular look comes with the database.
 */
async function queueRestockCheck(): Promise<void> {
  const store = shopStore();
  try {
    await store.line.run(async () => {
      const queue = await store.queue();
      await queue.queueRestockCheck();
    });
  } catch (error) {
    console.error(`no look for restocked variants before the regular one: ${error}`);
  }
}

function parseJson(raw: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(raw));
  } catch {
    return undefined;
  }
}
