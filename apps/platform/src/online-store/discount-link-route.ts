import type { IncomingMessage } from 'node:http';
import type { Env } from '../env.ts';
import { decoded } from '../http/decoded.ts';
import { requestCookie } from '../http/request-cookie.ts';
import type { Route } from '../http/route.ts';
import { sendJson } from '../http/send-json.ts';

/** The provider's name of the cookie. */
const COOKIE = 'discount_code';
const DAY_SECONDS = 24 * 60 * 60;

/**
 * The provider's `/discount/{code}?redirect=/path`. It stores the code for the cart of a permalink, and redirects to the shop's URL of the
 * same form, which stores it for the shop's cart.
 */
export function discountLinkRoute(env: Pick<Env, 'shopUrl'>): Route {
  return {
    method: 'GET',
    path: /^\/discount\/([^/]{1,300})$/,
    handle: async (request, response, match) => {
      const { search } = new URL(request.url ?? '/', env.shopUrl);
      const code = decoded(match[1] ?? '');
      if (code === null) {
        sendJson(response, 404, { errors: 'Not Found' });
        return;
      }
      response.writeHead(303, {
        location: `${env.shopUrl}/discount/${encodeURIComponent(code)}${search}`,
        'set-cookie': `${COOKIE}=${encodeURIComponent(code)}; Path=/; Max-Age=${DAY_SECONDS}; HttpOnly; SameSite=Lax`,
        'cache-control': 'no-store',
      });
      response.end();
    },
  };
}

/** The code stored in the browser by such a link. */
export function codeOfCookie(request: IncomingMessage): string | null {
  const value = requestCookie(request, COOKIE);
  return value === null ? null : decoded(value);
}
