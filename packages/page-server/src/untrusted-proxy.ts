import type { IncomingMessage } from 'node:http';

const NOTICE =
  'requests come through a proxy (X-Forwarded-For), but TRUSTED_PROXIES is 0: all shoppers count as one client of the limits. ' +
  'Set TRUSTED_PROXIES to the number of proxies before the shop';

/**
 * Logs once that a proxy is in front of a shop configured without one (OPS-03). Any client may send the header: it causes a notice
 * and nothing else.
 * @param say receives the message
 * @returns checks a request
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
