/**
 * Records presses on the buy box's buttons until their code has come, which on a slow line is seconds after they are seen
 * (PROD-08, SET-02, BUY-01); use-early-presses.ts makes them.
 */
import { EARLY_PRESSES_SELECTOR } from './early-presses';

globalThis.earlyPresses = [];
addEventListener(
  'click',
  ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>(EARLY_PRESSES_SELECTOR);
    if (button) globalThis.earlyPresses?.push(button);
  },
  true,
);
