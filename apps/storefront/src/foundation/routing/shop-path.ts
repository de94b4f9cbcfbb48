import { z } from 'zod';
import { prefixPattern } from '#foundation/i18n/locale.ts';

/** Maximum length of an accepted path. */
const MAX_LENGTH = 500;
/** Characters that a browser may not read as part of a path: white space, controls, the backslash. */
const UNSAFE_CHARACTERS = /[\s\\\p{Cc}\p{Cs}]/u;
const NOWHERE = 'https://shop.invalid';
/** Paths that have an effect when opened or answer with data: a link must lead to a page. */
const NO_PAGE = new RegExp(
  `^(?:${prefixPattern()})?/(?:(?:api|discount|_next)(?:/|$)|cart/(?:open/|[^/]*:))`,
  'i',
);

/**
 * The target path of a link: a page of this shop with its query and fragment, in canonical form, or null. Anything that a browser
 * could read as another site's URL is null: two slashes, also after dot segments are resolved, a scheme, a backslash, control
 * characters (LINK-02).
 */
export const shopPathSchema = z
  .string()
  .nullish()
  .transform((text) => parseShopPath(text ?? ''));

function parseShopPath(text: string): string | null {
  if (text.length > MAX_LENGTH || !text.startsWith('/') || UNSAFE_CHARACTERS.test(text)) return null;
  if (!URL.canParse(text, NOWHERE)) return null;
  const { origin, pathname, search, hash } = new URL(text, NOWHERE);
  const path = `${pathname}${search}${hash}`;
  const isOwn = origin === NOWHERE && !pathname.startsWith('//');
  return isOwn && path.length <= MAX_LENGTH && !NO_PAGE.test(decodeOnce(pathname)) ? path : null;
}

function decodeOnce(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // An invalid encoding: no page has such a path either.
    return '/api';
  }
}
