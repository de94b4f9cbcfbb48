import type { IncomingMessage } from 'node:http';

const NOTICE =
  'requests come through a proxy (X-Forwarded-For), but TRUSTED_PROXIES is 0: all shoppers count as one client of the limits. ' +
  'Set TRUSTED_PROXIES to the number of proxies before the shop';

/**
 * Notices once that a proxy stands before a shop which was told of none (OPS-03). Anybody may send the header: it is a notice, and
 * changes nothing.
 * @param say where the sentence goes
 * @returns looks at a request
 */
export function untrustedProxyNotice(
  trustedProxies: number,
  say: (sentence: string) => void,
): (request: IncomingMessage) => void {
  let isSaid = trustedProxies > 0;
  return ({ headers }) => {
    if (isSaid || headers['x-forwarded-for'] === undefined) return;
    isSaid = true;
    say(NOTICE);
  };
}
