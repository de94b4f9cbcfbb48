import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import type { Services } from '../graphql/context.ts';
import { API_VERSIONS, servedVersion } from '../graphql/versions/api-schemas.ts';
import type { Route } from '../http/route.ts';
import { sendJson } from '../http/send-json.ts';
import { isThisMachine } from './is-this-machine.ts';

const NONCE_BYTES = 16;
const FILE_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};
const QUERY = `# Storefront API, with the public token in the headers.
query Products {
  shop { name }
  products(first: 3) {
    nodes { title handle priceRange { minVariantPrice { amount currencyCode } } }
  }
}
`;

/**
 * `/graphiql`: a page to query the Storefront API, with its schema and public token, for developers at this machine. It does not exist in
 * production or for other machines. Its files come from the package `altair-static`; its content security policy allows only this platform.
 */
export function explorerRoutes({ env }: Pick<Services, 'env'>): Route[] {
  const { resolve } = createRequire(import.meta.url);
  const folder = join(resolve('altair-static/package.json'), '../build/dist');
  const forThisMachine =
    (handle: Route['handle']): Route['handle'] =>
    async (request, response, match) => {
      if (isThisMachine(request)) await handle(request, response, match);
      else sendJson(response, 404, { errors: 'Not Found' });
    };
  return [
    {
      method: 'GET',
      path: /^\/graphiql\/?$/,
      handle: forThisMachine(async (request, response) => {
        const asked = new URLSearchParams(request.url?.split('?')[1]).get('version') ?? API_VERSIONS.at(-1);
        const version = servedVersion(asked, env.oldestVersion) ?? API_VERSIONS.at(-1);
        const { renderAltair } = await import('altair-static');
        const nonce = randomBytes(NONCE_BYTES).toString('base64');
        const html = renderAltair({
          baseURL: '/graphiql/',
          cspNonce: nonce,
          endpointURL: `/api/${version}/graphql.json`,
          initialHeaders: { 'X-Shopify-Storefront-Access-Token': env.publicToken },
          initialQuery: QUERY,
        });
        send(response, 'text/html; charset=utf-8', Buffer.from(html), {
          'content-security-policy': policyOf(nonce),
          'cache-control': 'no-store',
        });
      }),
    },
    {
      method: 'GET',
      path: /^\/graphiql\/((?:[\w-][\w.-]*\/)*[\w-][\w.-]*)$/,
      handle: forThisMachine(async (_request, response, [, name = '']) => {
        const type = FILE_TYPES[extname(name)];
        const body = type && (await readFile(join(folder, name)).catch(() => undefined));
        if (!body) sendJson(response, 404, { errors: 'Not Found' });
        else send(response, type, body, { 'cache-control': 'public, max-age=3600' });
      }),
    },
  ];
}

/** URL of that page for a version of the API. */
export function explorerUrl(version: string): string {
  return `/graphiql?${new URLSearchParams({ version })}`;
}

function policyOf(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    // Its editor creates style sheets at runtime.
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self' data:",
    "img-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "frame-src 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "base-uri 'self'",
  ].join('; ');
}

function send(
  response: ServerResponse,
  type: string,
  body: Buffer,
  headers: Readonly<Record<string, string>>,
): void {
  response.writeHead(200, {
    'content-type': type,
    'content-length': body.byteLength,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...headers,
  });
  response.end(body);
}
