'use client';

import { WHOLE_PAGE } from '@shop/page-server/next-internals/next-types';
import { LiveRegion } from '@shop/ui-kit/primitives/LiveRegion';
import { LoadingOverlay } from '@shop/ui-kit/primitives/LoadingOverlay';
import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef, useState, useTransition } from 'react';
import { isListChange, setListBusy, showList } from '#features/catalog/browser/list-on-page.ts';
import { recordTransitionPicture } from '#features/product/browser/transition-picture.ts';
import { awaitPage } from '#foundation/browser/awaited-page.ts';
import { notePageDrawn, notePageEntered, watchHistory } from '#foundation/browser/page-change.ts';
import { shopSettings } from '#foundation/browser/shop-settings.ts';
import type { Locale } from '#foundation/i18n/locale.ts';
import { addressIn } from '#foundation/routing/other-language.ts';
import { storeScroll } from './stored-scroll';

/** Minimum hover or focus time in milliseconds that counts as intent; tabbing past a link stays below it. */
const IDLE_MS = 65;

/** Connection types on which nothing is prefetched, as browsers name them. */
const SLOW_LINES: ReadonlySet<string> = new Set(['slow-2g', '2g']);

/** Connection data of some browsers (Network Information). */
interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Makes the shop's links client-side navigations: pages render plain links, and this one listener on the document handles their clicks
 * without a reload. It prefetches the whole page on intent (hover, touch, focus; PERF-05). Without JavaScript the links work as usual. An
 * empty search does nothing (SEARCH-01). A slow navigation shows a loading indicator (NAV-01). If a navigation removed the focused
 * element, the new page's main part gets the focus, past the header.
 *
 * Another page, order or filter of the shown list is not a page change for the shopper: only the list is dimmed. Then its head scrolls
 * into view with the focus, and its count is announced (LIST-02, LIST-04).
 */
export function Navigator({ loadingLabel }: { loadingLabel: string }) {
  const router = useRouter();
  const [isChanging, startChange] = useTransition();
  const [listCount, setListCount] = useState('');
  const [changing, setChanging] = useState<'page' | 'list'>('page');
  useEffect(() => {
    const goTo = (target: URL | HTMLAnchorElement) => {
      const { pathname, search, hash } = target;
      notePageEntered({ hash });
      recordTransitionPicture(target instanceof HTMLAnchorElement ? target : null);
      const isList = isListChange(pathname);
      setChanging(isList ? 'list' : 'page');
      if (isList) {
        setListBusy(true);
        setListCount('');
      }
      const address = isList ? pathname + search : pathname + search + hash;
      awaitPage(new URL(address, location.origin).href);
      startChange(() => router.push(address, { scroll: !isList }));
    };
    let rest: ReturnType<typeof setTimeout> | undefined;
    const controller = new AbortController();
    watchHistory(controller.signal);
    const on = <Name extends keyof DocumentEventMap>(
      name: Name,
      listener: (event: DocumentEventMap[Name]) => void,
    ) =>
      document.addEventListener(name, listener, {
        signal: controller.signal,
        passive: name === 'touchstart',
      });

    const prefetch = (event: Event) => {
      const link = innerLink(event);
      // A variant of this page is selected within the page; its link serves visitors without scripts.
      const isChoice = event.target instanceof Element && event.target.closest('[role="radio"]') !== null;
      if (link === null || isChoice || isLineSpared()) return;
      router.prefetch(link.pathname + link.search + link.hash, { kind: WHOLE_PAGE });
    };
    on('touchstart', prefetch);
    on('pointerdown', setLanguageLink);
    on('focusin', setLanguageLink);
    const onRest = (event: Event) => {
      clearTimeout(rest);
      rest = setTimeout(() => prefetch(event), IDLE_MS);
    };
    on('focusin', onRest);
    on('pointerover', (event) => {
      if (event.pointerType === 'mouse') onRest(event);
    });
    on('click', (event) => {
      setLanguageLink(event);
      storeScrollOfLink(event);
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = innerLink(event);
      if (link === null) return;
      event.preventDefault();
      goTo(link);
    });
    on('submit', (event) => {
      const form = event.target;
      if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'get') return;
      const target = new URL(form.action);
      if (target.origin !== location.origin) return;
      event.preventDefault();
      for (const [name, value] of new FormData(form)) target.searchParams.set(name, String(value).trim());
      if (target.searchParams.get('q') === '') return;
      goTo(target);
    });
    return () => {
      controller.abort();
      clearTimeout(rest);
    };
  }, [router]);
  const path = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each path that is drawn
  useLayoutEffect(notePageDrawn, [path]);
  const shownPath = useRef(path);
  useEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    if (document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true });
  }, [path]);
  useEffect(() => {
    if (!isChanging) awaitPage(null);
    if (isChanging || changing === 'page') return;
    setChanging('page');
    setListBusy(false);
    setListCount(showList());
  }, [isChanging, changing]);
  return (
    <>
      {isChanging && changing === 'page' && <LoadingOverlay label={loadingLabel} />}
      <LiveRegion>{listCount}</LiveRegion>
    </>
  );
}

/** Whether to save traffic: the shopper's setting, or a slow connection. */
function isLineSpared(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Line };
  return connection?.saveData === true || SLOW_LINES.has(connection?.effectiveType ?? '');
}

/** The shop's own link that an event targets; null for other links and for anchors in this page. */
function innerLink({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (
    link === null ||
    link.origin !== location.origin ||
    link.target !== '' ||
    link.hasAttribute('download')
  ) {
    return null;
  }
  const isThisPage = link.pathname === location.pathname && link.search === location.search;
  return isThisPage && link.hash !== '' ? null : link;
}

/**
 * Called for a press or focus on a link to the other language: points it to the current page with its query. The page's
 * address may have changed since it was loaded (a chosen variant, a client-side navigation; HEAD-01).
 */
export function setLanguageLink({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a[data-language]') : null;
  if (link instanceof HTMLAnchorElement)
    link.href = addressIn(
      link.hreflang as Locale,
      location.pathname + location.search,
      shopSettings().locale,
    );
}

/** Called when such a link is followed: stores the distance of the nearest part of the page from the window's top. */
export function storeScrollOfLink({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a[data-language]') : null;
  if (!(link instanceof HTMLAnchorElement)) return;
  const parts = Array.from(document.querySelectorAll('main section[id]'));
  const part = parts.findLast((one) => one.getBoundingClientRect().top <= 0);
  const top = (part ?? document.body).getBoundingClientRect().top;
  storeScroll({ path: link.pathname, partId: part?.id ?? '', below: -top });
}
