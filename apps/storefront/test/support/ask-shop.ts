import { runningShop } from './running-shop';

/** Asks the shop under test as a program does: it follows redirects and keeps no cookies. @param path or a whole address */
export function askShop(path: string, init?: RequestInit): Promise<Response> {
  return fetch(new URL(path, runningShop().shopUrl), init);
}

/** The status alone of an answer that came whole. */
export async function statusOf(path: string, init?: RequestInit): Promise<number> {
  const answer = await askShop(path, init);
  await answer.arrayBuffer();
  return answer.status;
}

/** Sends a body of JSON. */
export function postJson(path: string, body: unknown, headers: HeadersInit = {}): Promise<Response> {
  return askShop(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}
