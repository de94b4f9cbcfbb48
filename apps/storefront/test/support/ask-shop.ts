import { runningShop } from './running-shop';

/** Requests the shop under test like a program: it follows redirects and keeps no cookies. @param path or an absolute URL */
export function askShop(path: string, init?: RequestInit): Promise<Response> {
  return fetch(new URL(path, runningShop().shopUrl), init);
}

/** The status of a completely received response. */
export async function statusOf(path: string, init?: RequestInit): Promise<number> {
  const answer = await askShop(path, init);
  await answer.arrayBuffer();
  return answer.status;
}

/** Sends a JSON body. */
export function postJson(path: string, body: unknown, headers: HeadersInit = {}): Promise<Response> {
  return askShop(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}
