import type { ActorOptions, AnyActorLogic } from 'xstate';

/** An external inspector sets this global before the page starts: a function of a machine's id. */
export const INSPECTOR = 'inspectShopMachine';

/** The inspection handler of an actor, and the clock of its timers. */
export type Inspection = Pick<ActorOptions<AnyActorLogic>, 'inspect' | 'clock'>;

/**
 * Options of an inspectable actor. The models' browser level uses them to observe transitions and control timers; a developer may
 * inspect in the console. A shopper's page has no inspector, and the cost is nil.
 * @param id of its machine
 */
export function inspected(id: string): Inspection {
  const inspector: unknown = Reflect.get(globalThis, INSPECTOR);
  return typeof inspector === 'function' ? (inspector as (id: string) => Inspection)(id) : {};
}
