/**
 * Runs a menu update once no menu entry has the focus or is being pressed: a re-render would lose both. The drawer's own head does not
 * count as an entry, since it has the focus whenever the drawer opens.
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
