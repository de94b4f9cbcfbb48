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

/** What a shopper does on a page that has come back. */
const INPUTS = ['pointerdown', 'touchstart', 'wheel', 'keydown'] as const;

/**
 * Notes that pages are gone through by the browser's own buttons, until the next press. The browser goes to where the shopper was before
 * the page is drawn, and it may then hold on to what both pages have, such as the footer: it is asked not to until the shopper does
 * something (LIST-02; `data-returned` in the kit's global styles).
 * @param signal ends it
 */
export function watchHistory(signal: AbortSignal): void {
  const { dataset } = document.documentElement;
  addEventListener(
    'popstate',
    () => {
      isEntered = false;
      dataset.returned = '';
    },
    { capture: true, signal },
  );
  for (const input of INPUTS) {
    addEventListener(
      input,
      () => {
        delete dataset.returned;
      },
      { capture: true, passive: true, signal },
    );
  }
}

/** Whether the page that is drawn starts at its top, as a new one that was pressed; false on the server and in a document's first page. */
export function isPageEntered(): boolean {
  return isEntered;
}
