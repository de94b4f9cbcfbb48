import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { AnyModel } from './define-model';

/** One happening of a machine, described so that a simulation, a platform or a browser can cause it. */
export type Happening =
  /** The shopper, or the page. */
  | { readonly kind: 'event'; readonly event: AnyEventObject }
  /** The call `call` (an actor's name), running as `actor`, ends. */
  | { readonly kind: 'outcome'; readonly call: string; readonly actor: string; readonly outcome: unknown }
  /** It is rejected: a bug or a network failure. */
  | { readonly kind: 'rejection'; readonly call: string; readonly actor: string }
  /** A timer of the state `state` fires. */
  | { readonly kind: 'time'; readonly delay: string; readonly state: string };

/** What can happen in a state. */
export function happeningsOf(model: AnyModel, snapshot: AnyMachineSnapshot): Happening[] {
  if (snapshot.status !== 'active') {
    return [];
  }
  const nodes = snapshot._nodes;
  const events = model.eventsOf(snapshot).map((event): Happening => ({ kind: 'event', event }));
  const answers = nodes.flatMap((node) =>
    node.invoke.flatMap(({ src, id }): Happening[] => {
      const call = String(src);
      const of: { [name: string]: ((state: AnyMachineSnapshot) => unknown[]) | undefined } = model.outcomes;
      const outcomes = of[call]?.(snapshot) ?? [];
      return [
        ...outcomes.map((outcome): Happening => ({ kind: 'outcome', call, actor: id, outcome })),
        ...(nodes.some(({ transitions }) => transitions.has(`xstate.error.actor.${id}`))
          ? [{ kind: 'rejection', call, actor: id } as const]
          : []),
      ];
    }),
  );
  const timers = nodes.flatMap((node) =>
    [...new Set(node.after.map(({ delay }) => String(delay)))].map(
      (delay): Happening => ({ kind: 'time', delay, state: node.id }),
    ),
  );
  return [...events, ...answers, ...timers];
}

/** The reason of a rejected call. */
export const REJECTION = 'rejected';

/** The machine's own event for a happening. */
export function eventOf(happening: Happening): AnyEventObject {
  switch (happening.kind) {
    case 'event':
      return happening.event;
    case 'outcome':
      return { type: `xstate.done.actor.${happening.actor}`, output: happening.outcome };
    case 'rejection':
      return { type: `xstate.error.actor.${happening.actor}`, error: REJECTION };
    case 'time':
      return { type: `xstate.after.${happening.delay}.${happening.state}` };
  }
}

/** A happening as a sentence. */
export function sentenceOf(model: AnyModel, happening: Happening): string {
  switch (happening.kind) {
    case 'event':
      return model.say(happening.event);
    case 'outcome':
      return model.sayOutcome(happening.call, happening.outcome);
    case 'rejection':
      return `${happening.call} is rejected`;
    case 'time':
      return `${happening.delay} passes`;
  }
}
