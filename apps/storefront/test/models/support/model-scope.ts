/**
 * With MODELS_THOROUGH=1 (`npm run test:models`, `npm run test:all`) every machine runs against the platform, and every series of transitions
 * there and in a browser; random walks are longer. Without: only machines with distinctive calls against the platform, and covering paths.
 */
export const isThorough = () => Boolean(process.env['MODELS_THOROUGH']);

/** Machines with calls in a purchase; the calls of the others have their own contract tests. */
const IN_A_PURCHASE = ['cart', 'checkoutGate', 'buyNow'];

/** Whether this run tests a machine against the platform (level b). */
export function isOnPlatform(machine: string): boolean {
  return isThorough() || IN_A_PURCHASE.includes(machine);
}
