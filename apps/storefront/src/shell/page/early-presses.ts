import { FAVORITES_EVENT } from '#features/favorite/browser/favorite-events.ts';
import type { EarlyPress } from './early-presses.inline';

/**
 * Makes the presses and choices that came before the page's code, in their order (PERF-02): whoever presses on a slow line is not made
 * to press again. From here on nothing is held back any more.
 */
export function releaseEarlyPresses(): void {
  // A task later: every part of the page listens by then.
  setTimeout(() => {
    const presses = globalThis.earlyPresses?.release() ?? [];
    globalThis.earlyPresses = undefined;
    // Hearts have shown their presses already: each is made from what is stored.
    if (presses.some(({ element }) => element.dataset['favorite'])) {
      window.dispatchEvent(new CustomEvent(FAVORITES_EVENT, { detail: null }));
    }
    repeatIntentions();
    // Each in a task of its own, as a finger's are: what a press does may hang on what the one before has drawn.
    const next = () => {
      const press = presses.shift();
      if (press === undefined) return;
      if (press.element.isConnected) repeat(press);
      setTimeout(next);
    };
    next();
  });
}

/** What is pointed at and has the focus already is meant as well: its code is fetched now. */
function repeatIntentions(): void {
  const pointed = [...document.querySelectorAll(':hover')].at(-1);
  pointed?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  const { activeElement } = document;
  if (activeElement !== document.body)
    activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

function repeat({ element, kind }: EarlyPress): void {
  if (kind === 'press') {
    element.click();
  } else if (element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type)) {
    // React compares with what it saw last: it has to see the choice being made.
    element.checked = !element.checked;
    element.click();
  } else {
    element.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
