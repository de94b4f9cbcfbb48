/**
 * Does something to the menus when no entry of theirs has the focus or is being pressed: what is drawn anew under a finger or the focus would
 * take both away. The drawer's own head is no entry: it has the focus whenever the drawer opens.
 */
export function whenMenusRest(work: () => void): void {
  if (document.querySelector('[data-menus] [open] li a:is(:focus, :active)') === null) {
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
