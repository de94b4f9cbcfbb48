import type { IncomingMessage, ServerResponse } from 'node:http';
import { announcesTooMuch, BODY_CEILING_BYTES, limitBody } from './body-limit';
import type { PageCode } from './built-files';
import { clientGone } from './client-gone';
import { CLIENT_HEADER, clientAddress } from './client-header';
import { markdownTag, toMarkdown } from './markdown-page';
import { readMarkdownRequest } from './markdown-request';
import { asSent, cacheResult } from './next-answer';
import { ROUTER_HEADERS } from './next-internals/answers';
import { PAGE_DATA_PATH, readPageDataAddress } from './page-data-address';
import { pageKey } from './page-key';
import { createPageMaker } from './page-maker';
import { type CachedPage, PageStore, STORE_BYTES } from './page-store';
import { pageRequest, type RecordedAnswer, type Render } from './record-answer';
import { createRefusals } from './refusals';
import { FullLineError, type RenderGate, TooManyRendersError } from './render-gate';
import { readRequestTarget } from './request-target';
import { closingHeaders, type SecurityHeaders } from './security-headers';
import { type Negotiated, negotiate, sendPage, sendRecorded } from './send-page';
import type { Problem, Site } from './site';
import type { StaticFiles } from './static-files';
import { ClientGoneError, OverdueError } from './waiting-line';

const READ_METHODS = ['GET', 'HEAD'];
const TOO_MANY: Problem = { status: 429, title: 'Too many requests' };
const TOO_SLOW: Problem = { status: 503, title: 'Request timed out' };
const TOO_LARGE: Problem = { status: 413, title: `Request body larger than ${BODY_CEILING_BYTES} bytes` };

/** Answers a request that it knows. @returns whether it did */
export type OwnAnswer = (
  target: { readonly address: string; readonly path: string },
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<boolean>;

interface PageHandlerOptions {
  readonly render: Render;
  readonly site: Site;
  /** What is sent as it lies there, asked in this order. */
  readonly files: readonly StaticFiles[];
  readonly security: SecurityHeaders;
  /** Before whatever makes pages. */
  readonly renderGate: RenderGate;
  /** Scripts that stand in pages, if one of `files` sends them. */
  readonly pageCodes?: readonly PageCode[];
  /** Proxies that name the client. @default 0 */
  readonly trustedProxies?: number;
  /** What answers before pages do, in this order: health, metrics. True where it did. */
  readonly own: readonly OwnAnswer[];
}

/**
 * Answers every request to a site: files, cached pages, and all else by Next. What no address, method or size is there for
 * never comes to Next: it is refused before, with 400, 404, 405 or 413.
 */
export function createPageHandler(options: PageHandlerOptions) {
  const { render, site, files, security, renderGate, own, trustedProxies = 0 } = options;
  const { outage } = site;
  const retryLater = { 'retry-after': String(outage.retryAfterSeconds) };
  const store = new PageStore(STORE_BYTES);
  const refuse = createRefusals({ render, site, security });
  const { pageForAll, remakeData, ask } = createPageMaker({
    render,
    site,
    security,
    renderGate,
    store,
    pageCodes: options.pageCodes,
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
      // A page is rendered whole to know its status and its headers; Node sends no body for HEAD.
      if (request.method === 'HEAD' && !site.carriesRequest(address)) request.method = 'GET';
      if (site.isInnerPath(path)) request.url = site.missingPath(path);
      await answer(request, response, { address, isMarkdown }, isTooLarge);
    }
  };

  async function answeredByItself(...parts: Parameters<OwnAnswer>): Promise<boolean> {
    for (const answerOwn of own) if (await answerOwn(...parts)) return true;
    return false;
  }

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
    const key = pageKey(request, site);
    const start = performance.now();
    const gone = clientGone(response);
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
      // Next takes the header away while it makes a page.
      const data = request.headers[ROUTER_HEADERS.data];
      const recorded = await ask(client, request, response, gone);
      site.noteCache(cacheResult(recorded));
      if (data !== undefined) request.headers[ROUTER_HEADERS.data] = data;
      if (isTooLarge()) await refuse(request, response, TOO_LARGE);
      // What knows of it says so itself; whatever else failed meanwhile failed by it.
      else if (recorded.status === 500 && outage.since(start))
        await refuse(request, response, outage.problem, retryLater, negotiated.encoding);
      else if (data !== undefined && recorded.status === 404) sendNoData(response);
      else await sendRecorded(response, negotiated, closed(security, asSent(recorded, site, address)));
    } catch (error) {
      // Nobody waits for an answer.
      if (error instanceof ClientGoneError) return;
      if (error instanceof OverdueError) {
        await refuse(request, response, TOO_SLOW, retryLater, negotiated.encoding);
        return;
      }
      if (!(error instanceof TooManyRendersError)) throw error;
      const headers = { 'retry-after': String(error.retryAfter) };
      // Who waits behind others that wait for the platform has not asked for too much.
      const isOutage = error instanceof FullLineError && outage.since(start);
      await refuse(request, response, isOutage ? outage.problem : TOO_MANY, headers, negotiated.encoding);
    }
  }

  interface PageVisit {
    readonly response: ServerResponse;
    readonly client: string;
    /** Aborted when the client leaves. */
    readonly gone: AbortSignal;
    readonly negotiated: Negotiated;
    readonly address: string;
    readonly key: string;
    readonly isMarkdown: boolean;
  }

  /** Answers with a page: what is held, else what Next makes. What is held in any state never waits for a slot. */
  async function answerPage(visit: PageVisit): Promise<void> {
    const { client, gone, address, key } = visit;
    const cached = store.get(key);
    if (cached !== undefined && cached.freshUntil > performance.now()) {
      site.noteCache('hit');
      await sendInForm(visit, cached);
      return;
    }
    const page = await pageForAll(client, key, address, gone);
    const plain = withoutQuery(key);
    if (page.status === 307 && plain !== key && page.headers['location'] === plain) {
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
   * Answers with a page's data, by its hash: what this process has sent a page with, or what it makes of that page itself. A page that has
   * changed since has other data: there is none under that address any more.
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
      // What a page has just been made with is known: made-up hashes cost a page a second at most.
      if (!isOutdated || current.dataAddress === address) await remakeData(client, page, gone);
    }
    const data = store.get(address);
    if (data === undefined) await refuse(request, response, { status: 404, title: 'Page data not found' });
    else await sendPage(site, store, response, negotiated, address, data);
  }

  /**
   * Next's router asks for the data of pages that there are not: by itself for an address without its query, which need not be a page
   * (`/search/tag`). With 204 it leaves it at that, and no browser reports a failure that nobody met; who goes to such a page gets it as a
   * document then, with its 404.
   */
  function sendNoData(response: ServerResponse): void {
    response.writeHead(204, { 'cache-control': 'no-store' }).end();
  }

  function sendOptions(response: ServerResponse, methods: readonly string[]): void {
    response.writeHead(204, { allow: allow(methods), 'cache-control': 'no-store' }).end();
  }
}

/** Whether an address is that of a page, as pages are cached. */
function isPage(address: string, site: Site): boolean {
  const target = readRequestTarget(address);
  const key = pageKey(pageRequest(address).request, site);
  return target.kind === 'address' && !site.isInnerPath(target.path) && key === address;
}

/** The value of `Allow`: every path answers OPTIONS too. */
function allow(methods: readonly string[]): string {
  return [...methods, 'OPTIONS'].join(', ');
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

function withoutQuery(address: string): string {
  return address.split('?', 1)[0] ?? address;
}

/** An answer that is not cached here, and nowhere else either unless it says so. */
function closed(security: SecurityHeaders, answer: RecordedAnswer): RecordedAnswer {
  return {
    ...answer,
    headers: { 'cache-control': 'no-store', ...answer.headers, ...closingHeaders(security, answer) },
  };
}
