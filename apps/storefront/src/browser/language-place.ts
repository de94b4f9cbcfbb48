import { otherLanguageAddress } from '../routing/other-language';

/** Where the place in a page is kept while its language changes. */
const PLACE = 'language-place';

/**
 * Called for a press or focus on a link to the other language: lets it lead to the page as it is now, which may have another
 * address than the one it came with (a chosen variant, a page opened without a reload), query and all (HEAD-01).
 */
export function leadToThisPage({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a[data-language]') : null;
  if (link instanceof HTMLAnchorElement)
    link.href = otherLanguageAddress(location.pathname + location.search);
}

/** Called when such a link is followed: notes how far the nearest part of the page is from the window's top. */
export function keepPlace({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a[data-language]') : null;
  if (!(link instanceof HTMLAnchorElement)) return;
  const parts = Array.from(document.querySelectorAll('main section[id]'));
  const part = parts.findLast((one) => one.getBoundingClientRect().top <= 0);
  const top = (part ?? document.body).getBoundingClientRect().top;
  try {
    sessionStorage.setItem(PLACE, JSON.stringify([link.pathname, part?.id ?? '', -top]));
  } catch {
    // A browser that keeps nothing opens the page at its top.
  }
}

/** The script at a page's end that goes to the place that was kept, before anything is painted. */
export const LANGUAGE_PLACE_SCRIPT = `(function(p){try{p=JSON.parse(sessionStorage.getItem('${PLACE}'));sessionStorage.removeItem('${PLACE}');p&&p[0]==location.pathname&&scrollTo(0,((p=[p[1]&&document.getElementById(p[1]),p[2]])[0]||document.body).getBoundingClientRect().top+scrollY+p[1])}catch(e){}})()`;
