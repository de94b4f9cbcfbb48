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

/** Notes that pages are gone through by the browser's own buttons, until the next press. @param signal ends it */
export function watchHistory(signal: AbortSignal): void {
  addEventListener(
    'popstate',
    () => {
      isEntered = false;
    },
    { capture: true, signal },
  );
}

/** Whether the page that is drawn starts at its top, as a new one that was pressed; false on the server and in a document's first page. */
export function isPageEntered(): boolean {
  return isEntered;
}
