import { awaitPage } from './awaited-page';

/**
 * How the next rendered page was reached. On the browser's back or forward, React renders the page in the same task as the event,
 * so this listener runs before all others.
 */
let isEntered = false;

/**
 * Records a navigation to the top of a new page: a press on a link or a submitted form. A navigation to an anchor does not count,
 * because its target must be visible.
 */
export function notePageEntered({ hash }: { hash: string }): void {
  isEntered = hash === '';
}

/** The path of the rendered page. */
let drawnPath = '';

/** Records that the page of this URL is rendered: call it before it is painted. */
export function notePageDrawn(): void {
  drawnPath = location.pathname;
  delete document.documentElement.dataset['returning'];
  awaitPage(null);
}

/**
 * Records a navigation by the browser's back or forward, until the next press. The browser restores the scroll position at once,
 * although the new page is not rendered yet. Until then the old page gets space below (`data-returning` in the kit's global
 * styles): in a shorter page the browser would stop at its end and keep the footer in view (LIST-02).
 * @param signal stops it
 */
export function watchHistory(signal: AbortSignal): void {
  addEventListener(
    'popstate',
    () => {
      isEntered = false;
      if (location.pathname === drawnPath) return;
      document.documentElement.dataset['returning'] = '';
      awaitPage(location.href);
    },
    { capture: true, signal },
  );
}

/** Whether the rendered page starts at its top, as a new page after a press; false on the server and on a document's first page. */
export function isPageEntered(): boolean {
  return isEntered;
}
