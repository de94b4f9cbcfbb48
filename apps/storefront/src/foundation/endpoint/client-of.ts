import { CLIENT_HEADER } from '#foundation/http/client-header.ts';

/** Who asks, as the shop's own server saw it; `unknown` where that does not stand in front (development). */
export function clientOf({ headers }: Request): string {
  return headers.get(CLIENT_HEADER) ?? 'unknown';
}
