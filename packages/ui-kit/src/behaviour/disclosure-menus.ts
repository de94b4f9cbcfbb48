import { lockScroll } from './lock-scroll.ts';

/** Hover delay on a menu's summary before it opens, in milliseconds. */
const HOVER_DELAY_MS = 120;
/** A click this soon after hover opened a menu was meant to open it, not to close it. Milliseconds. */
const HOVER_CLICK_GRACE_MS = 400;

/**
 * Turns the `details` elements inside `root` into a row of pull-down menus, one open at a time. Hover also opens a menu. Escape
 * closes it (the focus returns to its summary), as does a click outside or on a link, or the loss of focus. An open menu locks
 * the page's scroll (HEAD-02, HEAD-03). Without this script they are plain disclosures.
 * @returns removes all listeners and state
 */
export function disclosureMenus(root: HTMLElement): () => void {
  const stop = new AbortController();
  const listen = { signal: stop.signal };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let openedByHoverAt = Number.NEGATIVE_INFINITY;
  let unlock: (() => void) | undefined;

  const menus = () => Array.from(root.querySelectorAll('details'));
  const closeAll = (except?: HTMLDetailsElement) => {
    if (!except) clearTimeout(timer);
    for (const menu of menus()) if (menu !== except) menu.open = false;
    update();
  };
  const update = () => {
    const open = menus().some((menu) => menu.open);
    if (open) unlock ??= lockScroll();
    else {
      unlock?.();
      unlock = undefined;
    }
  };

  root.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDetailsElement && target.open) closeAll(target);
      else update();
    },
    // the event does not bubble
    { ...listen, capture: true },
  );
  root.addEventListener(
    'pointerover',
    (event) => {
      if (event.pointerType !== 'mouse') return;
      clearTimeout(timer);
      const menu = menuOf(event.target);
      if (menu?.open) return;
      openedByHoverAt = Number.NEGATIVE_INFINITY;
      timer = setTimeout(() => {
        closeAll(menu);
        if (!menu) return;
        menu.open = true;
        openedByHoverAt = event.timeStamp + HOVER_DELAY_MS;
        update();
      }, HOVER_DELAY_MS);
    },
    listen,
  );
  root.addEventListener(
    'pointerleave',
    (event) => {
      if (event.pointerType !== 'mouse') return;
      clearTimeout(timer);
      openedByHoverAt = Number.NEGATIVE_INFINITY;
      timer = setTimeout(() => closeAll(), HOVER_DELAY_MS);
    },
    listen,
  );
  root.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element)) return;
      if (event.target.closest('a')) closeAll();
      if (!event.target.closest('summary')) return;
      const justOpened = event.timeStamp - openedByHoverAt < HOVER_CLICK_GRACE_MS;
      if (justOpened && menuOf(event.target)?.open) event.preventDefault();
      else {
        clearTimeout(timer);
        openedByHoverAt = Number.NEGATIVE_INFINITY;
      }
    },
    listen,
  );
  root.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      const leaves = relatedTarget instanceof Node && !root.contains(relatedTarget);
      if (leaves) closeAll();
    },
    listen,
  );
  document.addEventListener(
    'keydown',
    (event) => {
      const menu = menus().find(({ open }) => open);
      if (event.key !== 'Escape' || !menu) return;
      if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
      closeAll();
    },
    listen,
  );
  document.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Node && !root.contains(target)) closeAll();
    },
    listen,
  );

  return () => {
    stop.abort();
    clearTimeout(timer);
    unlock?.();
  };
}

function menuOf(target: EventTarget | null): HTMLDetailsElement | undefined {
  return target instanceof Element ? (target.closest('details') ?? undefined) : undefined;
}
