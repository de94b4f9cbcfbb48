/** Names the part of the page whose buttons wait for their code. */
export const EARLY_PRESSES = { 'data-early-presses': '' };

/** The buttons of that part. */
export const EARLY_PRESSES_SELECTOR = '[data-early-presses] button';

declare global {
  /** Buttons pressed before their code came, in order; undefined once it is here. */
  var earlyPresses: HTMLElement[] | undefined;
}
