/** The ids of the list's heading and of its product count. */
const LIST = 'list';
const COUNT = 'list-count';

/** No scrolling while the count is above this fraction of the window's height. */
const IN_VIEW = 0.5;

/** Whether a path is another state of the list on this page. */
export function isListChange(pathname: string): boolean {
  return pathname === location.pathname && document.getElementById(LIST) !== null;
}

/** Marks the list as busy while its next state loads. The rest of the page is unchanged. */
export function setListBusy(isBusy: boolean): void {
  for (const results of document.querySelectorAll('[data-results]')) {
    if (isBusy) results.setAttribute('aria-busy', 'true');
    else results.removeAttribute('aria-busy');
  }
}

/**
 * Scrolls to the list's heading if needed, and focuses its count.
 * @returns the text of the count; '' if the list no longer exists
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
