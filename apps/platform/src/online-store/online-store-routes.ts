import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { parseEmail } from '@shop/rules/email';
import { newCart } from '../cart/cart.ts';
import { type CartAttribute, normaliseAttributes } from '../cart/cart-attributes.ts';
import { createCart } from '../cart/change-cart.ts';
import { addLines, attributeProblems, type LineRequest, MAX_LINES } from '../cart/edit-lines.ts';
import { globalId } from '../catalogue/global-id.ts';
import { toLanguage } from '../checkout/words.ts';
import { readAvailable } from '../db/repositories/inventory.ts';
import type { Env } from '../env.ts';
import type { Services } from '../graphql/context.ts';
import { checkoutUrl, shopUrl } from '../graphql/shop-url.ts';
import { allowAnyOrigin } from '../http/cors.ts';
import { decoded } from '../http/decoded.ts';
import { requestCookie } from '../http/request-cookie.ts';
import type { Route } from '../http/route.ts';
import { sendJson } from '../http/send-json.ts';
import { redirect } from '../http/send-page.ts';
import { productJson, productScriptJson } from './product-json.ts';

/** Routes of the provider's online store beside its APIs: cart permalinks, discount links, products as JSON. */
export function onlineStoreRoutes(services: Services): Route[] {
  return [permalinkRoute(services), discountLinkRoute(services.env), productRoute(services)];
}

/** `/products/{handle}.json` and `.js`. */
function productRoute({ catalogue }: Services): Route {
  return {
    method: 'GET',
    path: /^\/products\/([^/]{1,300})\.(json|js)$/,
    handle: async (_request, response, match) => {
      allowAnyOrigin(response);
      const [, handle = '', form] = match;
      const name = decoded(handle);
      const product = name === null ? undefined : catalogue.productByHandle(name);
      if (product === undefined) {
        sendJson(response, 404, { errors: 'Not Found' });
        return;
      }
      const body =
        form === 'json'
          ? productJson(product)
          : productScriptJson(product, ({ numericId }) => catalogue.isAvailable(numericId));
      sendJson(response, 200, body);
    },
  };
}

/** The provider's name of the cookie. */
const COOKIE = 'discount_code';
const DAY_SECONDS = 24 * 60 * 60;

/**
 * The provider's `/discount/{code}?redirect=/path`. It stores the code for the cart of a permalink, and redirects to the shop's URL of the
 * same form, which stores it for the shop's cart.
 */
function discountLinkRoute(env: Pick<Env, 'shopUrl'>): Route {
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

const NOTE_MAX = 5_000;
const LINE = /^(\d{1,15}):(\d{1,6})$/;

/**
 * The provider's cart permalink, `/cart/{variant}:{pieces},…`: creates a cart and redirects to its checkout. Supported parameters are
 * `discount` (comma-separated), `note`, `attributes[…]`, `checkout[email]` and `locale`. Without anything available it redirects to the
 * shop's cart.
 */
function permalinkRoute({ database, catalogue, env, now }: Services): Route {
  return {
    method: 'GET',
    path: /^\/cart\/((?:\d+:\d+)(?:,\d+:\d+)*)$/,
    handle: async (request, response, match) => {
      const query = new URL(request.url ?? '/', env.url).searchParams;
      const language = toLanguage(query.get('locale'));
      const cartPage = shopUrl('/cart', { env, language });
      const attributes = attributesOf(query);
      const requests = requestsOf(match[1] ?? '');
      const available = await readAvailable(
        database,
        requests.flatMap(({ variantId }) => variantId ?? []),
      );
      const { lines } = addLines([], requests, available, [], randomUUID, '');
      if (lines === null || attributeProblems(attributes, []).length > 0) {
        redirect(response, cartPage);
        return;
      }
      const email = parseEmail(query.get('checkout[email]') ?? '');
      const blank = newCart({ country: 'JP', language, now: now() });
      const { view } = await createCart(
        { database, catalogue, now: now(), ttlDays: env.cartTtlDays, shopOrigin: null },
        {
          cart: {
            ...blank,
            note: query.get('note')?.slice(0, NOTE_MAX) ?? null,
            attributes: normaliseAttributes(attributes),
            discountCodes: codesOf(query.get('discount') ?? codeOfCookie(request)),
            buyer: email.ok ? { email: email.value } : {},
          },
          lines,
        },
      );
      redirect(
        response,
        view === null || view.lines.length === 0 ? cartPage : checkoutUrl(view, { env, language }),
      );
    },
  };
}

function requestsOf(text: string): LineRequest[] {
  return text
    .split(',')
    .slice(0, MAX_LINES)
    .flatMap((part) => {
      const [, variant, pieces] = LINE.exec(part) ?? [];
      if (variant === undefined) return [];
      const merchandiseId = globalId('ProductVariant', variant);
      return [{ variantId: Number(variant), merchandiseId, quantity: Number(pieces), attributes: [] }];
    });
}

function attributesOf(query: URLSearchParams): CartAttribute[] {
  return [...query].flatMap(([name, value]) => {
    const [, key] = /^attributes\[(.+)\]$/.exec(name) ?? [];
    return key === undefined ? [] : [{ key, value }];
  });
}

/** The distinct codes of a list. */
function codesOf(list: string | null): string[] {
  return [...new Set((list ?? '').split(',').map((code) => code.trim()))].filter((code) => code !== '');
}
