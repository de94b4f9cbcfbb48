import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Problem } from '../contracts/problem';
import { allowedMethods, isEndpointPath } from './allowed-methods';
import { announcesTooMuch, BODY_CEILING_BYTES, limitBody } from './body-limit';
import { CLIENT_HEADER, clientAddress } from './client-header';
import { chooseEncoding, encode, isCompressible, WORTH_COMPRESSING_BYTES } from './encode';
import { type EmptyState, readErrorPage } from './error-page';
import { isInnerPath } from './inner-address';
import { pageKey } from './page-key';
import { type CachedPage, type Encoding, PageStore } from './page-store';
import { platformFailedSince } from './platform-outage';
import { problem } from './problem';
import { type RecordedAnswer, type Render, recordAnswer } from './record-answer';
import { readRequestTarget } from './request-target';
import { securityHeaders } from './security-headers';
import type { StaticFiles } from './static-files';
import { withOtherLanguage } from './with-other-language';
import { withoutFetchHints } from './without-fetch-hints';

/** How long a page is sent without asking Next again. Changes are seen this much later at most. */
const FRESH_MS = 1_000;
const STORE_BYTES = 48 * 1024 * 1024;
/** Seconds after which a visitor should try again while the platform is away. */
const RETRY_AFTER_SECONDS = 15;
const READ_METHODS = ['GET', 'HEAD'];
const TOO_LARGE: Problem = { status: 413, title: `The body is longer than ${BODY_CEILING_BYTES} bytes` };

interface ShopHandlerOptions {
  readonly render: Render;
  /** What is sent as it lies there, asked in this order. */
  readonly files: readonly StaticFiles[];
  readonly platformUrl: string;
  readonly secure: boolean;
  /** Origins of a tag manager. @default [] */
  readonly tagOrigins?: readonly string[];
  /** Proxies that name the client. @default 0 */
  readonly trustedProxies?: number;
}

/**
 * Answers every request to the shop: health, files, cached pages, and all else by Next. What no address, method or size is there for
 * never comes to Next: it is refused before, with 400, 404, 405 or 413.
 */
export function createShopHandler(options: ShopHandlerOptions) {
  const { render, files, platformUrl, secure, tagOrigins = [], trustedProxies = 0 } = options;
  const store = new PageStore(STORE_BYTES);
  const shared = securityHeaders({ platformUrl, secure, tagOrigins });

  return async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isTooLarge = limitBody(request, response);
    if (files.some((shelf) => shelf.send(request, response))) return;
    const target = readRequestTarget(request.url ?? '/');
    if (target.kind !== 'address') {
      const isServer = target.kind === 'server' && request.method === 'OPTIONS';
      if (isServer) sendOptions(response, [...READ_METHODS, 'POST']);
      else await refuse(request, response, { status: 400, title: 'The address cannot be read' });
      return;
    }
    const { address, path } = target;
    request.url = address;
    const methods = allowedMethods(path);
    if (announcesTooMuch(request)) {
      await refuse(request, response, TOO_LARGE);
    } else if (methods === null) {
      await refuse(request, response, { status: 404, title: 'There is no such endpoint' });
    } else if (request.method === 'OPTIONS') {
      sendOptions(response, methods);
    } else if (!methods.includes(request.method ?? '')) {
      const title = `Only ${methods.join(' and ')} ${methods.length > 1 ? 'are' : 'is'} answered here`;
      await refuse(request, response, { status: 405, title }, { allow: allow(methods) });
    } else if (path === '/healthz') {
      response.writeHead(200, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end('ok');
    } else {
      // A page is rendered whole to know its status and its headers; Node sends no body for HEAD.
      if (request.method === 'HEAD') request.method = 'GET';
      if (isInnerPath(path)) request.url = /^\/en\//i.test(path) ? '/en/missing' : '/missing';
      await answer(request, response, address, isTooLarge);
    }
  };

  /** Answers a request for an address that may be there, by a method that it has. */
  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    address: string,
    isTooLarge: () => boolean,
  ): Promise<void> {
    request.headers[CLIENT_HEADER] = clientAddress(request, trustedProxies);
    const negotiated = negotiate(request);
    const key = pageKey(request);
    if (key === undefined) {
      for (const [name, value] of Object.entries(shared)) response.setHeader(name, value);
      const recorded = await recordAnswer(render, request, response);
      if (isTooLarge()) await refuse(request, response, TOO_LARGE);
      else await sendRecorded(response, negotiated, withOtherLanguage(withoutHints(recorded), address));
      return;
    }
    const cached = store.get(key);
    const now = performance.now();
    if (cached !== undefined && cached.freshUntil > now) {
      await sendPage(response, negotiated, key, cached);
      return;
    }
    const recorded = await recordAnswer(render, request, response);
    const page = await toPage(recorded, cached, now, key);
    if (page.status === 200 && isCached(recorded)) store.set(key, page);
    await sendPage(response, negotiated, key, page);
  }

  /** Refuses a request without carrying anything of it out: a problem body for programs, else a page in the address's language. */
  async function refuse(
    request: IncomingMessage,
    response: ServerResponse,
    refusal: Problem,
    headers: Record<string, string> = {},
  ): Promise<void> {
    const address = request.url ?? '/';
    const { status } = refusal;
    const refused = problem(refusal, headers);
    const page = isEndpointPath(address.split('?', 1)[0] ?? '')
      ? undefined
      : await readErrorPage(render, 'refused', status, address);
    const body = (page && withOtherLanguage(page, address))?.body ?? Buffer.from(await refused.arrayBuffer());
    if (page !== undefined) refused.headers.set('content-type', 'text/html; charset=utf-8');
    const all = { ...shared, ...Object.fromEntries(refused.headers) };
    writeBody(response, status, all, 'identity', body);
  }

  function sendOptions(response: ServerResponse, methods: readonly string[]): void {
    response.writeHead(204, { ...shared, allow: allow(methods), 'cache-control': 'no-store' }).end();
  }

  async function toPage(
    answer: RecordedAnswer,
    before: CachedPage | undefined,
    start: number,
    address: string,
  ): Promise<CachedPage> {
    const replacement = await silentReplacement(answer, start, address);
    const { status, headers, body } = withOtherLanguage(withoutHints(replacement ?? answer), address);
    const tag = createHash('sha1').update(body).digest('base64url');
    const unchanged = before !== undefined && before.tag === tag && before.status === status;
    // Next may set it twice for a redirect.
    const [location] = [headers.location].flat();
    return {
      status,
      tag,
      bodies: unchanged ? before.bodies : { identity: body },
      headers: {
        ...shared,
        'content-type': String(headers['content-type'] ?? 'text/plain; charset=utf-8'),
        // Browsers ask again and get 304: what is kept longer than a page's life is kept here, where it can be dropped.
        'cache-control': status === 200 ? 'public, max-age=0, must-revalidate' : 'no-store',
        vary: 'accept-encoding, rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch',
        ...(location === undefined ? {} : { location: String(location) }),
        ...(status === 503 ? { 'retry-after': String(RETRY_AFTER_SECONDS) } : {}),
      },
      freshUntil: performance.now() + FRESH_MS,
    };
  }

  /** Next draws errors in the browser only; the shop's own pages for them are sent instead, with the true status. */
  async function silentReplacement(
    answer: RecordedAnswer,
    start: number,
    address: string,
  ): Promise<RecordedAnswer | undefined> {
    if (!String(answer.headers['content-type']).startsWith('text/html')) return undefined;
    if (answer.status === 404) return readErrorPage(render, 'missing', 404, address);
    if (answer.status < 500) return undefined;
    const name: EmptyState = platformFailedSince(start) ? 'unreachable' : 'failed';
    return readErrorPage(render, name, name === 'unreachable' ? 503 : 500, address);
  }

  async function sendPage(
    response: ServerResponse,
    negotiated: Negotiated,
    key: string,
    page: CachedPage,
  ): Promise<void> {
    const etag = `W/"${page.tag}"`;
    if (page.status === 200 && negotiated.validator === etag) {
      response.writeHead(304, { ...page.headers, etag }).end();
      return;
    }
    const requested = worthCompressing(page) ? negotiated.encoding : 'identity';
    let body = page.bodies[requested];
    if (body === undefined && requested !== 'identity') {
      body = await encode(page.bodies.identity, requested);
      store.addBody(key, page, requested, body);
    }
    writeBody(response, page.status, { ...page.headers, etag }, requested, body ?? page.bodies.identity);
  }
}

/** The value of `Allow`: every path answers OPTIONS too. */
function allow(methods: readonly string[]): string {
  return [...methods, 'OPTIONS'].join(', ');
}

/** What a visitor's browser asks for besides the page itself. */
interface Negotiated {
  readonly encoding: Encoding;
  /** Validator of what it has already. */
  readonly validator: string | undefined;
}

/** Takes the requests out of a request: Next answers whole and plain, what goes over the wire is decided here. */
function negotiate({ headers }: IncomingMessage): Negotiated {
  const negotiated = {
    encoding: chooseEncoding(headers['accept-encoding']?.toString()),
    validator: headers['if-none-match'],
  };
  delete headers['if-none-match'];
  delete headers['accept-encoding'];
  return negotiated;
}

/** The data of a page, which a browser asks for on intent, brings neither pictures nor sheets along. */
function withoutHints(answer: RecordedAnswer): RecordedAnswer {
  const isData = String(answer.headers['content-type']).startsWith('text/x-component');
  return isData ? { ...answer, body: withoutFetchHints(answer.body) } : answer;
}

function isCached(answer: RecordedAnswer): boolean {
  const cache = answer.headers['x-nextjs-cache'];
  return answer.status === 200 && (cache === 'HIT' || cache === 'MISS');
}

function worthCompressing(page: CachedPage): boolean {
  return (
    page.bodies.identity.byteLength >= WORTH_COMPRESSING_BYTES &&
    isCompressible(String(page.headers['content-type']))
  );
}

async function sendRecorded(
  response: ServerResponse,
  negotiated: Negotiated,
  answer: RecordedAnswer,
): Promise<void> {
  const type = String(answer.headers['content-type'] ?? '');
  const requested: Encoding =
    answer.body.byteLength >= WORTH_COMPRESSING_BYTES &&
    isCompressible(type) &&
    answer.headers['content-encoding'] === undefined
      ? negotiated.encoding
      : 'identity';
  const body = requested === 'identity' ? answer.body : await encode(answer.body, requested);
  writeBody(response, answer.status, { ...answer.headers, ...sharedLife(answer) }, requested, body);
}

/** Next lets shared caches keep a static page for a year; here pages are kept where they can be dropped. */
function sharedLife({ headers }: RecordedAnswer): Record<string, string> {
  return String(headers['cache-control']).includes('s-maxage')
    ? { 'cache-control': 'public, max-age=0, must-revalidate' }
    : {};
}

function writeBody(
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, unknown>>,
  encoding: Encoding,
  body: Buffer,
): void {
  response.writeHead(status, {
    ...(headers as Record<string, string>),
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    'content-length': body.byteLength,
  });
  response.end(body);
}
