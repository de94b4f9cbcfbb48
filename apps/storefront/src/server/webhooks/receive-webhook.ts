import { revalidateTag } from 'next/cache';
import { env } from '../../env';
import { refreshLater } from '../commerce/refresh';
import { handleOfTag, LISTS, tag } from '../commerce/tags';
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
 * Answers the platform's webhooks: 401 without its signature, 400 for a body that is not what its topic promises, else 200,
 * also for one that came before (it took effect then). Pages are revalidated as stale: nobody ever waits for the platform.
 */
export async function receiveWebhook(request: Request): Promise<Response> {
  const length = Number(request.headers.get('content-length') ?? 0);
  if (length > MAX_BODY_BYTES) return problem(413, 'The body is too large');
  const raw = new Uint8Array(await request.arrayBuffer());
  if (raw.byteLength > MAX_BODY_BYTES) return problem(413, 'The body is too large');
  if (!isSigned(raw, request.headers.get('x-shopify-hmac-sha256'), env().webhookSecret)) {
    return problem(401, 'The signature is wrong');
  }
  const webhook = parseWebhook(request.headers.get('x-shopify-topic') ?? '', parseJson(raw));
  if (webhook === null) return problem(400, 'The body does not fit its topic');
  const id = request.headers.get('x-shopify-webhook-id');
  if (id === null || isFirstSight(id)) takeEffect(webhook);
  return Response.json({ received: true });
}

function takeEffect(webhook: Webhook): void {
  switch (webhook.kind) {
    case 'productChanged':
      revalidate([tag.product(webhook.handle)]);
      refreshLater([tag.product(webhook.handle)], SETTLED_MS);
      refreshLater([LISTS], LISTS_DELAY_MS);
      return;
    case 'refresh':
      revalidate(webhook.tags);
      return;
    case 'nothingToDo':
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

function parseJson(raw: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(raw));
  } catch {
    return undefined;
  }
}

function problem(status: number, title: string): Response {
  return Response.json(
    { title, status },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );
}
