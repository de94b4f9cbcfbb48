import { CATEGORY_ADDRESSES } from '@shop/brands/category-addresses';
import type { OwnAnswer } from '@shop/page-server/page-handler';
import { prefixOf } from '@shop/rules/language';
import { MAIL_LINK_PATHS } from '#foundation/routing/mail-links.ts';
import { languageOf } from '#foundation/routing/other-language.ts';
import { pageAddress } from '#foundation/routing/page-address.ts';
import { rewritesToPages } from '#foundation/routing/rewrites.ts';
import { SHOP_SITE } from './shop-site';

/** Paths whose rest is a code, a token or an id, in which case counts. */
const CASED = new RegExp(
  `^(?:${['/discount', '/cart/open', '/cart/link', '/mail-magazine/coupon', ...Object.values(MAIL_LINK_PATHS)].join('|')})/`,
  'i',
);
const PERCENT_OR_CAPITALS = /%[0-9a-f]{2}|[A-Z]+/gi;

/** First segments of the pages' paths, without a language. */
const FIRST_SEGMENTS: ReadonlySet<string> = new Set([
  ...CATEGORY_ADDRESSES.handles,
  ...rewritesToPages()
    .filter(({ destination }) => destination.startsWith(`${pageAddress.home('ja')}/`))
    .map(({ source }) => source.split('/')[1] ?? ''),
]);

/**
 * The address of a page in lower case, which is its own (ROUTE-14): print and QR codes write addresses in capitals. Codes, tokens and ids
 * keep their case. Null for an address that is in its own case, and for one that is no page.
 * @param address with its query
 */
export function lowerCaseAddress(address: string): string | null {
  const [path = '', ...query] = address.split('?');
  const prefix = prefixOf(languageOf(path));
  const own = path.slice(prefix.length);
  const cased = own.slice(CASED.exec(own)?.[0].length ?? own.length);
  const plain = own
    .slice(0, own.length - cased.length)
    .replace(PERCENT_OR_CAPITALS, (part) => (part.startsWith('%') ? part : part.toLowerCase()));
  const lower = `${prefix}${plain}${cased}`;
  if (SHOP_SITE.isInnerPath(path)) return null;
  const isPage = plain === '' || plain === '/' || FIRST_SEGMENTS.has(plain.split('/')[1] ?? '');
  return lower === path || !isPage ? null : [lower, ...query].join('?');
}

/** Redirects there for good. */
export const answerLowerCase: OwnAnswer = async ({ address }, { method = 'GET' }, response) => {
  const location = lowerCaseAddress(address);
  if (location === null || !['GET', 'HEAD'].includes(method)) return false;
  response.writeHead(308, { location, 'cache-control': 'no-store' });
  response.end();
  return true;
};
