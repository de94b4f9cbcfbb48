/**
 * Sets the light at the shopper's window on `<html>`, if answered in this visit (FIT-01), before the first paint: pages are the same for
 * all visitors, and styles select the text. If the address contains it, the server has set it already.
 */
import { WINDOW_KEY } from '../contract/window';

const { dataset } = document.documentElement;
try {
  const light = sessionStorage.getItem(WINDOW_KEY)?.split(' ')[0];
  if (light) dataset['windowLight'] ??= light;
} catch {
  // Storage is denied in some private windows.
}
