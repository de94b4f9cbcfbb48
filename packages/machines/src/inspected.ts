import type { InspectionEvent } from 'xstate';

/** What looks at a page's machines from outside sets this before the page starts. */
export const INSPECTOR = 'inspectShopMachines';

type Watcher = (event: InspectionEvent) => void;

/**
 * Options of an actor that may be watched: by the models' browser level, which has to know what a machine really did, or
 * by a developer in the console. Nobody watches in a shopper's page, and then it costs nothing.
 */
export function inspected(): { readonly inspect?: Watcher } {
  const watcher: unknown = Reflect.get(globalThis, INSPECTOR);
  return typeof watcher === 'function' ? { inspect: watcher as Watcher } : {};
}
