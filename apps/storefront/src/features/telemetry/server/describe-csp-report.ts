import type { CspReport } from '../contract/csp-report';

/** What a browser calls a thing that has no address. */
const WORD = /^[a-z-]{1,40}$/;

/** Longest host name, and something for scheme and port: what is longer is made up. */
const LONGEST_ORIGIN = 300;

/**
 * A report as one short line for the log, made of what cannot be anybody's: which rule, what kind of page, from where. Paths of
 * pages may hold a mail link's token and addresses a shopper's words, so no more of them is told than where they begin.
 * @returns null for what no browser tells of this shop's pages
 */
export function describeCspReport(report: CspReport, shopUrl: string): string | null {
  const directive = (report.directive ?? '').split(' ', 1)[0] ?? '';
  const page = pageKind(report.page, shopUrl);
  if (!WORD.test(directive) || page === null) return null;
  return `${directive} stopped ${originOf(report.blocked, shopUrl)} on ${page}, from ${originOf(report.source, shopUrl)}`;
}

/** The first part of a page's path, after its language: `/products/…`; null for another site's. */
function pageKind(address: string | null | undefined, shopUrl: string): string | null {
  if (!address || !URL.canParse(address)) return null;
  const { origin, pathname } = new URL(address);
  if (origin !== new URL(shopUrl).origin) return null;
  const [first = '', ...rest] = pathname
    .replace(/^\/en(?=\/|$)/, '')
    .split('/')
    .slice(1);
  return `/${WORD.test(first) ? first : first && '…'}${rest.length > 0 ? '/…' : ''}`;
}

function originOf(address: string | null | undefined, shopUrl: string): string {
  if (!address) return 'nowhere';
  if (WORD.test(address)) return address;
  if (!URL.canParse(address)) return 'something';
  const { origin, protocol } = new URL(address);
  if (origin === new URL(shopUrl).origin) return 'the shop';
  return (origin === 'null' ? protocol : origin).slice(0, LONGEST_ORIGIN);
}
