let locks = 0;
let position = 0;

/**
 * Holds the page still while a menu or dialog is open; the answer lets it go again, once (HEAD-03).
 * Several may hold at a time; the page moves again when the last one lets go, and stands where it stood.
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
