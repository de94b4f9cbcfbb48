import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { JoinedScripts, PageCode } from './built-files';
import { CLIENT_HEADER } from './client-header';
import { encodeForCache } from './encode';
import {
  bytesOf,
  cacheResult,
  hasOwnData,
  isCached,
  type SentAnswer,
  toSentAnswer,
  wasFound,
} from './next-answer';
import { BUILT_FILES } from './next-internals/addresses';
import { isCacheable } from './next-internals/answers';
import { ROUTER_HEADERS } from './next-internals/router-names';
import { withoutStillParts } from './next-internals/still-parts';
import { pageDataAddress, pageDataHash } from './page-data-address';
import { readPageDocument } from './page-document';
import { type CachedPage, FRESH_MS, type PageStore } from './page-store';
import { isHtml, pageRequest, type RecordedAnswer, type Render, recordAnswer } from './record-answer';
import { PROBLEM_HEADERS, readErrorPage } from './refusals';
import type { RenderGate } from './render-gate';
import { OverdueError, withCeiling } from './request-queue';
import { pageSecurityHeaders, type SecurityHeaders } from './security-headers';
import { IMMUTABLE } from './send-built-file';
import { singleFlight } from './single-flight';
import { type ErrorPageName, isFailedByOutage, type Problem, type Site } from './site';
import { isWarm } from './warm-header';

/** The cost of an endpoint's answer, in pages. */
const ENDPOINT_COST = 0.2;

interface PageRendererOptions {
  readonly render: Render;
  readonly site: Site;
  readonly security: SecurityHeaders;
  /** Guards all rendering. */
  readonly renderGate: RenderGate;
  /** The cache of pages and their data. */
  readonly store: PageStore;
  /** Inline scripts of pages, if they are also files. */
  readonly pageCodes?: readonly PageCode[] | undefined;
  /** The scripts that every page starts with, likewise. */
  readonly joinedScripts?: JoinedScripts | undefined;
}

/** A page, the address requested from Next, and whether it is the same for all addresses of its key. */
interface RenderedPage {
  readonly page: CachedPage;
  readonly address: string;
  readonly isForAll: boolean;
}

/** Renders pages through Next, converts them to the form in which they are sent, and caches them (CACHE-01, ADR 54). */
export function createPageRenderer({
  render,
  site,
  security,
  renderGate,
  store,
  pageCodes,
  joinedScripts,
}: PageRendererOptions) {
  let isMakingDense = false;

  return { pageForAll, remakeData, ask, errorAnswer };

  /** Renders a page once for all concurrent requests (CACHE-01). Waiting for another request's page costs a client nothing. */
  async function pageForAll(
    client: string,
    key: string,
    address: string,
    gone: AbortSignal,
  ): Promise<CachedPage> {
    let isFirst = false;
    const make = (abandoned: AbortSignal) => {
      isFirst = true;
      return makePage(client, key, address, abandoned);
    };
    const made = await singleFlight(`page ${key}`, make, gone);
    if (isFirst) return made.page;
    // A page that Next does not cache may depend on address parts outside the key.
    if (!made.isForAll && made.address !== address) return (await makePage(client, key, address, gone)).page;
    site.noteCache('joined');
    return made.page;
  }

  /**
   * Renders a page through Next, and caches it. The request belongs to no client, so no disconnect aborts it; a render not yet begun is
   * dropped.
   */
  async function makePage(
    client: string,
    key: string,
    address: string,
    gone: AbortSignal,
  ): Promise<RenderedPage> {
    const cached = store.get(key);
    const start = performance.now();
    const { request, response } = pageRequest(address);
    request.headers[CLIENT_HEADER] = client;
    const recorded =
      cached === undefined
        ? await ask(client, request, response, gone)
        : await inTime(() => recordAnswer(render, request, response));
    if (recorded.status >= 500 && cached !== undefined) {
      // A stale page is more useful than an error page.
      site.noteCache('stale');
      return { page: cached, address, isForAll: true };
    }
    site.noteCache(cacheResult(recorded));
    const page = await toPage(recorded, cached, start, key);
    if (page.status === 200 && isCached(recorded)) store.set(key, page);
    // What is unchanged has its brotli body already: more requests are likely.
    void makeDense([key, page.dataAddress]);
    return { page, address, isForAll: isCacheable(recorded.headers) };
  }

  /** Compresses what has a brotli body again, more densely, in the background. One at a time, so that requests are not delayed. */
  async function makeDense(keys: readonly (string | undefined)[]): Promise<void> {
    if (isMakingDense) return;
    isMakingDense = true;
    try {
      for (const key of keys) {
        const page = key === undefined ? undefined : store.get(key);
        if (key === undefined || page?.bodies.br === undefined || page.isDense) continue;
        store.makeDense(key, page, await encodeForCache(page.bodies.identity));
      }
    } finally {
      isMakingDense = false;
    }
  }

  /** Renders a page again for its data, once for concurrent requests, and caches both. */
  async function remakeData(client: string, key: string, gone: AbortSignal): Promise<void> {
    const remake = async (abandoned: AbortSignal) => {
      const { request, response } = pageRequest(key);
      request.headers[CLIENT_HEADER] = client;
      const recorded = await ask(client, request, response, abandoned);
      const page = await toPage(recorded, undefined, performance.now(), key);
      if (page.status === 200 && isCached(recorded)) store.set(key, page);
    };
    await singleFlight(`data ${key}`, remake, gone);
  }

  /**
   * Has Next answer, in a slot and within the client's budget.
   * @param gone aborted when no client waits for the answer any more
   * @throws as RenderGate.run
   */
  function ask(
    client: string,
    request: IncomingMessage,
    response: ServerResponse,
    gone: AbortSignal,
  ): Promise<RecordedAnswer> {
    const work = () => recordAnswer(render, request, response);
    const { method, url = '/' } = request;
    if (method !== 'GET' || isWarm(request) || url.startsWith(BUILT_FILES)) return work();
    const isProgram = site.isEndpoint(url.split('?', 1)[0] ?? '');
    return renderGate.run(client, work, {
      cost: isProgram ? ENDPOINT_COST : 1,
      isFree: (recorded) => !isProgram && wasFound(recorded),
      gone,
    });
  }

  async function toPage(
    answer: RecordedAnswer,
    before: CachedPage | undefined,
    start: number,
    address: string,
  ): Promise<CachedPage> {
    const replacement = await errorAnswer(answer, start, address);
    const made = toSentAnswer(replacement ?? answer, site, address);
    const { status, headers } = made;
    const hash = createHash('sha1').update(made.body).digest('base64url');
    // A browser that has the page with inline data must not reuse the policy of the one without.
    const tag = hasOwnData(made) ? hash : `${hash}-whole`;
    const unchanged = before !== undefined && before.tag === tag && before.status === status;
    const location = locationOf(made);
    const { sent, dataAddress } = unchanged
      ? { sent: made, dataAddress: before.dataAddress }
      : withLateScripts(made, address);
    return {
      status,
      tag,
      bodies: unchanged ? before.bodies : { identity: bytesOf(sent.body) },
      headers: {
        // They depend only on the body, and an identical body was read before.
        ...(unchanged ? before.headers : pageSecurityHeaders(security, sent)),
        'content-type': String(headers['content-type'] ?? 'text/plain; charset=utf-8'),
        // Browsers revalidate and get 304: longer-lived copies are cached here, where they can be dropped.
        'cache-control': status === 200 ? 'public, max-age=0, must-revalidate' : 'no-store',
        vary: ['accept', 'accept-encoding', ...Object.values(ROUTER_HEADERS)].join(', '),
        ...(location === undefined ? {} : { location }),
        ...(status === 503 ? { 'retry-after': String(site.outage.retryAfterSeconds) } : {}),
      },
      freshUntil: performance.now() + FRESH_MS,
      dataAddress,
      isDense: unchanged && before.isDense === true,
    };
  }

  /** A page whose scripts start after it is painted, and load its data if that is cached. */
  function withLateScripts(
    answer: SentAnswer,
    address: string,
  ): { readonly sent: SentAnswer; readonly dataAddress?: string } {
    const html = isHtml(answer) ? answer.body.toString('utf8') : '';
    const document = readPageDocument(html, pageCodes, joinedScripts);
    if (document === undefined) return { sent: answer };
    if (document.data === '' || !hasOwnData(answer)) return { sent: { ...answer, body: document.html() } };
    const data = withoutStillParts(document.data, html);
    const hash = pageDataHash(data);
    const dataAddress = pageDataAddress({ hash, page: address });
    const before = store.get(dataAddress);
    store.set(dataAddress, {
      status: 200,
      tag: hash,
      headers: {
        ...security.ofParts,
        'content-type': 'application/javascript; charset=utf-8',
        'cache-control': IMMUTABLE,
        vary: 'accept-encoding',
      },
      bodies: before?.bodies ?? { identity: Buffer.from(data) },
      freshUntil: Number.POSITIVE_INFINITY,
      isDense: before?.isDense === true,
    });
    return { sent: { ...answer, body: document.html(dataAddress) }, dataAddress };
  }

  /**
   * Next renders errors only in the browser, and is unaware of outages. The site's own error pages are sent instead, with the correct
   * status, and a problem body for non-pages.
   * @param start of the request
   */
  async function errorAnswer(
    answer: RecordedAnswer,
    start: number,
    address: string,
  ): Promise<RecordedAnswer | undefined> {
    const isOutage = answer.status >= 500 && isFailedByOutage(site, start);
    if (!isHtml(answer)) return isOutage ? problemAnswer(site.outage.problem) : undefined;
    if (answer.status === 404) return readErrorPage(render, site.errorPath('missing', address), 404);
    if (answer.status < 500) return undefined;
    const name: ErrorPageName = isOutage ? 'unreachable' : 'failed';
    return readErrorPage(render, site.errorPath(name, address), isOutage ? 503 : 500);
  }
}

function problemAnswer(body: Problem): RecordedAnswer {
  return {
    status: body.status,
    headers: { 'content-type': PROBLEM_HEADERS['content-type'] },
    body: Buffer.from(JSON.stringify(body)),
  };
}

/** A render that exceeds the slot's maximum time has failed. */
async function inTime(work: () => Promise<RecordedAnswer>): Promise<RecordedAnswer> {
  try {
    return await withCeiling(work);
  } catch (error) {
    if (!(error instanceof OverdueError)) throw error;
    return { status: 503, headers: {}, body: Buffer.alloc(0) };
  }
}

/** The target of a redirect; Next may repeat the header. */
function locationOf({ headers }: SentAnswer): string | undefined {
  const [location] = [headers.location].flat();
  return location === undefined ? undefined : String(location);
}
