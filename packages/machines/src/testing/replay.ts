import { type AnyMachineSnapshot, type AnyStateMachine, createActor, SimulatedClock } from 'xstate';
import type { AnyModel } from './define-model';
import type { ModelPath } from './explore';
import { flush } from './flush';
import { type Happening, REJECTION } from './happening';
import { simulateActors } from './simulate-actors';
import { transitionListener } from './taken-transitions';

/** What a path did on a running machine. */
export interface Replay {
  readonly path: ModelPath;
  /** Ids of the states it was in. */
  readonly states: ReadonlySet<string>;
  readonly transitions: ReadonlySet<string>;
  /** Null when the machine did what the model says; else what it did not do. */
  readonly failure: string | null;
}

/** Level (a): runs a path on a running machine with simulated calls and a simulated clock. */
export async function replay(model: AnyModel, path: ModelPath): Promise<Replay> {
  const { machine, calls } = simulateActors(model.machine);
  const clock = new SimulatedClock();
  const states = new Set<string>();
  const transitions = new Set<string>();
  const actor = createActor(machine, {
    input: model.input,
    clock,
    inspect: transitionListener(machine, (name) => transitions.add(name)),
  });
  const seeStates = ({ _nodes }: AnyMachineSnapshot) => {
    for (const { id } of _nodes.slice(1)) {
      states.add(id);
    }
  };
  const problems: unknown[] = [];
  actor.subscribe({ next: seeStates, error: (problem) => problems.push(problem) });
  actor.start();
  seeStates(actor.getSnapshot());
  let failure: string | null = null;
  for (const [at, { happening, after }] of path.steps.entries()) {
    failure = makeHappen(happening);
    await flush();
    const reached: AnyMachineSnapshot = actor.getSnapshot();
    if (failure === null && model.serialize(reached) !== model.serialize(after)) {
      failure = `reached ${model.serialize(reached)}, not ${model.serialize(after)}`;
    }
    if (failure === null && problems.length > 0) {
      failure = String(problems[0]);
    }
    if (failure !== null) {
      failure = `step ${at + 1}, ${path.sentences[at]}: ${failure}`;
      break;
    }
  }
  actor.stop();
  return { path, states, transitions, failure };

  function makeHappen(happening: Happening): string | null {
    if (happening.kind === 'event') {
      actor.send(happening.event);
      return null;
    }
    if (happening.kind === 'time') {
      clock.increment(delayMs(machine, happening.delay, actor.getSnapshot()));
      return null;
    }
    const call = calls.get(happening.actor);
    if (call === undefined) {
      return `the call ${happening.call} is not on its way`;
    }
    calls.delete(happening.actor);
    if (happening.kind === 'outcome') {
      call.resolve(happening.outcome);
    } else {
      call.reject(REJECTION);
    }
    return null;
  }
}

/** A delay's length: a number in a machine's `after`, or one of its named delays. */
function delayMs({ implementations }: AnyStateMachine, delay: string, snapshot: AnyMachineSnapshot): number {
  const named: unknown = implementations.delays[delay];
  const length: unknown =
    typeof named === 'function'
      ? named({ context: snapshot.context, event: { type: 'model' } }, undefined)
      : named;
  return Number(length ?? delay);
}
