/** Nobody waits longer for so little. */
const LIMIT_MS = 15_000;

/** What came back: the status and the body if it is JSON; null when nothing did. */
export type Answered = { readonly status: number; readonly body: unknown } | null;

/** Sends a body to an endpoint of the shop's own, with the page's language. Never rejects. */
export async function postJson(path: string, body: object): Promise<Answered> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': document.documentElement.lang },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    const answer: unknown = await response.json().catch(() => null);
    return { status: response.status, body: answer };
  } catch {
    // No connection, or no answer in time.
    return null;
  }
}
