import { z } from 'zod';

/** Longest that is followed. */
const LONGEST = 500;
/** Nothing that a browser reads as something else than a sign of a path: white space, controls, the other slash. */
const STRANGE = /[\s\\\p{Cc}\p{Cs}]/u;
const NOWHERE = 'https://shop.invalid';
/** What changes or answers something by being opened: a link leads to a page. */
const NO_PAGE = /^(?:\/en)?\/(?:api|discount|_next)(?:\/|$)|^(?:\/en)?\/cart\/(?:open\/|[^/]*:)/i;

/**
 * Where a link may lead on to: a path of a page of this shop with its query and fragment, in its canonical form, or null. Anything that a browser
 * could read as another site's address is null: two slashes, also after its dots are taken out, a scheme, a backslash, control characters
 * (LINK-02).
 */
export const shopPathSchema = z
  .string()
  .nullish()
  .transform((text) => parseShopPath(text ?? ''));

function parseShopPath(text: string): string | null {
  if (text.length > LONGEST || !text.startsWith('/') || STRANGE.test(text)) return null;
  if (!URL.canParse(text, NOWHERE)) return null;
  const { origin, pathname, search, hash } = new URL(text, NOWHERE);
  const path = `${pathname}${search}${hash}`;
  const isOwn = origin === NOWHERE && !pathname.startsWith('//');
  return isOwn && path.length <= LONGEST && !NO_PAGE.test(decodeOnce(pathname)) ? path : null;
}

function decodeOnce(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // No encoding: there is no page at such an address either.
    return '/api';
  }
}
