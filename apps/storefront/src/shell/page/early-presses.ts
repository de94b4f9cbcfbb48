import { FAVORITES_EVENT } from '#features/favorite/browser/favorite-events.ts';
import type { EarlyPress } from './early-presses.inline';

/**
 * Replays the presses and choices from before the page's code, in order (PERF-02), so that shoppers on a slow connection need not
 * repeat them. From here on nothing is held back.
 */
export function releaseEarlyPresses(): void {
  // A task later: every part of the page listens by then.
  setTimeout(() => {
    const presses = globalThis.earlyPresses?.release() ?? [];
    globalThis.earlyPresses = undefined;
    // Hearts show their presses already: each is replayed from the stored state.
    if (presses.some(({ element }) => element.dataset['favorite'])) {
      window.dispatchEvent(new CustomEvent(FAVORITES_EVENT, { detail: null }));
    }
    repeatIntentions();
    // Each in its own task, like real presses: one may depend on the previous one's render.
    const next = () => {
      const press = presses.shift();
      if (press === undefined) return;
      if (press.element.isConnected) repeat(press);
      setTimeout(next);
    };
    next();
  });
}

/** An element already hovered or focused counts as intent: its code is loaded now. */
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
    // React compares with the last value it saw, so it has to observe the change.
    element.checked = !element.checked;
    element.click();
  } else {
    element.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
