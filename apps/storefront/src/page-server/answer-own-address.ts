import type { OwnAnswer } from '@shop/page-server/page-handler';
import { prefixOf } from '@shop/rules/language';
import { decodeSegment } from '#foundation/routing/decode-segment.ts';
import { MAIL_LINK_PATHS } from '#foundation/routing/mail-links.ts';
import { languageOf } from '#foundation/routing/other-language.ts';
import { isPagePath } from './page-paths';
import { SHOP_SITE } from './shop-site';

/** Paths whose rest is a code, a token or an id, in which case counts. */
const CASED = new RegExp(
  `^(?:${['/discount', '/cart/open', '/cart/link', '/mail-magazine/coupon', ...Object.values(MAIL_LINK_PATHS)].join('|')})/`,
  'i',
);
const PERCENT_OR_CAPITALS = /%[0-9a-f]{2}|[A-Z]+/gi;

/**
 * A page's own address, in lower case and composed letters (ROUTE-14): print and QR codes write addresses in capitals, a Mac's file
 * names have カ and a mark for ガ. Codes, tokens and ids stay as they are. Null for an address that is its own, and for one that is no page.
 * @param address with its query
 */
export function ownAddress(address: string): string | null {
  const [path = '', ...query] = address.split('?');
  const prefix = prefixOf(languageOf(path));
  const own = path.slice(prefix.length);
  const cased = own.slice(CASED.exec(own)?.[0].length ?? own.length);
  const plain = own
    .slice(0, own.length - cased.length)
    .replace(PERCENT_OR_CAPITALS, (part) => (part.startsWith('%') ? part : part.toLowerCase()));
  const canonical = `${prefix}${plain.split('/').map(composed).join('/')}${cased}`;
  if (SHOP_SITE.isInnerPath(path)) return null;
  return canonical === path || !isPagePath(plain) ? null : [canonical, ...query].join('?');
}

/** A segment with small and composed letters, as handles have them; unchanged if it has no others or cannot be decoded. */
function composed(segment: string): string {
  const text = decodeSegment(segment);
  const whole = text.toLowerCase().normalize('NFC');
  return whole === text ? segment : encodeURIComponent(whole);
}

/** Redirects there for good. */
export const answerOwnAddress: OwnAnswer = async ({ address }, { method = 'GET' }, response) => {
  const location = ownAddress(address);
  if (location === null || !['GET', 'HEAD'].includes(method)) return false;
  response.writeHead(308, { location, 'cache-control': 'no-store' });
  response.end();
  return true;
};
