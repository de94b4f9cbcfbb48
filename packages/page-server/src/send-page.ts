import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { encode, isCompressible, WORTH_COMPRESSING_BYTES } from './encode';
import { isEtagListed } from './if-none-match';
import { chooseEncoding } from './negotiation';
import type { CachedPage, Encoding, PageStore } from './page-store';
import type { RecordedAnswer } from './record-answer';
import { singleFlight } from './single-flight';
import type { Site } from './site';

/** What a browser's request negotiates besides the page itself. */
export interface Negotiated {
  readonly encoding: Encoding;
  /** Validator of its cached copy. */
  readonly validator: string | undefined;
}

/** Removes conditions and encodings from a request: Next answers in full and uncompressed, and this server decides what is sent. */
export function negotiate({ headers }: IncomingMessage): Negotiated {
  const negotiated = {
    encoding: chooseEncoding(headers['accept-encoding']?.toString()),
    validator: headers['if-none-match'],
  };
  delete headers['if-none-match'];
  delete headers['accept-encoding'];
  return negotiated;
}

/** Sends a cached page, compressed once per encoding, or a 304. */
export async function sendPage(
  { clockMetric }: Pick<Site, 'clockMetric'>,
  store: PageStore,
  response: ServerResponse,
  negotiated: Negotiated,
  key: string,
  page: CachedPage,
): Promise<void> {
  const etag = `W/"${page.tag}"`;
  const headers = { ...page.headers, etag, ...clockOf(page, clockMetric) };
  if (page.status === 200 && isEtagListed(negotiated.validator, etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const requested = isWorthCompressing(page.bodies.identity, page.headers) ? negotiated.encoding : 'identity';
  let body = page.bodies[requested];
  if (body === undefined && requested !== 'identity') {
    body = await singleFlight(`${requested} ${key} ${page.tag}`, () =>
      encode(page.bodies.identity, requested),
    );
    store.addBody(key, page, requested, body);
  }
  writeBody(response, page.status, headers, requested, body ?? page.bodies.identity);
}

/** A document includes the current time: the page is cached, and visitors' clocks may be days off. */
function clockOf({ headers }: CachedPage, metric: string): Record<string, string> {
  return String(headers['content-type']).startsWith('text/html')
    ? { 'server-timing': `${metric};desc=${Date.now()}` }
    : {};
}

function isWorthCompressing(body: Buffer, headers: Readonly<OutgoingHttpHeaders>): boolean {
  return body.byteLength >= WORTH_COMPRESSING_BYTES && isCompressible(String(headers['content-type'] ?? ''));
}

/** Sends Next's answer, which is not cached here. */
export async function sendRecorded(
  response: ServerResponse,
  negotiated: Negotiated,
  answer: RecordedAnswer,
): Promise<void> {
  const requested: Encoding =
    answer.headers['content-encoding'] === undefined && isWorthCompressing(answer.body, answer.headers)
      ? negotiated.encoding
      : 'identity';
  const body = requested === 'identity' ? answer.body : await encode(answer.body, requested);
  writeBody(response, answer.status, { ...answer.headers, ...sharedLife(answer) }, requested, body);
}

/** Next lets shared caches store a static page for a year; here pages are cached where they can be dropped. */
function sharedLife({ headers }: RecordedAnswer): Record<string, string> {
  return String(headers['cache-control']).includes('s-maxage')
    ? { 'cache-control': 'public, max-age=0, must-revalidate' }
    : {};
}

/** Ends an answer with an encoded body. */
export function writeBody(
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
