import { signature } from '#features/webhook/server/webhook.ts';

/** The secret that the platform and the shop under test share. */
const WEBHOOK_SECRET = 'local-webhook-secret';

/**
 * A signed webhook, as the platform sends it (API-06).
 * @param body sent as it is when it is text, else as JSON
 * @param change of its headers; null leaves one out
 */
export function signedWebhook(
  topic: string,
  body: unknown,
  change: Readonly<Record<string, string | null>> = {},
): Request {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const headers = {
    'x-shopify-topic': topic,
    'x-shopify-hmac-sha256': signature(Buffer.from(text), WEBHOOK_SECRET),
    'x-shopify-webhook-id': crypto.randomUUID(),
    ...change,
  };
  return new Request('http://shop.test/api/webhooks/platform', {
    method: 'POST',
    body: text,
    headers: Object.entries(headers).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  });
}
