import type { ActorOptions, AnyActorLogic } from 'xstate';

/** What looks at a page's machines from outside sets this before the page starts: a function of a machine's id. */
export const INSPECTOR = 'inspectShopMachine';

/** How an actor is looked at, and whose timers it runs on. */
export type Inspection = Pick<ActorOptions<AnyActorLogic>, 'inspect' | 'clock'>;

/**
 * Options of an actor that may be inspected: by the models' browser level, which has to know what a machine really did and
 * when its timers go off, or by a developer in the console. Nobody inspects a shopper's page, and then it costs nothing.
 * @param id of its machine
 */
export function inspected(id: string): Inspection {
  const inspector: unknown = Reflect.get(globalThis, INSPECTOR);
  return typeof inspector === 'function' ? (inspector as (id: string) => Inspection)(id) : {};
}
