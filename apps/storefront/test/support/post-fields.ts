import { CLIENT_HEADER } from '@shop/page-server/client-header';
import { SHOP_URL } from './form-services-under-test';

/** A POST as the shop's own page sends it. */
export function postFields(
  body: unknown,
  { client = '192.0.2.1', headers = {} }: { client?: string; headers?: Record<string, string> } = {},
): Request {
  return new Request(`${SHOP_URL}/api/under-test`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: SHOP_URL, [CLIENT_HEADER]: client, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}
