import { fetchJson } from '#foundation/browser/fetch-json.ts';

/** A new trace in W3C format: everything the shop does for a click has this id, which contains nothing about the visitor. */
export function traceparent(): string {
  const hex = (bytes: number) =>
    Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join('');
  return `00-${hex(16)}-${hex(8)}-01`;
}

/** Timeout of such a small request. */
const LIMIT_MS = 15_000;

/** The answer: the status, and the body if it is JSON; null without an answer. */
export type JsonResponse = { readonly status: number; readonly body: unknown } | null;

/** Posts a body to one of the shop's own endpoints, with the page's language. Never rejects. */
export async function postJson(path: string, body: object): Promise<JsonResponse> {
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
