/**
 * How the page that is drawn next was come to. React draws a page that was left and entered again by the browser's own
 * buttons in the same turn as their event, so it is noted ahead of whoever else listens.
 */
let isEntered = false;

/**
 * Notes a change of page that starts at the top of the new page: a press on a link or a sent form. One to a place within a page is none,
 * because its place has to be there.
 */
export function notePageEntered({ hash }: { hash: string }): void {
  isEntered = hash === '';
}

/** The path of the page that stands there. */
let drawnPath = '';

/** Notes that the page of this address stands there: to be called before it is painted. */
export function notePageDrawn(): void {
  drawnPath = location.pathname;
  delete document.documentElement.dataset['returning'];
}

/**
 * Notes that pages are gone through by the browser's own buttons, until the next press. The browser goes to where the shopper was at once,
 * although the page of that place is not drawn yet. Until it is, what is left has room below (`data-returning` in the kit's global styles): in a
 * shorter page the browser would stop at its end, and hold on to the footer there (LIST-02).
 * @param signal ends it
 */
export function watchHistory(signal: AbortSignal): void {
  addEventListener(
    'popstate',
    () => {
      isEntered = false;
      if (location.pathname !== drawnPath) document.documentElement.dataset['returning'] = '';
    },
    { capture: true, signal },
  );
}

/** Whether the page that is drawn starts at its top, as a new one that was pressed; false on the server and in a document's first page. */
export function isPageEntered(): boolean {
  return isEntered;
}
