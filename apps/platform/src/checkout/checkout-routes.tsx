/** @jsxRuntime automatic */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { BRANDS } from '@shop/brands/brands';
import neutral from '@shop/brands/neutral-palette.tokens.json' with { type: 'json' };
import { cssVariables } from '@shop/design-tokens/css-variables';
import { themeOf } from '@shop/design-tokens/theme-of';
import { findCompletedOrder, findOrderByToken } from '../db/repositories/orders.ts';
import { withoutValues } from '../db/without-values.ts';
import { deliveryRules } from '../delivery/delivery-rules.ts';
import { findPostalPlace, postalDigits } from '../delivery/postal-code.ts';
import type { Env } from '../env.ts';
import type { Services } from '../graphql/context.ts';
import { decoded } from '../http/decoded.ts';
import { readForm } from '../http/read-body.ts';
import type { Route } from '../http/route.ts';
import { sendJson } from '../http/send-json.ts';
import { redirect, sendPage } from '../http/send-page.ts';
import { type CheckoutContext, frameOf, isGiftWhole, openCheckout } from './checkout-context.ts';
import { postConfirm, showConfirm } from './confirm-step.tsx';
import { postInformation, showInformation } from './information-step.tsx';
import { orderLead } from './order-lead.ts';
import { pageLanguage } from './page-language.ts';
import { postPayment, showPayment } from './payment-step.tsx';
import { orderWindow } from './possible-preferences.ts';
import { sendNotice } from './send-notice.tsx';
import { sendSoldOut } from './send-sold-out.tsx';
import { Layout } from './views/Layout.tsx';
import type { Step } from './views/Steps.tsx';
import { ThanksPage } from './views/ThanksPage.tsx';
import { languageLinks, toLanguage } from './words.ts';

/** Style sheet of the theme: the brand's colours override the compiled ones. */
function themeSheet(brand: Env['brand']): string {
  const { colorScheme, variables } = themeOf(brand === 'none' ? neutral : (BRANDS[brand].tokens ?? {}));
  const own = [
    ...Object.entries(variables).map(([name, value]) => `--${name}: ${value};`),
    ...(colorScheme === 'dark' ? ['color-scheme: dark;'] : []),
  ];
  return own.length === 0 ? cssVariables() : `${cssVariables()}:root:root { ${own.join(' ')} }\n`;
}

/** The style sheet uses the shop's design tokens, so checkout and shop look alike. */
const ASSETS = {
  'checkout.css': { type: 'text/css; charset=utf-8', before: themeSheet },
  'checkout.js': { type: 'text/javascript; charset=utf-8', before: () => '' },
} as const;

/**
 * Routes of the hosted checkout: three steps, the order page and their assets.
 * @param onPlaced called after each committed order to send mails and webhooks at once
 */
export function checkoutRoutes(services: Services, onPlaced: () => void): Route[] {
  const step =
    (name: Step, show: (context: CheckoutContext) => Promise<void>) =>
    async (request: IncomingMessage, response: ServerResponse, match: RegExpMatchArray) =>
      openStep(services, request, response, match[1] ?? '', name, show);

  const post =
    (name: Step, handle: (context: CheckoutContext, form: URLSearchParams) => Promise<void>) =>
    async (request: IncomingMessage, response: ServerResponse, match: RegExpMatchArray) => {
      const form = await readForm(request);
      if (typeof form === 'string') {
        const frame = frameOf(services, 'JA', { shopUrl: services.env.shopUrl, otherLanguages: [] });
        sendNotice(response, services, frame, form === 'foreign' ? 'forbidden' : 'tooLarge');
        return;
      }
      await openStep(services, request, response, match[1] ?? '', name, (context) => handle(context, form));
    };

  return [
    { method: 'GET', path: STEP_PATHS.information, handle: step('information', showInformation) },
    { method: 'POST', path: STEP_PATHS.information, handle: post('information', postInformation) },
    { method: 'GET', path: STEP_PATHS.payment, handle: step('payment', (context) => showPayment(context)) },
    { method: 'POST', path: STEP_PATHS.payment, handle: post('payment', postPayment) },
    { method: 'GET', path: STEP_PATHS.confirm, handle: step('confirm', (context) => showConfirm(context)) },
    {
      method: 'POST',
      path: STEP_PATHS.confirm,
      handle: post('confirm', (context, form) => postConfirm(context, form, onPlaced)),
    },
    orderRoute(services),
    postalCodeRoute,
    assetRoute(services.env.brand),
    faceRoute,
  ];
}

const STEP_PATHS: Readonly<Record<Step, RegExp>> = {
  information: /^\/checkouts\/cn\/([A-Za-z0-9_-]{1,100})\/?$/,
  payment: /^\/checkouts\/cn\/([A-Za-z0-9_-]{1,100})\/payment$/,
  confirm: /^\/checkouts\/cn\/([A-Za-z0-9_-]{1,100})\/confirm$/,
};

async function openStep(
  services: Services,
  request: IncomingMessage,
  response: ServerResponse,
  token: string,
  step: Step,
  go: (context: CheckoutContext) => Promise<void>,
): Promise<void> {
  const query = new URL(request.url ?? '/', services.env.url).searchParams;
  const frame = frameOf(services, pageLanguage(request), {
    shopUrl: services.env.shopUrl,
    otherLanguages: [],
  });
  try {
    const context = await openCheckout(services, request, response, token, step);
    if (context === null) {
      const order = await findCompletedOrder(services.database, { token, key: query.get('key') ?? '' });
      if (order === null) {
        sendNotice(response, services, frame, 'gone');
      } else {
        redirect(response, `/orders/${order.token}`);
      }
    } else if (context.view.lines.length === 0) {
      sendNotice(response, services, context.frame, 'empty');
    } else if (context.view.lines.every(({ line }) => line.quantity === 0)) {
      sendSoldOut(
        context,
        context.view.lines.map((line) => ({ line, left: 0 })),
        context.view,
      );
    } else if (step !== 'information' && !isGiftWhole(context.view)) {
      redirect(response, context.hrefOf('information'));
    } else {
      await go(context);
    }
  } catch (error) {
    console.error(`checkout (request ${response.getHeader('x-request-id')}) failed:`, withoutValues(error));
    if (response.headersSent) {
      response.destroy();
    } else {
      sendNotice(response, services, frame, 'failed');
    }
  }
}

function orderRoute(services: Services): Route {
  return {
    method: 'GET',
    path: /^\/orders\/([^/]{1,200})\/?$/,
    handle: async (request, response, match) => {
      const order = await findOrderByToken(services.database, match[1] ?? '');
      const query = new URL(request.url ?? '/', services.env.url).searchParams;
      const language =
        order === null ? pageLanguage(request) : toLanguage(query.get('locale') ?? order.language);
      const frame = frameOf(services, language, {
        shopUrl: order?.shopOrigin ?? services.env.shopUrl,
        otherLanguages: order === null ? [] : languageLinks(language, (locale) => `?locale=${locale}`),
      });
      if (order === null) {
        sendNotice(response, services, frame, 'orderGone');
        return;
      }
      sendPage(
        response,
        200,
        <Layout frame={frame} title={frame.words('page.thanks')} isStory>
          <ThanksPage
            words={frame.words}
            language={language}
            order={order}
            accountHref={`/account?locale=${language.toLowerCase()}`}
            fees={deliveryRules(services.catalogue).fees}
            window={orderWindow(order, services.catalogue)}
            {...orderLead(order, services.catalogue, services.env.url)}
            hasAdvice={services.env.brand !== 'none' && BRANDS[services.env.brand].hasAdvice === true}
          />
        </Layout>,
        services.env.url,
      );
    },
  };
}

const postalCodeRoute: Route = {
  method: 'GET',
  path: /^\/checkouts\/postal-codes\/([^/]{7,200})$/,
  handle: async (_request, response, match) => {
    const digits = postalDigits(decoded(match[1] ?? '') ?? '');
    const place = digits === null ? null : findPostalPlace(digits);
    const headers = { 'cache-control': 'public, max-age=86400' };
    if (place === null) {
      sendJson(response, 404, { errors: 'Not Found' }, headers);
    } else {
      const { prefecture, provinces, city, town } = place;
      const provinceCode = prefecture?.province ?? null;
      sendJson(response, 200, { provinceCode, provinceCodes: provinces, city, town }, headers);
    }
  },
};

function assetRoute(brand: Env['brand']): Route {
  const files = new Map(
    Object.entries(ASSETS).map(([name, { type, before }]) => [
      name,
      {
        type,
        body: Buffer.from(
          `${before(brand)}${readFileSync(new URL(`./assets/${name}`, import.meta.url), 'utf8')}`,
        ),
      },
    ]),
  );
  return {
    method: 'GET',
    path: /^\/checkouts\/assets\/([a-z.]+)$/,
    handle: async (_request, response, match) => {
      const file = files.get(match[1] ?? '');
      if (file === undefined) {
        sendJson(response, 404, { errors: 'Not Found' });
        return;
      }
      response.writeHead(200, {
        'content-type': file.type,
        'content-length': file.body.length,
        'cache-control': 'public, max-age=300',
        'x-content-type-options': 'nosniff',
      });
      response.end(file.body);
    },
  };
}

const require = createRequire(import.meta.url);
const FACE = dirname(require.resolve('@fontsource-variable/noto-sans-jp/package.json'));
const ASSET_TYPES = { css: 'text/css; charset=utf-8', woff2: 'font/woff2' } as const;

/** Serves the Japanese font that checkout.js requests on a machine without one: style sheet and slices. */
const faceRoute: Route = {
  method: 'GET',
  path: /^\/checkouts\/assets\/face\/(face\.css|files\/noto-sans-jp-[a-z0-9-]+\.woff2)$/,
  handle: async (_request, response, [, name = '']) => {
    const file = name === 'face.css' ? 'wght.css' : name;
    const body = await readFile(join(FACE, file)).catch(() => undefined);
    if (body === undefined) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end();
      return;
    }
    response.writeHead(200, {
      'content-type': file.endsWith('.css') ? ASSET_TYPES.css : ASSET_TYPES.woff2,
      'content-length': body.byteLength,
      'cache-control': 'public, max-age=86400',
      'x-content-type-options': 'nosniff',
    });
    response.end(body);
  },
};
