/**
 * Starts the page's code after the main image is painted: 120 KB of script compete with it neither for the connection nor for the frame
 * (PERF-01, ADR 54). A tag manager, started by that code, follows both. A pointer, touch or key event before that starts it at once. In a
 * page that a browser renders ahead it starts when the page is opened: nobody is counted who does not come (NEXT-01, ADR 143). The server removes the scripts from the page and lists them here (packages/page-server/src/page-document.ts).
 */
import { scriptData } from '#foundation/browser/inline/script-data.ts';
import { whenActive } from '#foundation/browser/inline/when-active.ts';
import { reloadOnce } from '#foundation/browser/reload-once.ts';

/** Maximum delay of the page's code by a missing image or frame, after the page is parsed. Milliseconds. */
const LATEST_MS = 4_000;

/** Delay of a retry without a connection, in milliseconds, and the maximum number of retries in all. */
const RETRY_DELAY_MS = 2_000;
let tries = 6;

/** Consecutive frames: when the third begins, the first one, with the image, is on the screen. */
const FRAMES = 3;

declare global {
  /** Loading state of the page's code; undefined if the page contains it itself (PAGE_SERVER=off). */
  var pageStart: { readonly parts: Promise<void>; isRequested: boolean } | undefined;
}

/** Addresses separated by spaces, the last of which is the bundler's runtime; the address of the page's data, unless it is inline. */
const { scripts = '', pageData } = scriptData();
const parts = scripts.split(' ');
const runtime = parts.pop() as string;
/** Addresses to load. With the runtime first each part is evaluated in its own task (start-app.ts), and none waits for the data. */
const preloaded = [runtime, ...parts, ...(pageData ? [pageData] : [])];
let missing = preloaded.length;
let arrive = () => {};
if (runtime)
  globalThis.pageStart = { parts: new Promise((resolve) => (arrive = resolve)), isRequested: false };
const { dataset } = document.documentElement;
// Until then lazy images are not loaded either (the kit's Image and Gallery).
dataset['starting'] = '';

function load(address: string): void {
  const script = document.createElement('script');
  script.src = address;
  // Execution in order.
  script.async = false;
  script.onload = () => {
    missing -= 1;
    if (missing === 0) arrive();
  };
  script.onerror = () => {
    // The next event retries, too.
    script.remove();
    preloaded.push(address);
    fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
      ({ status }) => {
        // The page is of a removed build, or has changed since it was sent, and its data no longer exists.
        if (status === 404) reloadOnce();
        // A network failure.
        else loadAgain();
      },
      () => setTimeout(loadAgain, RETRY_DELAY_MS),
    );
  };
  document.head.append(script);
}

function loadAgain(): void {
  if (tries-- > 0) start();
}

function start(): void {
  delete dataset['starting'];
  if (runtime && document.readyState !== 'loading') preloaded.splice(0).forEach(load);
}

/** The visitor waits for the code: it no longer waits for an idle browser. */
function startAtOnce(): void {
  if (globalThis.pageStart) globalThis.pageStart.isRequested = true;
  start();
}

/** A page that loads under a resting pointer gets a move event without movement. */
function onIntent(event: Event): void {
  const { type, movementX, movementY } = event as PointerEvent;
  if (type !== 'pointermove' || movementX || movementY) startAtOnce();
}

/** Starts it in a task after the frame that paints the latest content; a hidden page paints none. */
function startAfterFrames(left: number): void {
  if (document.hidden) start();
  else requestAnimationFrame(() => (left > 1 ? startAfterFrames(left - 1) : setTimeout(start)));
}

/** Images of the first screen, in a page without a declared main image. */
const firstScreen: HTMLImageElement[] = [];

/** Complete (it is no image) unless the browser has images switched off: then nothing is loaded, and decode() never settles. */
const probe = new Image();
probe.src = 'data:,';

/** In a page without a declared main image, such as a cart, those of the first screen count. Their frames already have their positions. */
function loadFirstScreen(): void {
  if (document.querySelector('#main img:not([loading=lazy])') !== null) return;
  for (const picture of document.querySelectorAll<HTMLImageElement>('#main img')) {
    const { top, left } = (picture.parentElement as Element).getBoundingClientRect();
    if (top >= innerHeight || left >= innerWidth) continue;
    picture.loading = 'eager';
    firstScreen.push(picture);
  }
}

/** The page is loaded. Its load event does not wait for images that were lazy. */
function startAfterPictures(): void {
  const begin = () => startAfterFrames(FRAMES);
  if (firstScreen.length === 0 || !probe.complete) begin();
  else Promise.allSettled(firstScreen.map((picture) => picture.decode())).then(begin, expectLoad);
}

/** Callers that need it retry. */
function expectLoad(): void {}

// Signs of an imminent interaction.
for (const name of ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'])
  addEventListener(name, onIntent, { capture: true, passive: true });
addEventListener('load', () => whenActive(startAfterPictures));
addEventListener('DOMContentLoaded', () => {
  // The file with the cart's own code failed to load (packages/page-server/src/built-files.ts): without it the cart cannot be
  // identified.
  if (!dataset['cart'] && document.querySelector('[data-cart-part]'))
    addEventListener(navigator.onLine ? 'load' : 'online', reloadOnce, { once: true });
  // A cart being read has no image yet: its code has priority (cart-page.inline.ts).
  if (dataset['starting'] !== '' || dataset['cart'] === 'filled') whenActive(startAtOnce);
  else {
    loadFirstScreen();
    whenActive(() => setTimeout(start, LATEST_MS));
  }
});
