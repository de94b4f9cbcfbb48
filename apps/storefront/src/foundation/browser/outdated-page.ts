import { isFirstReload } from './reload-once';

let isOutdated = false;
let isFilledIn = false;
let isGoing = false;

/**
 * Records whether the shopper enters anything: fields do not survive a reload. Variant radio buttons are ignored, because the
 * next page gets the variant from the add itself.
 */
export function watchTyping(signal: AbortSignal): void {
  const note = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement && target.type === 'radio')) isFilledIn = true;
  };
  document.addEventListener('input', note, { signal, capture: true });
}

/** Whether the shopper entered anything on this page, which a reload would lose. */
export function hasTyped(): boolean {
  return isFilledIn;
}

/**
 * Checks why code could not be loaded. If the shop answers 404 for the file, the page belongs to a build that no longer exists,
 * and a retry cannot succeed (OPS-06).
 * @param error the bundler's loading error, which names the file
 */
export async function noteMissingCode(error: unknown): Promise<void> {
  const { request } = (error ?? {}) as { readonly request?: unknown };
  if (typeof request !== 'string') return;
  try {
    const { status } = await fetch(request, { method: 'HEAD', cache: 'no-store' });
    if (status === 404) isOutdated = true;
  } catch {
    // No connection: the reason is unknown.
  }
}

/**
 * Reloads a page of a build that no longer exists, if the shopper typed nothing that would be lost. Otherwise the caller reports
 * the failure, as without a connection.
 * @param persist stores state for the next page just before the reload
 * @returns whether the page is about to reload
 */
export function reloadOutdatedPage(persist: () => void = () => undefined): boolean {
  if (!isGoing && (!isOutdated || isFilledIn || !isFirstReload())) return false;
  persist();
  if (!isGoing) location.reload();
  isGoing = true;
  return true;
}
