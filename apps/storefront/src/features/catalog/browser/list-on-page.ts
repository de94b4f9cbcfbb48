/** The ids of a list's head and of the words that say how many products it has. */
const LIST = 'list';
const COUNT = 'list-count';

/** A list's head is near enough above this part of the window's height: nothing need move. */
const IN_VIEW = 0.5;

/** Whether an address of the shop is another state of the list this page shows. */
export function isListChange(pathname: string): boolean {
  return pathname === location.pathname && document.getElementById(LIST) !== null;
}

/** Veils the list while its next state is on its way. Nothing else of the page is touched. */
export function setListBusy(isBusy: boolean): void {
  for (const results of document.querySelectorAll('[data-results]')) {
    if (isBusy) results.setAttribute('aria-busy', 'true');
    else results.removeAttribute('aria-busy');
  }
}

/**
 * Brings the head of the list into view, where it is not, and the focus to its count.
 * @returns the count in words; '' where there is no list any more
 */
export function showList(): string {
  const head = document.getElementById(LIST);
  const count = document.getElementById(COUNT);
  if (head === null || count === null) return '';
  const { top } = count.getBoundingClientRect();
  if (top < 0 || top > window.innerHeight * IN_VIEW)
    head.scrollIntoView({ block: 'start', behavior: 'instant' });
  count.focus({ preventScroll: true });
  return count.textContent ?? '';
}
