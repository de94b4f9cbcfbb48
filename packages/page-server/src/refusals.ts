import type { IncomingMessage, ServerResponse } from 'node:http';
import { encode } from './encode';
import { chooseEncoding, isFormOfPage } from './negotiation';
import { asksForData } from './next-internals/answers';
import type { CachedPage, Encoding } from './page-store';
import { pageRequest, type RecordedAnswer, type Render, recordAnswer } from './record-answer';
import { pageSecurityHeaders, type SecurityHeaders } from './security-headers';
import { writeBody } from './send-page';
import type { ErrorPageName, Problem, Site } from './site';

/** How long the refusal page is cached, in milliseconds. */
const REFUSAL_FRESH_MS = 10_000;

/** Headers of a problem body (RFC 9457, API-06), which no cache stores. */
export const PROBLEM_HEADERS = { 'content-type': 'application/problem+json', 'cache-control': 'no-store' };

interface RefusalsOptions {
  readonly render: Render;
  readonly site: Pick<Site, 'isEndpoint' | 'errorPath' | 'carriesRequest'>;
  readonly security: SecurityHeaders;
}

/**
 * @returns answers a request that is refused or failed: with a problem body for programs, else with a page in the address's language. The
 * page for a form, or for a link that acts and fails, does not say that nothing has changed (TRUTH-01)
 */
export function createRefusals({ render, site, security }: RefusalsOptions) {
  /** By address: one per name and language. */
  const refusals = new Map<string, CachedPage>();

  return async function refuse(
    request: IncomingMessage,
    response: ServerResponse,
    refusal: Problem,
    headers: Record<string, string> = {},
    encoding: Encoding = chooseEncoding(request.headers['accept-encoding']?.toString()),
  ): Promise<void> {
    const address = request.url ?? '/';
    const { status } = refusal;
    const refused = { ...PROBLEM_HEADERS, ...headers };
    const isForm = isFormOfPage(request);
    const isProgram =
      (site.isEndpoint(address.split('?', 1)[0] ?? '') && !isForm) || asksForData(request.headers);
    const name = isForm ? 'form' : nameOf(status, site.carriesRequest(address));
    const page = isProgram ? undefined : await refusalPage(name, isForm ? senderOf(request) : address);
    if (page === undefined) {
      writeBody(response, status, refused, 'identity', Buffer.from(JSON.stringify(refusal)));
      return;
    }
    if (encoding !== 'identity') page.bodies[encoding] ??= await encode(page.bodies.identity, encoding);
    const all = { ...refused, ...page.headers };
    writeBody(response, status, all, encoding, page.bodies[encoding] ?? page.bodies.identity);
  };

  /** The page for all refusals of a kind in a language. It is cached for a while, so that repeated refusals cost nothing. */
  async function refusalPage(name: ErrorPageName, address: string): Promise<CachedPage | undefined> {
    const path = site.errorPath(name, address);
    const held = refusals.get(path);
    if (held !== undefined && held.freshUntil > performance.now()) return held;
    const drawn = await readErrorPage(render, path, 200);
    if (drawn === undefined) return undefined;
    const page: CachedPage = {
      status: 200,
      tag: '',
      headers: {
        ...pageSecurityHeaders(security, drawn),
        'content-type': 'text/html; charset=utf-8',
        vary: 'accept-encoding',
      },
      bodies: { identity: drawn.body },
      freshUntil: performance.now() + REFUSAL_FRESH_MS,
    };
    refusals.set(path, page);
    return page;
  }
}

/** Of 429 and 503 the page says that nothing has changed: not where a link may have begun its work. */
function nameOf(status: number, acts: boolean): ErrorPageName {
  if (status === 429 || (status === 503 && !acts)) return 'unreachable';
  return status < 500 ? 'refused' : 'failed';
}

/** The address of the site's page that sent a form: its language is the reader's. */
function senderOf({ url = '/', headers: { referer, host } }: IncomingMessage): string {
  const sender = referer !== undefined && URL.canParse(referer) ? new URL(referer) : null;
  return sender?.host === host ? (sender?.pathname ?? url) : url;
}

/** Renders one of the site's error pages (cached by Next like any other) and sets its status. */
export async function readErrorPage(
  render: Render,
  path: string,
  status: number,
): Promise<RecordedAnswer | undefined> {
  const { request, response } = pageRequest(path);
  const answer = await recordAnswer(render, request, response);
  return answer.status === 200 ? { ...answer, status } : undefined;
}
