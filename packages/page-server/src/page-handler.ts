import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { announcesTooMuch, BODY_CEILING_BYTES, limitBody } from './body-limit';
import type { JoinedScripts, PageCode } from './built-files';
import { clientGone } from './client-gone';
import { CLIENT_HEADER, clientAddress } from './client-header';
import { readMarkdownRequest } from './markdown-request';
import { isFormOfPage } from './negotiation';
import { bytesOf, cacheResult, type SentAnswer, toSentAnswer } from './next-answer';
import { ROUTER_HEADERS } from './next-internals/router-names';
import { PAGE_DATA_PATH, readPageDataAddress } from './page-data-address';
import { pageKey } from './page-key';
import { markdownTag, toMarkdown } from './page-markdown';
import { createPageRenderer } from './page-renderer';
import { type CachedPage, PageStore, STORE_BYTES } from './page-store';
import { isHtml, pageRequest, type RecordedAnswer, type Render } from './record-answer';
import { createRefusals } from './refusals';
import { QueueFullError, type RenderGate, TooManyRendersError } from './render-gate';
import { ClientGoneError, OverdueError } from './request-queue';
import { readRequestTarget } from './request-target';
import { pageSecurityHeaders, type SecurityHeaders } from './security-headers';
import { type Negotiated, negotiate, sendPage, sendRecorded } from './send-page';
import { isFailedByOutage, type Problem, type Site } from './site';
import type { StaticFiles } from './static-files';

const READ_METHODS = ['GET', 'HEAD'];
const TOO_MANY: Problem = { status: 429, title: 'Too many requests' };
const TOO_SLOW: Problem = { status: 503, title: 'Request timed out' };
const TOO_LARGE: Problem = { status: 413, title: `Request body larger than ${BODY_CEILING_BYTES} bytes` };

/** Answers a request if it applies. @returns whether it did */
export type OwnAnswer = (
  target: { readonly address: string; readonly path: string },
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<boolean>;

interface PageHandlerOptions {
  readonly render: Render;
  readonly site: Site;
  /** Static files, tried in this order. */
  readonly files: readonly StaticFiles[];
  readonly security: SecurityHeaders;
  /** Guards all rendering. */
  readonly renderGate: RenderGate;
  /** Inline scripts of pages, if one of `files` sends them. */
  readonly pageCodes?: readonly PageCode[];
  /** The scripts that every page starts with, likewise. */
  readonly joinedScripts?: JoinedScripts | undefined;
  /** Proxies that forward the client's address. @default 0 */
  readonly trustedProxies?: number;
  /** Handlers tried before pages, in this order: health, metrics. True if it answered. */
  readonly own: readonly OwnAnswer[];
}

/**
 * Answers every request to a site: files, cached pages, and all else through Next. Requests with an unknown address or
 * method, or too large a body, never reach Next: they get 400, 404, 405 or 413.
 */
export function createPageHandler(options: PageHandlerOptions) {
  const { render, site, files, security, renderGate, own, trustedProxies = 0 } = options;
  const { outage } = site;
  const retryLater = { 'retry-after': String(outage.retryAfterSeconds) };
  const store = new PageStore(STORE_BYTES);
  const refuse = createRefusals({ render, site, security });
  const { pageForAll, remakeData, ask, errorAnswer } = createPageRenderer({
    render,
    site,
    security,
    renderGate,
    store,
    pageCodes: options.pageCodes,
    joinedScripts: options.joinedScripts,
  });

  return async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isTooLarge = limitBody(request, response);
    setHeaders(response, security.ofFiles);
    if (files.some((source) => source.send(request, response))) return;
    setHeaders(response, security.ofAnswers);
    const target = readRequestTarget(request.url ?? '/');
    if (target.kind !== 'address') {
      const isServer = target.kind === 'server' && request.method === 'OPTIONS';
      if (isServer) sendOptions(response, [...READ_METHODS, 'POST']);
      else await refuse(request, response, { status: 400, title: 'Malformed URL' });
      return;
    }
    const { address, path, isMarkdown } = readMarkdownRequest(target, request.headers.accept, site);
    request.url = address;
    const methods = site.methodsOf(path);
    if (announcesTooMuch(request)) {
      await refuse(request, response, TOO_LARGE);
    } else if (methods === null) {
      await refuse(request, response, { status: 404, title: 'Endpoint not found' });
    } else if (request.method === 'OPTIONS') {
      sendOptions(response, methods);
    } else if (!methods.includes(request.method ?? '')) {
      await refuse(
        request,
        response,
        { status: 405, title: 'Method not allowed' },
        { allow: allow(methods) },
      );
    } else if (!(await answeredByItself({ address, path }, request, response))) {
      // A page is rendered fully to know its status and headers; Node sends no body for HEAD.
      if (request.method === 'HEAD' && !site.carriesRequest(address)) request.method = 'GET';
      if (site.isInnerPath(path)) request.url = site.missingPath(path);
      await answer(request, response, { address, isMarkdown }, isTooLarge);
    }
  };

  async function answeredByItself(...parts: Parameters<OwnAnswer>): Promise<boolean> {
    for (const answerOwn of own) if (await answerOwn(...parts)) return true;
    return false;
  }

  /** Answers a request with a possible address and an allowed method. */
  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    { address, isMarkdown }: { readonly address: string; readonly isMarkdown: boolean },
    isTooLarge: () => boolean,
  ): Promise<void> {
    const client = clientAddress(request, trustedProxies);
    request.headers[CLIENT_HEADER] = client;
    const negotiated = negotiate(request);
    const key = pageKey(request, site);
    const start = performance.now();
    // A cached page is sent without it.
    const gone = () => clientGone(response);
    try {
      if (address.startsWith(PAGE_DATA_PATH)) {
        await answerPageData({ response, client, gone, negotiated, address }, request);
        return;
      }
      if (key !== undefined) {
        const page = { address: request.url ?? key, key, isMarkdown };
        await answerPage({ response, client, gone, negotiated, ...page });
        return;
      }
      // Next removes the header while it renders a page.
      const data = request.headers[ROUTER_HEADERS.data];
      const recorded = await ask(client, request, response, gone());
      site.noteCache(cacheResult(recorded));
      if (data !== undefined) request.headers[ROUTER_HEADERS.data] = data;
      if (isTooLarge()) await refuse(request, response, TOO_LARGE);
      // Outage-aware code answers itself; any other failure during an outage is due to it.
      else if (recorded.status === 500 && isFailedByOutage(site, start))
        await refuse(request, response, outage.problem, retryLater, negotiated.encoding);
      else if (recorded.status >= 400 && isFormOfPage(request))
        await refuse(request, response, problemOf(recorded), retryOf(recorded), negotiated.encoding);
      else if (data !== undefined && recorded.status === 404) sendNoData(response);
      else {
        const error = isHtml(recorded) ? await errorAnswer(recorded, start, address) : undefined;
        const answer = error === undefined ? toSentAnswer(recorded, site, address) : uncached(error);
        await sendRecorded(response, negotiated, closed(security, answer));
      }
    } catch (error) {
      // The client disconnected.
      if (error instanceof ClientGoneError) return;
      if (error instanceof OverdueError) {
        await refuse(request, response, TOO_SLOW, retryLater, negotiated.encoding);
        return;
      }
      if (!(error instanceof TooManyRendersError)) throw error;
      const headers = { 'retry-after': String(error.retryAfter) };
      // A client queued behind requests that wait for the platform has not asked for too much.
      const isOutage = error instanceof QueueFullError && outage.since(start);
      await refuse(request, response, isOutage ? outage.problem : TOO_MANY, headers, negotiated.encoding);
    }
  }

  interface PageVisit {
    readonly response: ServerResponse;
    readonly client: string;
    /** A signal that is aborted when the client leaves. */
    readonly gone: () => AbortSignal;
    readonly negotiated: Negotiated;
    readonly address: string;
    readonly key: string;
    readonly isMarkdown: boolean;
  }

  /** Answers with a page: the cached one, else one rendered by Next. A cached page in any state never waits for a slot. */
  async function answerPage(visit: PageVisit): Promise<void> {
    const { client, gone, address, key } = visit;
    const cached = store.get(key);
    if (cached !== undefined && cached.freshUntil > performance.now()) {
      site.noteCache('hit');
      await sendInForm(visit, cached);
      return;
    }
    const page = await pageForAll(client, key, address, gone());
    const plain = withoutQuery(key);
    if (page.status === 307 && plain !== key && page.headers['location'] === plain) {
      // The query has no effect: the page is cached without one, under one key, and the address keeps the rest.
      await answerPage({ ...visit, address: plain, key: plain });
      return;
    }
    await sendInForm(visit, page);
  }

  /** Sends a page in the requested form. Markdown is generated once from the cached page and cached with it. */
  async function sendInForm(visit: PageVisit, page: CachedPage): Promise<void> {
    const { response, negotiated, key, isMarkdown } = visit;
    if (!isMarkdown || !String(page.headers['content-type']).startsWith('text/html')) {
      await sendPage(site, store, response, negotiated, key, site.asAsked(page, visit.address));
      return;
    }
    const markdownKey = `markdown ${key}`;
    const held = store.get(markdownKey);
    const markdown = held?.tag === markdownTag(page) ? held : toMarkdown(page);
    if (markdown !== held && page.status === 200) store.set(markdownKey, markdown);
    await sendPage(site, store, response, negotiated, markdownKey, markdown);
  }

  /**
   * Answers with a page's data, by its hash: data that this process has cached, or that it renders from the page. A page that has changed
   * since has other data: the address then no longer exists.
   */
  async function answerPageData(
    visit: Pick<PageVisit, 'response' | 'client' | 'gone' | 'negotiated' | 'address'>,
    request: IncomingMessage,
  ): Promise<void> {
    const { response, client, gone, negotiated, address } = visit;
    const page = readPageDataAddress(address)?.page;
    if (page !== undefined && store.get(address) === undefined && isPage(page, site)) {
      const current = store.get(page);
      const isOutdated = current !== undefined && current.freshUntil > performance.now();
      // The data of a page just rendered is known: invented hashes cost at most a page a second.
      if (!isOutdated || current.dataAddress === address) await remakeData(client, page, gone());
    }
    const data = store.get(address);
    if (data === undefined) await refuse(request, response, { status: 404, title: 'Page data not found' });
    else await sendPage(site, store, response, negotiated, address, data);
  }

  /**
   * Next's router also requests data of pages that do not exist: by itself for an address without its query, which need not be a page
   * (`/search/tag`). After a 204 it stops, and no browser reports a failure that no visitor saw. A navigation to such a page then loads the
   * document, with its 404.
   */
  function sendNoData(response: ServerResponse): void {
    response.writeHead(204, { 'cache-control': 'no-store' }).end();
  }

  function sendOptions(response: ServerResponse, methods: readonly string[]): void {
    response.writeHead(204, { allow: allow(methods), 'cache-control': 'no-store' }).end();
  }
}

/** Whether an address is that of a cacheable page. */
function isPage(address: string, site: Site): boolean {
  const target = readRequestTarget(address);
  const key = pageKey(pageRequest(address).request, site);
  return target.kind === 'address' && !site.isInnerPath(target.path) && key === address;
}

function problemOf({ status }: RecordedAnswer): Problem {
  return { status, title: STATUS_CODES[status] ?? '' };
}

function retryOf({ headers }: RecordedAnswer): Record<string, string> {
  const after = headers['retry-after'];
  return after === undefined ? {} : { 'retry-after': String(after) };
}

/** The value of `Allow`: every path answers OPTIONS, too. */
function allow(methods: readonly string[]): string {
  return [...methods, 'OPTIONS'].join(', ');
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

function withoutQuery(address: string): string {
  return address.split('?', 1)[0] ?? address;
}

/** An error page for one address; Next caches the page itself. */
function uncached(page: RecordedAnswer): SentAnswer {
  return { ...page, headers: { ...page.headers, 'cache-control': 'no-store' } };
}

/** An answer that is not cached here, nor elsewhere unless its headers allow it. */
function closed(security: SecurityHeaders, answer: SentAnswer): RecordedAnswer {
  return {
    ...answer,
    body: bytesOf(answer.body),
    headers: { 'cache-control': 'no-store', ...answer.headers, ...pageSecurityHeaders(security, answer) },
  };
}
