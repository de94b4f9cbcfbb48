import { fetchJson } from '#foundation/browser/fetch-json.ts';
import { traceparent } from '#foundation/browser/traceparent.ts';

/** Nobody waits longer for so little. */
const LIMIT_MS = 15_000;

/** What came back: the status and the body if it is JSON; null when nothing did. */
export type Answered = { readonly status: number; readonly body: unknown } | null;

/** Sends a body to an endpoint of the shop's own, with the page's language. Never rejects. */
export async function postJson(path: string, body: object): Promise<Answered> {
  const answer = await fetchJson(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': document.documentElement.lang,
      traceparent: traceparent(),
    },
    body: JSON.stringify(body),
    timeoutMs: LIMIT_MS,
  });
  return answer && { status: answer.response.status, body: answer.body };
}
