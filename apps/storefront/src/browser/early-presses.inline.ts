/**
 * Holds back what is pressed and chosen until the page's code has come (PERF-02, PROD-08): code starts after the picture that counts
 * (start-scripts.inline.ts), on a slow line seconds after a button is seen. A button that waits shows it (`data-early`);
 * early-presses.ts makes the presses. Links, forms and what the browser does by itself (dialogs, disclosures) wait for nothing.
 */
import { FAVORITE_PRESS_EVENT } from './favorites/favorite-events';

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

const presses: EarlyPress[] = [];
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
    // A picture's link opens it over the page, by code; without JavaScript it leads to the picture.
    const pressed = event.target.closest<HTMLButtonElement | HTMLAnchorElement>('button, a[data-zoom]');
    if (!pressed || (pressed instanceof HTMLButtonElement && isOwnWork(pressed))) return;
    event.preventDefault();
    // Nobody else hears of it twice.
    event.stopImmediatePropagation();
    pressed.dataset.early = '';
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
    for (const { element } of presses) delete element.dataset.early;
    return presses;
  },
};
