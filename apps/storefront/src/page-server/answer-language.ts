import type { OwnAnswer } from '@shop/page-server/page-handler';
import { localePath } from '#foundation/i18n/locale.ts';
import { shopLocales } from '#foundation/i18n/shop-locales.ts';
import { addressIn, languageOf } from '#foundation/routing/other-language.ts';
import { isEndpointPath } from './allowed-methods';

/** Files and addresses for programs: they have no language. */
const NO_PAGE = /^\/[._]|\.\w+$/;
const SITE_OVERVIEW = '/llms.txt';

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

/** Redirects there, temporarily: the shop may add the language later. */
export const answerLanguage: OwnAnswer = async ({ address }, { method = 'GET' }, response) => {
  const answer = languageAnswer(address);
  if (answer === null || answer === 'missing' || !['GET', 'HEAD'].includes(method)) return false;
  response.writeHead(307, { location: answer.location, 'cache-control': 'no-store' });
  response.end();
  return true;
};
