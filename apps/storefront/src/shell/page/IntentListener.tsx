'use client';

import { useEffect } from 'react';
import { favoriteCode } from '#features/favorite/browser/favorite-code.ts';
import { FAVORITE_PRESS_EVENT, FAVORITES_EVENT } from '#features/favorite/browser/favorite-events.ts';
import { searchCode } from '#features/search/browser/search-code.ts';
import { watchTyping } from '#foundation/browser/outdated-page.ts';
import { whenIdle } from '#foundation/browser/when-idle.ts';
import { releaseEarlyPresses } from './early-presses';

/**
 * One listener for all hearts, search fields and share buttons of a page. Their code loads on hover or focus, so it is not in a page's
 * first load. A press on a heart shows at once, even before the code is loaded (FAV-01); a search field works without it (SEARCH-04).
 * Intent on a menu loads its images (HEAD-05). Clicks and submits are reported to the data layer by code that loads with the first press,
 * or for an address with a campaign (ANA-01, ANA-02). If the shop has a tag manager, the consent code loads when the page is idle (ANA-04).
 * So does the code that measures the page's performance (OBS-07).
 */
export function IntentListener() {
  useEffect(() => {
    const controller = new AbortController();
    watchTyping(controller.signal);
    whenIdle(() =>
      import('#features/telemetry/browser/observe-page.ts').then(
        ({ observePage }) => observePage(),
        unmeasured,
      ),
    );
    if (document.documentElement.dataset['tagManager'])
      whenIdle(() => consent(({ startConsent }) => startConsent()));
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
        loadMenuPictures();
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
        if (isPress) pressFavorite(element.dataset['favorite'], code);
        // A press tries again.
        else code.catch(() => undefined);
        return;
      }
      const code = searchCode.load();
      // Without the code the field still searches, and the link leads to the search page.
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
    // A menu that was opened before this code loaded.
    if (document.querySelector('[data-menus] [open]')) loadMenuPictures();
    releaseEarlyPresses();
    return () => {
      controller.abort();
      for (const name of names) document.removeEventListener(name, listener, true);
    };
  }, []);
  return null;
}

/** Toggles a product's hearts at once, and stores it when the code is loaded. */
function pressFavorite(productId: string, code: ReturnType<typeof favoriteCode.load>): void {
  window.dispatchEvent(new CustomEvent(FAVORITE_PRESS_EVENT, { detail: productId }));
  code.then(
    ({ favoriteActor }) => favoriteActor.send({ type: 'favorite.toggle', productId: Number(productId) }),
    // Offline: nothing was stored, so the hearts revert.
    () => window.dispatchEvent(new CustomEvent(FAVORITES_EVENT, { detail: null })),
  );
}

/** Images and counts of the menus (HEAD-05); without them the labels stay. */
function loadMenuPictures(): void {
  import('#shell/menus/load-menus.tsx').then((code) => code.loadMenus(), unmeasured);
}

/** Loads the consent code (ANA-04). */
function consent(use: (code: typeof import('#shell/consent/start-consent.ts')) => Promise<void>): void {
  import('#shell/consent/start-consent.ts').then(use).catch(unmeasured);
}

/** The code failed to load: nothing is reported, without effect for the shopper. */
function unmeasured() {}
