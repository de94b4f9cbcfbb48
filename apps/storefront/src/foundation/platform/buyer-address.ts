import { currentRequest } from '#foundation/process/request-context.ts';

/** The shopper whose request made the shop ask the platform; a network of IPv6 by its first address. */
export function buyerAddress(): string | undefined {
  const client = currentRequest()?.client.replace(/\/64$/, '');
  return client === 'unknown' ? undefined : client;
}
