import { fetchJson } from '#foundation/browser/fetch-json.ts';

/** A new trace, as W3C writes it: what the shop does for a click is found together under its id, which says nothing of who clicked. */
export function traceparent(): string {
  const hex = (bytes: number) =>
    Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join('');
  return `00-${hex(16)}-${hex(8)}-01`;
}

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
