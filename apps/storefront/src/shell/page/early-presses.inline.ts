/**
 * Holds back presses and choices until the page's code has loaded (PERF-02, PROD-08). Code starts after the main image
 * (start-scripts.inline.ts), on a slow connection seconds after a button is visible. A waiting button shows it (`data-early`);
 * early-presses.ts replays the presses. A purchase is a form: it is submitted when the shopper leaves the page or waits too long. Links,
 * other forms and native behaviour (dialogs, disclosures) do not wait.
 */
import { FAVORITE_PRESS_EVENT } from '#features/favorite/browser/favorite-events.ts';

export interface EarlyPress {
  readonly element: HTMLElement;
  readonly kind: 'press' | 'choice';
}

declare global {
  /** Undefined once the code is loaded. */
  var earlyPresses: { release(): EarlyPress[] } | undefined;
}

/** Above the number of presses possible in a few seconds. */
const MAX_PRESSES = 100;

/** A purchase waits this long for the code, then it is submitted as a plain form. */
const LATE_MS = 8_000;

const presses: EarlyPress[] = [];
/** The first waiting purchase. */
let purchase: HTMLFormElement | undefined;
let late: ReturnType<typeof setTimeout> | undefined;
const controller = new AbortController();
const { signal } = controller;

function enqueue(press: EarlyPress): void {
  if (presses.length < MAX_PRESSES) presses.push(press);
}

/** Whether the browser handles a button natively: it submits a form, or opens or closes a dialog. */
function isOwnWork(button: HTMLButtonElement): boolean {
  return (
    button.type !== 'button' ||
    // Older browsers do not support commands: there the code opens the button's target.
    (button.hasAttribute('command') && 'commandForElement' in HTMLButtonElement.prototype)
  );
}

addEventListener(
  'click',
  (event) => {
    if (!(event.target instanceof Element)) return;
    // Leaving the page submits the purchase, which leads to the cart.
    const leaves = event.target.closest('a[href]:not([data-zoom], [href^="#"], [target="_blank"])');
    const isTaken = purchase && leaves && !event.ctrlKey && !event.metaKey;
    // An image's link opens it over the page, with code; without JavaScript it leads to the image.
    const pressed = event.target.closest<HTMLButtonElement | HTMLAnchorElement>('button, a[data-zoom]');
    const { form } = (pressed ?? {}) as Partial<HTMLButtonElement>;
    // A form that adds the shown product to the cart.
    const buys = form?.dataset['buy'] ? form : undefined;
    if (!isTaken && (!pressed || (!buys && pressed instanceof HTMLButtonElement && isOwnWork(pressed))))
      return;
    event.preventDefault();
    // Other listeners must not receive it twice.
    event.stopImmediatePropagation();
    if (isTaken) purchase?.submit();
    if (!pressed) return;
    pressed.dataset['early'] = '';
    if (buys && !purchase) {
      purchase = buys;
      late = setTimeout(() => buys.submit(), LATE_MS);
    }
    enqueue({ element: pressed, kind: 'press' });
    const { favorite } = pressed.dataset;
    if (favorite) dispatchEvent(new CustomEvent(FAVORITE_PRESS_EVENT, { detail: favorite }));
  },
  { capture: true, signal },
);
addEventListener(
  'change',
  ({ target }) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement)
      enqueue({ element: target, kind: 'choice' });
  },
  { capture: true, signal },
);

globalThis.earlyPresses = {
  release() {
    controller.abort();
    clearTimeout(late);
    for (const { element } of presses) delete element.dataset['early'];
    return presses;
  },
};
