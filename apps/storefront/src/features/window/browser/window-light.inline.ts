/**
 * Names the light at the shopper's window on `<html>`, where they have said it in this visit (FIT-01), before anything is drawn: pages are
 * the same for everybody, and styles choose the word. Of an address that says it the server has named it already.
 */
import { WINDOW_KEY } from '../contract/window-query';

const { dataset } = document.documentElement;
try {
  const light = sessionStorage.getItem(WINDOW_KEY)?.split(' ')[0];
  if (light) dataset['windowLight'] ??= light;
} catch {
  // Storage is refused in some private windows.
}
