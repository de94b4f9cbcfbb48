import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Problem } from '../contracts/problem';
import { type CacheResult, noteCache } from '../process/request-context';
import { singleFlight } from '../process/single-flight';
import { carriesRequest } from '../routing/request-links';
import { allowedMethods, isEndpointPath } from './allowed-methods';
import { announcesTooMuch, BODY_CEILING_BYTES, limitBody } from './body-limit';
import { IMMUTABLE } from './cache-control';
import { CLIENT_HEADER, clientAddress } from './client-header';
import { chooseEncoding, encode, encodeForMany, isCompressible, WORTH_COMPRESSING_BYTES } from './encode';
import { type EmptyState, isEnglish, readErrorPage } from './error-page';
import { withFewHints } from './fetch-hints';
import type { Health } from './health';
import { isInnerPath } from './inner-address';
import { markdownTag, toMarkdown } from './markdown-page';
import { readMarkdownRequest } from './markdown-request';
import { answerMetrics } from './metrics-endpoint';
import { PAGE_DATA_PATH, pageDataAddress, readPageDataAddress } from './page-data-address';
import { readPageDocument } from './page-document';
import { pageKey } from './page-key';
import { pageRequest } from './page-request';
import { type CachedPage, type Encoding, FRESH_MS, PageStore, STORE_BYTES } from './page-store';
import { platformFailedSince } from './platform-outage';
import { problem } from './problem';
import { type RecordedAnswer, type Render, recordAnswer } from './record-answer';
import { FullLineError, type RenderGate, TooManyRendersError } from './render-gate';
import { readRequestTarget } from './request-target';
import type { SecurityHeaders } from './security-headers';
import type { StaticFiles } from './static-files';
import { isWarm } from './warm-header';
import { withOtherLanguage } from './with-other-language';

/** Seconds after which a visitor should try again while the platform is away. */
const RETRY_AFTER_SECONDS = 15;
const CACHE_RESULTS: ReadonlyMap<string, CacheResult> = new Map([
  ['HIT', 'hit'],
  ['STALE', 'stale'],
  ['MISS', 'miss'],
]);
const READ_METHODS = ['GET', 'HEAD'];
/** What an endpoint's answer costs, in pages. */
const ENDPOINT_COST = 0.2;
/** How long the page of refusals is sent without asking Next again, in milliseconds. */
const REFUSAL_FRESH_MS = 10_000;
const TOO_MANY: Problem = { status: 429, title: 'Too many requests' };
const UNREACHABLE: Problem = { status: 503, title: 'The commerce platform cannot be reached' };
const TOO_LARGE: Problem = { status: 413, title: `The body is longer than ${BODY_CEILING_BYTES} bytes` };

interface ShopHandlerOptions {
  readonly render: Render;
  /** What is sent as it lies there, asked in this order. */
  readonly files: readonly StaticFiles[];
  readonly security: SecurityHeaders;
  /** Before whatever makes pages. */
  readonly renderGate: RenderGate;
  /** Proxies that name the client. @default 0 */
  readonly trustedProxies?: number;
  /** Answers for the process's health. */
  readonly health: Pick<Health, 'answer'>;
  /** Who has it may read the metrics. @default null, for nobody */
  readonly metricsToken?: string | null;
}

/**
 * Answers every request to the shop: health, files, cached pages, and all else by Next. What no address, method or size is there for
 * never comes to Next: it is refused before, with 400, 404, 405 or 413.
 */
export function createShopHandler(options: ShopHandlerOptions) {
  const { render, files, security, renderGate, health, metricsToken = null, trustedProxies = 0 } = options;
  const store = new PageStore(STORE_BYTES);
  /** One of a name and a language. */
  const refusals = new Map<string, CachedPage>();
  let isMakingDense = false;

  return async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isTooLarge = limitBody(request, response);
    setHeaders(response, security.ofFiles);
    if (files.some((shelf) => shelf.send(request, response))) return;
    setHeaders(response, security.ofAnswers);
    const target = readRequestTarget(request.url ?? '/');
    if (target.kind !== 'address') {
      const isServer = target.kind === 'server' && request.method === 'OPTIONS';
      if (isServer) sendOptions(response, [...READ_METHODS, 'POST']);
      else await refuse(request, response, { status: 400, title: 'The address cannot be read' });
      return;
    }
    const { address, path, isMarkdown } = readMarkdownRequest(target, request.headers.accept);
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
    } else if (
      !(await health.answer(address, response)) &&
      !(await answerMetrics(path, request, response, metricsToken))
    ) {
      // A page is rendered whole to know its status and its headers; Node sends no body for HEAD.
      if (request.method === 'HEAD' && !carriesRequest(address)) request.method = 'GET';
      if (isInnerPath(path)) request.url = /^\/en\//i.test(path) ? '/en/missing' : '/missing';
      await answer(request, response, { address, isMarkdown }, isTooLarge);
    }
  };

  /** Answers a request for an address that may be there, by a method that it has. */
  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    { address, isMarkdown }: { readonly address: string; readonly isMarkdown: boolean },
    isTooLarge: () => boolean,
  ): Promise<void> {
    const client = clientAddress(request, trustedProxies);
    request.headers[CLIENT_HEADER] = client;
    const negotiated = negotiate(request);
    const key = pageKey(request);
    const start = performance.now();
    try {
      if (address.startsWith(PAGE_DATA_PATH)) {
        await answerPageData({ response, client, negotiated, address }, request);
        return;
      }
      if (key !== undefined) {
        await answerPage({ response, client, negotiated, address: request.url ?? key, key, isMarkdown });
        return;
      }
      const recorded = await ask(client, request, response);
      noteCache(cacheResult(recorded));
      if (isTooLarge()) await refuse(request, response, TOO_LARGE);
      else if (isVainPrefetch(request, recorded))
        response.writeHead(204, { 'cache-control': 'no-store' }).end();
      else
        await sendRecorded(response, negotiated, closed(withOtherLanguage(withOwnHints(recorded), address)));
    } catch (error) {
      if (!(error instanceof TooManyRendersError)) throw error;
      const headers = { 'retry-after': String(error.retryAfter) };
      // Who waits behind others that wait for the platform has not asked for too much.
      const isOutage = error instanceof FullLineError && platformFailedSince(start);
      await refuse(request, response, isOutage ? UNREACHABLE : TOO_MANY, headers, negotiated.encoding);
    }
  }

  interface PageVisit {
    readonly response: ServerResponse;
    readonly client: string;
    readonly negotiated: Negotiated;
    readonly address: string;
    readonly key: string;
    readonly isMarkdown: boolean;
  }

  /** Answers with a page: what is held, else what Next makes. What is held in any state never waits for a place. */
  async function answerPage(visit: PageVisit): Promise<void> {
    const { client, address, key } = visit;
    const cached = store.get(key);
    if (cached !== undefined && cached.freshUntil > performance.now()) {
      noteCache('hit');
      await sendInForm(visit, cached);
      return;
    }
    const page = await pageForAll(client, key, address);
    const plain = withoutQuery(key);
    if (page.status === 307 && plain !== key && page.headers.location === plain) {
      // The query meant nothing to it: it is the page without one, under one key, and what else stands in the address stays there.
      await answerPage({ ...visit, address: plain, key: plain });
      return;
    }
    await sendInForm(visit, page);
  }

  /** Sends a page as it is wanted. As Markdown it is made of the page that is held, once, and held beside it. */
  async function sendInForm(visit: PageVisit, page: CachedPage): Promise<void> {
    const { response, negotiated, key, isMarkdown } = visit;
    if (!isMarkdown || !String(page.headers['content-type']).startsWith('text/html')) {
      await sendPage(response, negotiated, key, page);
      return;
    }
    const markdownKey = `markdown ${key}`;
    const held = store.get(markdownKey);
    const markdown = held?.tag === markdownTag(page) ? held : toMarkdown(page);
    if (markdown !== held && page.status === 200) store.set(markdownKey, markdown);
    await sendPage(response, negotiated, markdownKey, markdown);
  }

  /** Makes a page once for all who ask for it meanwhile (CACHE-01). Who waits for another's costs nothing. */
  async function pageForAll(client: string, key: string, address: string): Promise<CachedPage> {
    let isFirst = false;
    const made = await singleFlight(`page ${key}`, () => {
      isFirst = true;
      return makePage(client, key, address);
    });
    if (isFirst) return made.page;
    // What Next does not cache may depend on what of the address is no part of the key.
    if (!made.isForAll && made.address !== address) return (await makePage(client, key, address)).page;
    noteCache('joined');
    return made.page;
  }

  /** Has Next make a page, and holds it. The request is nobody's, so that nobody who goes away cuts it off. */
  async function makePage(client: string, key: string, address: string): Promise<MadePage> {
    const cached = store.get(key);
    const start = performance.now();
    const { request, response } = pageRequest(address);
    request.headers[CLIENT_HEADER] = client;
    const recorded =
      cached === undefined
        ? await ask(client, request, response)
        : await recordAnswer(render, request, response);
    if (recorded.status >= 500 && cached !== undefined) {
      // A page that was true a while ago says more than an apology.
      noteCache('stale');
      return { page: cached, address, isForAll: true };
    }
    noteCache(cacheResult(recorded));
    const page = await toPage(recorded, cached, start, key);
    if (page.status === 200 && isCached(recorded)) store.set(key, page);
    // Asked for again, and still the same: it will be asked for more often.
    if (cached?.tag === page.tag && !cached.isDense) void makeDense(key, page);
    return { page, address, isForAll: recorded.headers['x-nextjs-cache'] !== undefined };
  }

  /** Compresses a page once more, better: nobody waits for it. One at a time, so that those who wait for a page are not kept waiting. */
  async function makeDense(key: string, page: CachedPage): Promise<void> {
    if (isMakingDense || page.bodies.br === undefined) return;
    isMakingDense = true;
    try {
      store.makeDense(key, page, await encodeForMany(page.bodies.identity));
    } finally {
      isMakingDense = false;
    }
  }

  /**
   * Answers with a page's data, by its hash: what this process has sent a page with, or what it makes of that page itself. A page that has
   * changed since has other data: there is none under that address any more.
   */
  async function answerPageData(
    visit: Pick<PageVisit, 'response' | 'client' | 'negotiated' | 'address'>,
    request: IncomingMessage,
  ): Promise<void> {
    const { response, client, negotiated, address } = visit;
    const page = readPageDataAddress(address)?.page;
    if (page !== undefined && store.get(address) === undefined && isPage(page)) {
      const current = store.get(page);
      const isOutdated = current !== undefined && current.freshUntil > performance.now();
      // What a page has just been made with is known: made-up hashes cost a page a second at most.
      if (!isOutdated || current.dataAddress === address) await remakeData(client, page);
    }
    const data = store.get(address);
    if (data === undefined) await refuse(request, response, { status: 404, title: 'There is no such data' });
    else await sendPage(response, negotiated, address, data);
  }

  /** Makes a page once more for the data that it is sent with, once for all who ask meanwhile, and holds both. */
  async function remakeData(client: string, key: string): Promise<void> {
    await singleFlight(`data ${key}`, async () => {
      const { request, response } = pageRequest(key);
      request.headers[CLIENT_HEADER] = client;
      const recorded = await ask(client, request, response);
      const page = await toPage(recorded, undefined, performance.now(), key);
      if (page.status === 200 && isCached(recorded)) store.set(key, page);
    });
  }

  /** Has Next answer, in turn with all others and within the client's budget. @throws TooManyRendersError when it was not asked */
  function ask(client: string, request: IncomingMessage, response: ServerResponse): Promise<RecordedAnswer> {
    const work = () => recordAnswer(render, request, response);
    const { method, url = '/' } = request;
    if (method !== 'GET' || isWarm(request) || url.startsWith('/_next/static/')) return work();
    const isProgram = isEndpointPath(url);
    return renderGate.run(client, work, {
      cost: isProgram ? ENDPOINT_COST : 1,
      isFree: (recorded) => !isProgram && wasThere(recorded),
    });
  }

  /** Refuses a request without carrying anything of it out: a problem body for programs, else a page in the address's language. */
  async function refuse(
    request: IncomingMessage,
    response: ServerResponse,
    refusal: Problem,
    headers: Record<string, string> = {},
    encoding: Encoding = chooseEncoding(request.headers['accept-encoding']?.toString()),
  ): Promise<void> {
    const address = request.url ?? '/';
    const { status } = refusal;
    const refused = problem(refusal, headers);
    const isProgram = isEndpointPath(address.split('?', 1)[0] ?? '') || request.headers.rsc !== undefined;
    const name = refusal === UNREACHABLE ? 'unreachable' : 'refused';
    const page = isProgram ? undefined : await refusalPage(name, address);
    if (page === undefined) {
      const body = Buffer.from(await refused.arrayBuffer());
      writeBody(response, status, Object.fromEntries(refused.headers), 'identity', body);
      return;
    }
    if (encoding !== 'identity') page.bodies[encoding] ??= await encode(page.bodies.identity, encoding);
    const all = { ...Object.fromEntries(refused.headers), ...page.headers };
    writeBody(response, status, all, encoding, page.bodies[encoding] ?? page.bodies.identity);
  }

  /** The page of every such refusal in a language. It is held for a while: whoever is refused a thousand times costs nothing. */
  async function refusalPage(name: EmptyState, address: string): Promise<CachedPage | undefined> {
    const key = `${name} ${isEnglish(address) ? 'en' : 'ja'}`;
    const held = refusals.get(key);
    if (held !== undefined && held.freshUntil > performance.now()) return held;
    const drawn = await readErrorPage(render, name, 200, address);
    if (drawn === undefined) return undefined;
    const page: CachedPage = {
      status: 200,
      tag: '',
      headers: {
        ...closingHeaders(drawn),
        'content-type': 'text/html; charset=utf-8',
        vary: 'accept-encoding',
      },
      bodies: { identity: drawn.body },
      freshUntil: performance.now() + REFUSAL_FRESH_MS,
    };
    refusals.set(key, page);
    return page;
  }

  function sendOptions(response: ServerResponse, methods: readonly string[]): void {
    response.writeHead(204, { allow: allow(methods), 'cache-control': 'no-store' }).end();
  }

  async function toPage(
    answer: RecordedAnswer,
    before: CachedPage | undefined,
    start: number,
    address: string,
  ): Promise<CachedPage> {
    const replacement = await silentReplacement(answer, start, address);
    const made = withOtherLanguage(withOwnHints(replacement ?? answer), address);
    const { status, headers } = made;
    const hash = createHash('sha1').update(made.body).digest('base64url');
    // A browser that has the page with its data in it must not take over the policy of the one without.
    const tag = hasOwnData(made) ? hash : `${hash}-whole`;
    const unchanged = before !== undefined && before.tag === tag && before.status === status;
    const location = locationOf(made);
    const { sent, dataAddress } = unchanged
      ? { sent: made, dataAddress: before.dataAddress }
      : withLateScripts(made, address);
    return {
      status,
      tag,
      bodies: unchanged ? before.bodies : { identity: sent.body },
      headers: {
        // What stands in the body decides on them, and the same body has been read before.
        ...(unchanged ? before.headers : closingHeaders(sent)),
        'content-type': String(headers['content-type'] ?? 'text/plain; charset=utf-8'),
        // Browsers ask again and get 304: what is kept longer than a page's life is kept here, where it can be dropped.
        'cache-control': status === 200 ? 'public, max-age=0, must-revalidate' : 'no-store',
        vary: 'accept, accept-encoding, rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch',
        ...(location === undefined ? {} : { location }),
        ...(status === 503 ? { 'retry-after': String(RETRY_AFTER_SECONDS) } : {}),
      },
      freshUntil: performance.now() + FRESH_MS,
      dataAddress,
      isDense: unchanged && before.isDense === true,
    };
  }

  /** A page whose scripts start when it is drawn, and whose data, if it is kept, is asked for by them. */
  function withLateScripts(
    answer: RecordedAnswer,
    address: string,
  ): { readonly sent: RecordedAnswer; readonly dataAddress?: string } {
    const document = isHtml(answer) ? readPageDocument(answer.body.toString('utf8')) : undefined;
    if (document === undefined) return { sent: answer };
    const { data } = document;
    if (data === '' || !hasOwnData(answer))
      return { sent: { ...answer, body: Buffer.from(document.html()) } };
    const hash = createHash('sha256').update(data).digest('base64url');
    const dataAddress = pageDataAddress({ hash, page: address });
    store.set(dataAddress, {
      status: 200,
      tag: hash,
      headers: {
        ...security.ofAnswers,
        'content-type': 'application/javascript; charset=utf-8',
        'cache-control': IMMUTABLE,
        vary: 'accept-encoding',
      },
      bodies: store.get(dataAddress)?.bodies ?? { identity: Buffer.from(data) },
      freshUntil: Number.POSITIVE_INFINITY,
    });
    return { sent: { ...answer, body: Buffer.from(document.html(dataAddress)) }, dataAddress };
  }

  /** Next draws errors in the browser only; the shop's own pages for them are sent instead, with the true status. */
  async function silentReplacement(
    answer: RecordedAnswer,
    start: number,
    address: string,
  ): Promise<RecordedAnswer | undefined> {
    if (!isHtml(answer)) return undefined;
    if (answer.status === 404) return readErrorPage(render, 'missing', 404, address);
    if (answer.status < 500) return undefined;
    const name: EmptyState = platformFailedSince(start) ? 'unreachable' : 'failed';
    return readErrorPage(render, name, name === 'unreachable' ? 503 : 500, address);
  }

  /** What closes an answer: a page by what stands in it. */
  function closingHeaders(answer: RecordedAnswer): Readonly<Record<string, string>> {
    return isHtml(answer) ? security.ofPage(answer.body.toString('utf8')) : security.ofAnswers;
  }

  /** An answer that is not kept here. Nobody else keeps it either unless it says so. */
  function closed(answer: RecordedAnswer): RecordedAnswer {
    return {
      ...answer,
      headers: { 'cache-control': 'no-store', ...answer.headers, ...closingHeaders(answer) },
    };
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
      body = await singleFlight(`${requested} ${key} ${page.tag}`, () =>
        encode(page.bodies.identity, requested),
      );
      store.addBody(key, page, requested, body);
    }
    writeBody(response, page.status, { ...page.headers, etag }, requested, body ?? page.bodies.identity);
  }
}

/** A page, the address that Next was asked for, and whether it is the same for all addresses of its key. */
interface MadePage {
  readonly page: CachedPage;
  readonly address: string;
  readonly isForAll: boolean;
}

/**
 * Whether Next's router asked ahead for a page that there is not. It does so by itself for the address without its query, which need not be a
 * page (`/search/tag`): with 204 it leaves it at that, and no browser reports a failure that nobody met.
 */
function isVainPrefetch({ headers }: IncomingMessage, { status }: RecordedAnswer): boolean {
  return status === 404 && headers['next-router-prefetch'] !== undefined;
}

/** Whether an address is that of a page, as pages are kept. */
function isPage(address: string): boolean {
  const target = readRequestTarget(address);
  const key = pageKey(pageRequest(address).request);
  return target.kind === 'address' && !isInnerPath(target.path) && key === address;
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

/** The data of a page, which a browser asks for on intent, brings its sheets along, and no pictures. */
function withOwnHints(answer: RecordedAnswer): RecordedAnswer {
  const isData = String(answer.headers['content-type']).startsWith('text/x-component');
  return isData ? { ...answer, body: withFewHints(answer.body) } : answer;
}

/** What Next says of its cache, as the log says it. */
function cacheResult({ headers }: RecordedAnswer): CacheResult {
  return CACHE_RESULTS.get(String(headers['x-nextjs-cache'])) ?? 'none';
}

function isHtml({ headers }: RecordedAnswer): boolean {
  return String(headers['content-type']).startsWith('text/html');
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** Where an answer leads; Next may say it twice. */
function locationOf({ headers }: RecordedAnswer): string | undefined {
  const [location] = [headers.location].flat();
  return location === undefined ? undefined : String(location);
}

function withoutQuery(address: string): string {
  return address.split('?', 1)[0] ?? address;
}

/** Whether nothing had to be made: a page that Next had, or a file. */
function wasThere({ status, headers }: RecordedAnswer): boolean {
  const cache = headers['x-nextjs-cache'];
  return status === 200 && (cache === undefined || cache === 'HIT' || cache === 'STALE');
}

function isCached(answer: RecordedAnswer): boolean {
  const cache = answer.headers['x-nextjs-cache'];
  return answer.status === 200 && (cache === 'HIT' || cache === 'MISS');
}

/** Whether a page's data is a file of its own: it is made again when somebody else asks for it. */
function hasOwnData({ status, headers }: RecordedAnswer): boolean {
  return status === 200 && headers['x-nextjs-cache'] !== undefined;
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
