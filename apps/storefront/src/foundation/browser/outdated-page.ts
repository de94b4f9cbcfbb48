import { isFirstReload } from './reload-once';

let isOutdated = false;
let isFilledIn = false;
let isGoing = false;

/**
 * Notes from now on whether the shopper fills in anything: what is in fields does not outlive a reload. The variants of a product are no
 * fields to fill in: what is added says which.
 */
export function watchTyping(signal: AbortSignal): void {
  const note = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement && target.type === 'radio')) isFilledIn = true;
  };
  document.addEventListener('input', note, { signal, capture: true });
}

/** Whether the shopper filled in anything on this page, which a reload would lose. */
export function hasTyped(): boolean {
  return isFilledIn;
}

/**
 * Looks why code could not be loaded. Where the shop itself says that it has no such file, the page is of a build that is gone, and no
 * further try will bring it (OPS-06).
 * @param error what the bundler's loader says: it names the file
 */
export async function noteMissingCode(error: unknown): Promise<void> {
  const { request } = (error ?? {}) as { readonly request?: unknown };
  if (typeof request !== 'string') return;
  try {
    const { status } = await fetch(request, { method: 'HEAD', cache: 'no-store' });
    if (status === 404) isOutdated = true;
  } catch {
    // No connection: it is not known.
  }
}

/**
 * Loads a page of a build that is gone anew, where the shopper loses nothing by it: nothing was typed. Else whoever asked says that it could
 * not be done, as without a connection.
 * @param persist stores, just before, what the next page is to take up
 * @returns whether the page is about to go
 */
export function reloadOutdatedPage(persist: () => void = () => undefined): boolean {
  if (!isGoing && (!isOutdated || isFilledIn || !isFirstReload())) return false;
  persist();
  if (!isGoing) location.reload();
  isGoing = true;
  return true;
}
