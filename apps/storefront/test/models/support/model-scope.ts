/**
 * With MODELS_THOROUGH=1 (`npm run test:models`, `npm run test:all`) every machine goes every path against the platform, and every series of
 * transitions in a browser. Without: the machines whose calls differ, against the platform; covering walks in a browser.
 */
export const isThorough = () => Boolean(process.env['MODELS_THOROUGH']);

/** Machines whose calls take part in a purchase; the calls of the others have contract tests of their own. */
const IN_A_PURCHASE = ['cart', 'checkoutGate', 'buyNow'];

/** Whether a machine has to go its paths against the platform (level b) in this run. */
export function isOnPlatform(machine: string): boolean {
  return isThorough() || IN_A_PURCHASE.includes(machine);
}
