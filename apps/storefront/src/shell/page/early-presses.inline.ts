/**
 * Holds back what is pressed and chosen until the page's code has come (PERF-02, PROD-08): code starts after the picture that counts
 * (start-scripts.inline.ts), on a slow line seconds after a button is seen. A button that waits shows it (`data-early`);
 * early-presses.ts makes the presses. A purchase is a form: who leaves the page, or waits too long, sends it. Links, other forms and what the browser does by itself (dialogs, disclosures) wait for nothing.
 */
import { FAVORITE_PRESS_EVENT } from '#features/favorite/browser/favorite-events.ts';

export interface EarlyPress {
  readonly element: HTMLElement;
  readonly kind: 'press' | 'choice';
}

declare global {
  /** Undefined once the code is here. */
  var earlyPresses: { release(): EarlyPress[] } | undefined;
}

/** More than a hand presses in a few seconds. */
const MOST = 100;

/** A purchase waits this long for the code, then it is sent as the form that it is. */
const LATE_MS = 8_000;

const presses: EarlyPress[] = [];
/** The first purchase that waits. */
let purchase: HTMLFormElement | undefined;
let late: ReturnType<typeof setTimeout> | undefined;
const controller = new AbortController();
const { signal } = controller;

function enqueue(press: EarlyPress): void {
  if (presses.length < MOST) presses.push(press);
}

/** Whether the browser does by itself what a button is for: sends a form, opens or closes a dialog. */
function isOwnWork(button: HTMLButtonElement): boolean {
  return (
    button.type !== 'button' ||
    // Older browsers know no commands: there the code opens what the button is for.
    (button.hasAttribute('command') && 'commandForElement' in HTMLButtonElement.prototype)
  );
}

addEventListener(
  'click',
  (event) => {
    if (!(event.target instanceof Element)) return;
    // Who leaves takes the purchase along: it leads to the cart.
    const leaves = event.target.closest('a[href]:not([data-zoom], [href^="#"], [target="_blank"])');
    const isTaken = purchase && leaves && !event.ctrlKey && !event.metaKey;
    // A picture's link opens it over the page, by code; without JavaScript it leads to the picture.
    const pressed = event.target.closest<HTMLButtonElement | HTMLAnchorElement>('button, a[data-zoom]');
    const { form } = (pressed ?? {}) as Partial<HTMLButtonElement>;
    // A form that puts what is shown into the cart.
    const buys = form?.dataset['buy'] ? form : undefined;
    if (!isTaken && (!pressed || (!buys && pressed instanceof HTMLButtonElement && isOwnWork(pressed))))
      return;
    event.preventDefault();
    // Nobody else hears of it twice.
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
