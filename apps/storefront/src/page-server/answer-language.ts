import type { IncomingHttpHeaders } from 'node:http';
import type { OwnAnswer } from '@shop/page-server/page-handler';
import { localePath } from '#foundation/i18n/locale.ts';
import { preferredLocale, shopLocales } from '#foundation/i18n/shop-locales.ts';
import { addressIn, languageOf } from '#foundation/routing/other-language.ts';
import { isEndpointPath } from './allowed-methods';

/** Files and addresses for programs: they have no language. */
const NO_PAGE = /^\/[._]|\.\w+$/;
const SITE_OVERVIEW = '/llms.txt';
/** What browsers send with an address that was typed or followed from another site. */
const FROM_ELSEWHERE: readonly unknown[] = ['none', 'cross-site'];

/**
 * The redirect of a page in a language that the shop does not have (LANG-01): an address without a prefix to the same page in its main language. An
 * address with the prefix of such a language does not exist.
 * @param address with its query
 * @returns null for an address that is handled as usual
 */
export function languageAnswer(address: string): 'missing' | { readonly location: string } | null {
  const [path = ''] = address.split('?');
  const languages = shopLocales();
  const asked = languageOf(path.toLowerCase());
  if (languages.includes(asked)) return null;
  if (localePath(asked, '/') !== '/') return 'missing';
  if ((NO_PAGE.test(path) && path !== SITE_OVERVIEW) || isEndpointPath(path)) return null;
  return { location: addressIn(languages[0], address, asked) };
}

/**
 * The redirect of `/` and `/llms.txt` in a shop that has the language without a prefix, but not as its main one (LANG-01). A visitor of `/` from
 * elsewhere is led to the language that the browser names. The shop's own links to `/` mean the language without a prefix, and engines, which send
 * no such header, read it there. Agents read the overview in the main language.
 * @param address with its query
 * @returns null for any other shop, address or visitor
 */
export function firstPageAnswer(address: string, headers: IncomingHttpHeaders): string | null {
  const [path = ''] = address.split('?');
  const [main, ...others] = shopLocales();
  const unprefixed = languageOf('/');
  if (!others.includes(unprefixed)) return null;
  if (path === SITE_OVERVIEW) return addressIn(main, address, unprefixed);
  if (path !== '/' || !FROM_ELSEWHERE.includes(headers['sec-fetch-site'])) return null;
  const read = preferredLocale(headers['accept-language']);
  return read === unprefixed ? null : addressIn(read, address, unprefixed);
}

/** Redirects there, temporarily: the shop may add the language later. */
export const answerLanguage: OwnAnswer = async ({ address }, { method = 'GET', headers }, response) => {
  if (!['GET', 'HEAD'].includes(method)) return false;
  const answer = languageAnswer(address);
  const location = answer === 'missing' ? null : (answer?.location ?? firstPageAnswer(address, headers));
  if (location === null) return false;
  response.writeHead(307, { location, 'cache-control': 'no-store' });
  response.end();
  return true;
};
