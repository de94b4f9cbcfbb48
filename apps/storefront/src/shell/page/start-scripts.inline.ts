/**
 * Starts the page's code when the picture that counts is drawn: 120 KB of script share neither the line nor the frame with it (PERF-01,
 * ADR 54), and a tag manager, which that code starts, comes after both. Whoever points, touches or presses a key before that starts it at
 * once. The server takes the scripts out of the page and names them here (packages/page-server/src/page-document.ts).
 */
import { scriptData } from '#foundation/browser/inline/script-data.ts';
import { reloadOnce } from '#foundation/browser/reload-once.ts';

/** A picture or a frame that does not come holds the page's code up no longer than this after the page is there. Milliseconds. */
const LATEST_MS = 4_000;

/** Without a connection what was lost is asked for again after so long, in milliseconds; so often in all, at most. */
const AGAIN_MS = 2_000;
let tries = 6;

/** Frames that wait for one another: when the third begins, the first one, with the picture, is on the screen. */
const FRAMES = 3;

declare global {
  /** How far the page's code is; undefined where the page carries it itself (PAGE_SERVER=off). */
  var pageStart: { readonly parts: Promise<void>; isWanted: boolean } | undefined;
}

/** Addresses with a space between them, the last of which is the bundler's runtime; of the page's data, where it does not stand in the page. */
const { scripts = '', pageData } = scriptData();
const parts = scripts.split(' ');
const runtime = parts.pop() as string;
/** What is to be asked for. With the runtime first each part is evaluated in a task of its own (start-app.ts), and none waits for the data. */
const asked = [runtime, ...parts, ...(pageData ? [pageData] : [])];
let missing = asked.length;
let arrive = () => {};
if (runtime) globalThis.pageStart = { parts: new Promise((resolve) => (arrive = resolve)), isWanted: false };
const { dataset } = document.documentElement;
// Until then pictures that can wait stay out as well (the kit's Image and Gallery).
dataset['starting'] = '';

function load(address: string): void {
  const script = document.createElement('script');
  script.src = address;
  // In their order.
  script.async = false;
  script.onload = () => {
    missing -= 1;
    if (missing === 0) arrive();
  };
  script.onerror = () => {
    // The next sign tries again, too.
    script.remove();
    asked.push(address);
    fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
      ({ status }) => {
        // The page is of a build that is gone, or has changed since it was sent, and nobody has this one's data any more.
        if (status === 404) reloadOnce();
        // It was lost on its way.
        else loadAgain();
      },
      () => setTimeout(loadAgain, AGAIN_MS),
    );
  };
  document.head.append(script);
}

function loadAgain(): void {
  if (tries-- > 0) start();
}

function start(): void {
  delete dataset['starting'];
  if (runtime && document.readyState !== 'loading') asked.splice(0).forEach(load);
}

/** Somebody waits for the code: none of it waits for an idle browser any more. */
function startAtOnce(): void {
  if (globalThis.pageStart) globalThis.pageStart.isWanted = true;
  start();
}

/** A page that comes under a pointer which lies there hears of a move that was none. */
function onIntent(event: Event): void {
  const { type, movementX, movementY } = event as PointerEvent;
  if (type !== 'pointermove' || movementX || movementY) startAtOnce();
}

/** Starts it in a task after the frame that draws what has just come; a page that nobody sees draws none. */
function startAfterFrames(left: number): void {
  if (document.hidden) start();
  else requestAnimationFrame(() => (left > 1 ? startAfterFrames(left - 1) : setTimeout(start)));
}

/** Pictures of the first screen of a page that names none which counts. */
const firstScreen: HTMLImageElement[] = [];

/** In a page that names no picture which counts, as a cart, those of the first screen do. Their frames have their places already. */
function bringFirstScreen(): void {
  if (document.querySelector('#main img:not([loading=lazy])') !== null) return;
  for (const picture of document.querySelectorAll<HTMLImageElement>('#main img')) {
    const { top, left } = (picture.parentElement as Element).getBoundingClientRect();
    if (top >= innerHeight || left >= innerWidth) continue;
    picture.loading = 'eager';
    firstScreen.push(picture);
  }
}

/** The page is there. Its load does not wait for pictures that were to come later. */
function startAfterPictures(): void {
  const begin = () => startAfterFrames(FRAMES);
  if (firstScreen.length === 0) begin();
  else Promise.allSettled(firstScreen.map((picture) => picture.decode())).then(begin, expectLoad);
}

/** Whoever needs it asks again. */
function expectLoad(): void {}

// Signs that somebody is about to do something.
for (const name of ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'])
  addEventListener(name, onIntent, { capture: true, passive: true });
addEventListener('load', startAfterPictures);
addEventListener('DOMContentLoaded', () => {
  // The cart's own code is a file that did not come (packages/page-server/src/page-code.ts): nobody would know whose cart it is.
  if (!dataset['cart'] && document.querySelector('[data-query]'))
    addEventListener(navigator.onLine ? 'load' : 'online', reloadOnce, { once: true });
  // A cart that is being read has no picture yet: its code is what counts (cart-page.inline.ts).
  if (dataset['starting'] !== '' || dataset['cart'] === 'filled') startAtOnce();
  else {
    bringFirstScreen();
    setTimeout(start, LATEST_MS);
  }
});
