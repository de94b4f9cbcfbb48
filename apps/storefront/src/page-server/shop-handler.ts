import type { IncomingMessage, ServerResponse } from 'node:http';
import { ROUTER_HEADERS } from '@shop/page-server/next-internals/answers';
import { type CachedPage, PageStore, STORE_BYTES } from '#foundation/cache/page-store.ts';
import { clientGone } from '#foundation/http/client-gone.ts';
import { CLIENT_HEADER, clientAddress } from '#foundation/http/client-header.ts';
import {
  PLATFORM_AWAY,
  platformFailedSince,
  RETRY_AFTER_OUTAGE_SECONDS,
} from '#foundation/http/platform-outage.ts';
import type { Problem } from '#foundation/http/problem-schema.ts';
import { noteCache } from '#foundation/process/tracing.ts';
import { ClientGoneError, OverdueError } from '#foundation/process/waiting-line.ts';
import { carriesRequest } from '#foundation/routing/request-links.ts';
import { allowedMethods } from './allowed-methods';
import { announcesTooMuch, BODY_CEILING_BYTES, limitBody } from './body-limit';
import { closingHeaders } from './closing-headers';
import { withOwnHints } from './fetch-hints';
import type { Health } from './health';
import { isInnerPath } from './inner-address';
import { markdownTag, toMarkdown } from './markdown-page';
import { readMarkdownRequest } from './markdown-request';
import { answerMetrics } from './metrics-endpoint';
import { cacheResult } from './next-cache';
import type { PageCode } from './page-code';
import { PAGE_DATA_PATH, readPageDataAddress } from './page-data-address';
import { pageKey } from './page-key';
import { createPageMaker } from './page-maker';
import { pageRequest } from './page-request';
import type { RecordedAnswer, Render } from './record-answer';
import { createRefusals } from './refusals';
import { FullLineError, type RenderGate, TooManyRendersError } from './render-gate';
import { readRequestTarget } from './request-target';
import type { SecurityHeaders } from './security-headers';
import { type Negotiated, negotiate, sendPage, sendRecorded } from './send-page';
import type { StaticFiles } from './static-files';
import { withOtherLanguage } from './with-other-language';
import { withWindow } from './with-window';

const READ_METHODS = ['GET', 'HEAD'];
const TOO_MANY: Problem = { status: 429, title: 'Too many requests' };
const RETRY_LATER = { 'retry-after': String(RETRY_AFTER_OUTAGE_SECONDS) };
const TOO_SLOW: Problem = { status: 503, title: 'Request timed out' };
const TOO_LARGE: Problem = { status: 413, title: `Request body larger than ${BODY_CEILING_BYTES} bytes` };

interface ShopHandlerOptions {
  readonly render: Render;
  /** What is sent as it lies there, asked in this order. */
  readonly files: readonly StaticFiles[];
  readonly security: SecurityHeaders;
  /** Before whatever makes pages. */
  readonly renderGate: RenderGate;
  /** Scripts that stand in pages, if one of `files` sends them. */
  readonly pageCodes?: readonly PageCode[];
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
  const refuse = createRefusals({ render, security });
  const { pageForAll, remakeData, ask } = createPageMaker({
    render,
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
    const { address, path, isMarkdown } = readMarkdownRequest(target, request.headers.accept);
    request.url = address;
    const methods = allowedMethods(path);
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
      noteCache(cacheResult(recorded));
      if (data !== undefined) request.headers[ROUTER_HEADERS.data] = data;
      if (isTooLarge()) await refuse(request, response, TOO_LARGE);
      // What knows of it says so itself; whatever else failed meanwhile failed by it.
      else if (recorded.status === 500 && platformFailedSince(start))
        await refuse(request, response, PLATFORM_AWAY, RETRY_LATER, negotiated.encoding);
      else if (data !== undefined && recorded.status === 404) sendNoData(response);
      else
        await sendRecorded(
          response,
          negotiated,
          closed(security, withOtherLanguage(withOwnHints(recorded), address)),
        );
    } catch (error) {
      // Nobody waits for an answer.
      if (error instanceof ClientGoneError) return;
      if (error instanceof OverdueError) {
        await refuse(request, response, TOO_SLOW, RETRY_LATER, negotiated.encoding);
        return;
      }
      if (!(error instanceof TooManyRendersError)) throw error;
      const headers = { 'retry-after': String(error.retryAfter) };
      // Who waits behind others that wait for the platform has not asked for too much.
      const isOutage = error instanceof FullLineError && platformFailedSince(start);
      await refuse(request, response, isOutage ? PLATFORM_AWAY : TOO_MANY, headers, negotiated.encoding);
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
      noteCache('hit');
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
      await sendPage(store, response, negotiated, key, withWindow(page, visit.address) ?? page);
      return;
    }
    const markdownKey = `markdown ${key}`;
    const held = store.get(markdownKey);
    const markdown = held?.tag === markdownTag(page) ? held : toMarkdown(page);
    if (markdown !== held && page.status === 200) store.set(markdownKey, markdown);
    await sendPage(store, response, negotiated, markdownKey, markdown);
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
    if (page !== undefined && store.get(address) === undefined && isPage(page)) {
      const current = store.get(page);
      const isOutdated = current !== undefined && current.freshUntil > performance.now();
      // What a page has just been made with is known: made-up hashes cost a page a second at most.
      if (!isOutdated || current.dataAddress === address) await remakeData(client, page, gone);
    }
    const data = store.get(address);
    if (data === undefined) await refuse(request, response, { status: 404, title: 'Page data not found' });
    else await sendPage(store, response, negotiated, address, data);
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
function isPage(address: string): boolean {
  const target = readRequestTarget(address);
  const key = pageKey(pageRequest(address).request);
  return target.kind === 'address' && !isInnerPath(target.path) && key === address;
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
