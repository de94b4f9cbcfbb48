import { otherLanguageAddress } from '#foundation/routing/other-language.ts';
import { storePlace } from './stored-place';

/**
 * Called for a press or focus on a link to the other language: lets it lead to the page as it is now, which may have another
 * address than the one it came with (a chosen variant, a page opened without a reload), query and all (HEAD-01).
 */
export function leadToThisPage({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a[data-language]') : null;
  if (link instanceof HTMLAnchorElement)
    link.href = otherLanguageAddress(location.pathname + location.search);
}

/** Called when such a link is followed: stores how far the nearest part of the page is from the window's top. */
export function storePlaceOfLink({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a[data-language]') : null;
  if (!(link instanceof HTMLAnchorElement)) return;
  const parts = Array.from(document.querySelectorAll('main section[id]'));
  const part = parts.findLast((one) => one.getBoundingClientRect().top <= 0);
  const top = (part ?? document.body).getBoundingClientRect().top;
  storePlace({ path: link.pathname, partId: part?.id ?? '', below: -top });
}
