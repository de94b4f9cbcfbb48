'use client';

import { LoadingOverlay } from '@shop/ui-kit/primitives/LoadingOverlay';
import { useRouter } from 'next/navigation';
import { useEffect, useTransition } from 'react';

/** A pointer that rests this long on a link means it. */
const HOVER_MS = 65;

/**
 * Makes every link of the shop a quick one: pages draw plain links, and this one listener on the document turns a click into
 * a change of page without a reload, having fetched the page when the shopper showed intent (hover, touch, focus). Without
 * JavaScript the links are what they are. An empty search does nothing (SEARCH-01). A slow change shows that it goes on
 * (NAV-01).
 */
export function Navigator({ loadingLabel }: { loadingLabel: string }) {
  const router = useRouter();
  const [isChanging, startChange] = useTransition();
  useEffect(() => {
    const fetched = new Set<string>();
    let hover: ReturnType<typeof setTimeout> | undefined;
    const controller = new AbortController();
    const on = <Name extends keyof DocumentEventMap>(
      name: Name,
      listener: (event: DocumentEventMap[Name]) => void,
    ) =>
      document.addEventListener(name, listener, {
        signal: controller.signal,
        passive: name === 'touchstart',
      });

    const prefetch = (event: Event) => {
      const address = innerAddress(event);
      if (address === null || fetched.has(address)) return;
      fetched.add(address);
      router.prefetch(address);
    };
    on('touchstart', prefetch);
    on('focusin', prefetch);
    on('pointerover', (event) => {
      clearTimeout(hover);
      if (event.pointerType === 'mouse') hover = setTimeout(() => prefetch(event), HOVER_MS);
    });
    on('click', (event) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const address = innerAddress(event);
      if (address === null) return;
      event.preventDefault();
      startChange(() => router.push(address));
    });
    on('submit', (event) => {
      const form = event.target;
      if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'get') return;
      const target = new URL(form.action);
      if (target.origin !== location.origin) return;
      event.preventDefault();
      for (const [name, value] of new FormData(form)) target.searchParams.set(name, String(value).trim());
      if (target.searchParams.get('q') === '') return;
      startChange(() => router.push(target.pathname + target.search));
    });
    return () => {
      controller.abort();
      clearTimeout(hover);
    };
  }, [router]);
  return isChanging ? <LoadingOverlay label={loadingLabel} /> : null;
}

/** The address of the shop's own link an event happened on; null for other links and for places in this page. */
function innerAddress({ target }: Event): string | null {
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
  if (isThisPage && link.hash !== '') return null;
  return link.pathname + link.search + link.hash;
}
