'use client';

import { useEffect } from 'react';
import { favoriteCode } from '#features/favorite/browser/favorite-code.ts';
import { FAVORITE_PRESS_EVENT, FAVORITES_EVENT } from '#features/favorite/browser/favorite-events.ts';
import { searchCode } from '#features/search/browser/search-code.ts';
import { watchTyping } from '#foundation/browser/outdated-page.ts';
import { whenAtRest } from '#foundation/browser/when-at-rest.ts';
import { releaseEarlyPresses } from './early-presses';
import { recoverStyles } from './style-recovery';

/**
 * One listener for all hearts, search fields and share buttons of a page. Their code comes when one is pointed at or focused, so nothing of it
 * is in a page's first load. A press on a heart shows at once, whether the code is here or not (FAV-01); a field searches
 * without it (SEARCH-04). Who comes near a menu is brought its pictures (HEAD-05). What is clicked and sent is told to the data layer by code that comes with the first press, or with
 * an address that names a campaign (ANA-01, ANA-02); where the shop has a tag manager, the code that asks for leave comes when the page is
 * at rest (ANA-04); how the page does is measured by code that comes when it is at rest (OBS-07).
 */
export function IntentListener() {
  useEffect(() => {
    const controller = new AbortController();
    recoverStyles(controller.signal);
    watchTyping(controller.signal);
    whenAtRest(() =>
      import('#features/telemetry/browser/observe-page.ts').then(
        ({ observePage }) => observePage(),
        unmeasured,
      ),
    );
    if (document.documentElement.dataset['tagManager'])
      whenAtRest(() => consent(({ startConsent }) => startConsent()));
    const { search } = location;
    if (search.includes('utm_'))
      import('#features/analytics/browser/store-campaign.ts').then(
        ({ storeCampaign }) => storeCampaign(search),
        unmeasured,
      );
    const listener = (event: Event) => {
      const { type, target } = event;
      if (type !== 'pointerover' && type !== 'focusin' && target instanceof Element) {
        const { pathname } = location;
        import('#features/analytics/browser/measure.ts').then(
          ({ measure }) => type !== 'pointerdown' && measure(target, pathname),
          unmeasured,
        );
        if (type !== 'click') return;
      }
      const element =
        target instanceof Element &&
        target.closest<HTMLElement>(
          '[data-favorite],[data-suggest],[data-share],[data-consent],[data-menus]',
        );
      if (!element) return;
      if ('menus' in element.dataset) {
        bringMenus();
        return;
      }
      const isPress = type === 'click';
      if ('consent' in element.dataset) {
        if (isPress) consent(({ changeConsent }) => changeConsent(element));
        return;
      }
      if (element.dataset['share']) {
        // Without the code the links beside it still share.
        import('#features/product/browser/share-runtime.tsx').then(
          ({ share, prepareToShare }) => (isPress ? share : prepareToShare)(element),
          () => undefined,
        );
        return;
      }
      if (element.dataset['favorite']) {
        const code = favoriteCode.load();
        if (isPress) press(element.dataset['favorite'], code);
        // A press tries again.
        else code.catch(() => undefined);
        return;
      }
      const code = searchCode.load();
      // Without the code a field searches, and the link leads to the search page.
      code.then(
        ({ suggestAt, openSearchSheet, messages }) => {
          if (element instanceof HTMLInputElement) suggestAt(element, messages);
          else if (isPress && element instanceof HTMLAnchorElement) openSearchSheet(element, messages);
        },
        () => isPress && element instanceof HTMLAnchorElement && location.assign(element.href),
      );
      if (isPress && element instanceof HTMLAnchorElement) event.preventDefault();
    };
    const names = ['pointerover', 'focusin', 'pointerdown', 'click', 'submit'];
    for (const name of names) document.addEventListener(name, listener, true);
    // One that was opened before this code came.
    if (document.querySelector('[data-menus] [open]')) bringMenus();
    releaseEarlyPresses();
    return () => {
      controller.abort();
      for (const name of names) document.removeEventListener(name, listener, true);
    };
  }, []);
  return null;
}

/** Turns a product's hearts at once, and keeps it when the code is here. */
function press(productId: string, code: ReturnType<typeof favoriteCode.load>): void {
  window.dispatchEvent(new CustomEvent(FAVORITE_PRESS_EVENT, { detail: productId }));
  code.then(
    ({ favoriteActor }) => favoriteActor.send({ type: 'favorite.toggle', productId: Number(productId) }),
    // Offline: nothing was kept, so nothing is shown.
    () => window.dispatchEvent(new CustomEvent(FAVORITES_EVENT, { detail: null })),
  );
}

/** Pictures and numbers of the menus (HEAD-05); without them the words stay. */
function bringMenus(): void {
  import('#shell/menus/bring-menus.tsx').then((code) => code.bringMenus(), unmeasured);
}

/** What is chosen about measuring (ANA-04). */
function consent(use: (code: typeof import('#shell/consent/start-consent.ts')) => Promise<void>): void {
  import('#shell/consent/start-consent.ts').then(use).catch(unmeasured);
}

/** The code did not come: nothing is reported, and nobody misses it. */
function unmeasured() {}
