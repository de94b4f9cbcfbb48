/**
 * Does something to the menus when no link of theirs has the focus or is being pressed: what is drawn anew under a finger or the focus would
 * take both away.
 */
export function whenMenusRest(work: () => void): void {
  if (document.querySelector('[data-menus] a:is(:focus, :active)') === null) {
    work();
    return;
  }
  const stop = new AbortController();
  const again = () => {
    stop.abort();
    // The focus has left one link, and is not yet on the next.
    setTimeout(() => whenMenusRest(work));
  };
  for (const name of ['focusout', 'pointerup', 'pointercancel']) {
    document.addEventListener(name, again, { signal: stop.signal });
  }
}
