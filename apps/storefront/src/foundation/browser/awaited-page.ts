/** Longest time from the last of a page's data to its display, in milliseconds. A document shows its content before its code has loaded. */
const LATEST_MS = 5_000;

/** The address of the page that a navigation leads to, until it is shown. */
let awaited: string | null = null;
/** Open requests for pages' data. */
let open = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Records where a navigation leads: if the router gets stuck the page is loaded as a document (NAV-02, ADR 152).
 * @param address null once the page is shown
 */
export function awaitPage(address: string | null): void {
  awaited = address;
  // Another document is on its way.
  if (address === null) removeEventListener('beforeunload', forgetPage);
  else addEventListener('beforeunload', forgetPage);
  wait();
}

/**
 * Records a change of the requests for pages' data.
 * @param count of open requests
 * @param isLost whether one was lost or refused
 * @param address of the page, without an anchor
 * @returns whether the page is being loaded as a document
 */
export function notePageData(count: number, isLost: boolean, address: string): boolean {
  open = count;
  wait();
  // After Back within one path nothing is awaited: the router loads the address itself, which with an anchor loads nothing.
  const isHere = location.hash !== '' && address === location.href.split('#')[0];
  const isLoading = isLost && (awaited !== null || isHere);
  if (isLoading) loadDocument();
  return isLoading;
}

function forgetPage(): void {
  awaitPage(null);
}

function wait(): void {
  clearTimeout(timer);
  if (awaited !== null && open === 0) timer = setTimeout(loadDocument, LATEST_MS);
}

function loadDocument(): void {
  // After Back the address is there already, and an address with an anchor would load nothing.
  if (awaited === null || awaited === location.href) location.reload();
  else location.assign(awaited);
}
