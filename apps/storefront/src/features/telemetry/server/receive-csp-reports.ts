import { onePerProcess } from '@shop/page-server/one-per-process';
import { readBody } from '#foundation/endpoint/read-fields.ts';
import { problem } from '#foundation/http/problem.ts';
import { prefixPattern } from '#foundation/i18n/locale.ts';
import { log } from '#foundation/process/log.ts';
import { type CspReport, cspReportsSchema } from '../contract/csp-report';

/** The browser's keyword for a source without a URL. */
const WORD = /^[a-z-]{1,40}$/;

const PREFIX = new RegExp(`^${prefixPattern()}`);

/** Longest host name plus scheme and port: longer ones are invented. */
const MAX_ORIGIN_LENGTH = 300;

/**
 * One short log line for a report, without personal data: the directive, the kind of page and the source's origin. Page paths may
 * contain a mail link's token and URLs a shopper's input, so only their beginning is logged.
 * @returns null if it is not a browser's report about this shop's pages
 */
export function describeCspReport(report: CspReport, shopUrl: string): string | null {
  const directive = (report.directive ?? '').split(' ', 1)[0] ?? '';
  const page = pageKind(report.page, shopUrl);
  if (!WORD.test(directive) || page === null) return null;
  return `${directive} stopped ${originOf(report.blocked, shopUrl)} on ${page}, from ${originOf(report.source, shopUrl)}`;
}

/** The first part of a page's path after its language: `/products/…`; null for another site. */
function pageKind(address: string | null | undefined, shopUrl: string): string | null {
  if (!address || !URL.canParse(address)) return null;
  const { origin, pathname } = new URL(address);
  if (origin !== new URL(shopUrl).origin) return null;
  const [first = '', ...rest] = pathname.replace(PREFIX, '').split('/').slice(1);
  return `/${WORD.test(first) ? first : first && '…'}${rest.length > 0 ? '/…' : ''}`;
}

function originOf(address: string | null | undefined, shopUrl: string): string {
  if (!address) return 'nowhere';
  if (WORD.test(address)) return address;
  if (!URL.canParse(address)) return 'something';
  const { origin, protocol } = new URL(address);
  if (origin === new URL(shopUrl).origin) return 'the shop';
  return (origin === 'null' ? protocol : origin).slice(0, MAX_ORIGIN_LENGTH);
}

/** A browser sends a page's violations together; each is under a kilobyte without its sample. */
const REPORT_MAX_BYTES = 16 * 1024;
const REPORT_TYPES = ['application/csp-report', 'application/reports+json', 'application/json'];

/**
 * `POST /api/csp-reports` (SEC-01): logs a policy violation in a visitor's browser. Nothing is stored, requested or forwarded, so
 * many reports cause no further work.
 */
export async function receiveCspReports(
  request: Request,
  { shopUrl, log }: { readonly shopUrl: string; readonly log: ReportLog },
): Promise<Response> {
  const [type] = (request.headers.get('content-type') ?? '').split(';');
  if (!REPORT_TYPES.includes(type?.trim().toLowerCase() ?? '')) {
    return problem({ status: 415, title: `The body must be ${REPORT_TYPES.join(' or ')}` });
  }
  const body = await readBody(request, REPORT_MAX_BYTES);
  if (body instanceof Response) return body;
  const parsed = cspReportsSchema.safeParse(fromJson(new TextDecoder().decode(body)));
  if (!parsed.success) return problem({ status: 400, title: 'Invalid report' });
  for (const report of parsed.data) {
    const line = describeCspReport(report, shopUrl);
    if (line !== null) log.add(line);
  }
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
}

/** Undefined for invalid JSON. */
function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Maximum lines per minute; a broken extension in many browsers reports the same thousands of times. */
const MAX_PER_MINUTE = 30;
/** Maximum number of remembered lines. */
const MAX_REMEMBERED = 500;
const MINUTE_MS = 60_000;
/** After this time a line is logged again. */
const NEWS_AGAIN_MS = 60 * MINUTE_MS;

/** Logs each line once per hour, and few per minute: senders of reports must not fill the log. Its memory is bounded. */
export class ReportLog {
  readonly #tell: (line: string) => void;
  readonly #now: () => number;
  /** The time each line was logged, oldest first. */
  readonly #logged = new Map<string, number>();
  #minute = 0;
  #inMinute = 0;

  constructor(tell: (line: string) => void, now: () => number = Date.now) {
    this.#tell = tell;
    this.#now = now;
  }

  /** The number of remembered lines, at most 500. */
  get size(): number {
    return this.#logged.size;
  }

  /** @returns whether it was logged */
  add(line: string): boolean {
    const now = this.#now();
    const minute = Math.floor(now / MINUTE_MS);
    if (minute !== this.#minute) {
      this.#minute = minute;
      this.#inMinute = 0;
    }
    const last = this.#logged.get(line);
    if (last !== undefined && now - last < NEWS_AGAIN_MS) return false;
    if (this.#inMinute >= MAX_PER_MINUTE) return false;
    this.#inMinute += 1;
    this.#logged.delete(line);
    this.#logged.set(line, now);
    for (const oldest of this.#logged.keys()) {
      if (this.#logged.size <= MAX_REMEMBERED) break;
      this.#logged.delete(oldest);
    }
    this.#tell(line);
    return true;
  }
}

/** The log of this process. */
export const cspReportLog = onePerProcess(
  'cspReportLog',
  () => new ReportLog((line) => log.warn(`content security policy: ${line}`)),
);
