import { otherLanguageAddress } from '#foundation/routing/other-language.ts';
import { storePlace } from './stored-place';

/**
 * Called for a press or focus on a link to the other language: points it to the current page with its query. The page's
 * address may have changed since it was loaded (a chosen variant, a client-side navigation; HEAD-01).
 */
export function leadToThisPage({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a[data-language]') : null;
  if (link instanceof HTMLAnchorElement)
    link.href = otherLanguageAddress(location.pathname + location.search);
}

/** Called when such a link is followed: stores the distance of the nearest part of the page from the window's top. */
export function storePlaceOfLink({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a[data-language]') : null;
  if (!(link instanceof HTMLAnchorElement)) return;
  const parts = Array.from(document.querySelectorAll('main section[id]'));
  const part = parts.findLast((one) => one.getBoundingClientRect().top <= 0);
  const top = (part ?? document.body).getBoundingClientRect().top;
  storePlace({ path: link.pathname, partId: part?.id ?? '', below: -top });
}
