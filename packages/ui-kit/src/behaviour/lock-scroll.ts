let locks = 0;
let position = 0;

/**
 * Locks the page's scroll while a menu or dialog is open; the returned function unlocks it once (HEAD-03).
 * Locks are counted: the page scrolls again when the last one is released, from the same position.
 */
export function lockScroll(): () => void {
  const root = document.documentElement;
  if (locks === 0) {
    position = window.scrollY;
    root.dataset['scrollLocked'] = window.innerWidth > root.clientWidth ? 'gutter' : '';
  }
  locks += 1;
  let released = false;
  return () => {
    if (released) return;
    released = true;
    locks -= 1;
    if (locks > 0) return;
    delete root.dataset['scrollLocked'];
    if (window.scrollY !== position) window.scrollTo({ top: position, behavior: 'instant' });
  };
}
