/**
 * Text of a script for the page's head: it sets `data-share-sheet` on `<html>` where the browser can open the system's own
 * sheet (PROD-09), before anything is drawn. Pages are kept for every browser alike, so the server cannot do it.
 */
export const SHARE_SHEET_SCRIPT = 'if(navigator.share)document.documentElement.dataset.shareSheet=""';
