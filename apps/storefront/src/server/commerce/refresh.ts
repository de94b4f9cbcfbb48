import { env } from '../../env';
import { onePerProcess } from '../one-per-process';
import { signature } from '../webhooks/signature';

/** Topic of the note that the shop sends itself; a platform never sends it. */
export const REFRESH_TOPIC = 'shop/refresh';

const TIMEOUT_MS = 5_000;

interface Pending {
  readonly tags: Set<string>;
  readonly timer: NodeJS.Timeout;
  readonly due: number;
}

/**
 * Revalidates tags after a while. Next revalidates only inside a request, so the shop sends itself one, signed like the
 * platform's. Notes that are due within the same moment go together.
 */
export function refreshLater(tags: readonly string[], delayMs: number): void {
  const pending = onePerProcess('pendingRefreshes', () => new Map<number, Pending>());
  const due = performance.now() + delayMs;
  // In steps of half a second: many changes at once are one note.
  const slot = Math.ceil(due / 500);
  const waiting = pending.get(slot);
  if (waiting !== undefined) {
    for (const name of tags) waiting.tags.add(name);
    return;
  }
  const timer = setTimeout(() => {
    const names = pending.get(slot)?.tags ?? new Set();
    pending.delete(slot);
    send([...names]).catch((error: unknown) => console.error('refreshing cached pages failed', error));
  }, delayMs);
  timer.unref();
  pending.set(slot, { tags: new Set(tags), timer, due });
}

async function send(tags: readonly string[]): Promise<void> {
  const { port, webhookSecret } = env();
  const body = JSON.stringify({ tags });
  const response = await fetch(`http://127.0.0.1:${port}/api/webhooks/platform`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-shopify-topic': REFRESH_TOPIC,
      'x-shopify-hmac-sha256': signature(Buffer.from(body), webhookSecret),
      'x-shopify-webhook-id': crypto.randomUUID(),
    },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    cache: 'no-store',
  });
  if (!response.ok) throw new Error(`the shop answered ${response.status}`);
}
