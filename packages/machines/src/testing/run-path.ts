import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  SimulatedClock,
} from 'xstate';
import type { ModelPath, ModelStep } from './explore';
import type { Happening } from './happening';
import { flush } from './simulate-actors';
import { transitionListener } from './taken-transitions';

/** A machine with its actors, and the means to control it. */
export interface Stage {
  readonly machine: AnyStateMachine;
  readonly input: unknown;
  /** Translates an event of the model, whose ids may be placeholders. */
  readonly translate: (event: AnyEventObject, actor: AnyActorRef) => AnyEventObject | Promise<AnyEventObject>;
  /** Ends a call as specified. @throws when it is not in flight */
  readonly endCall: (
    happening: Extract<Happening, { kind: 'outcome' | 'rejection' }>,
    actor: AnyActorRef,
  ) => Promise<void>;
  /** The deviation from the model after a step, or null. */
  readonly compare: (reached: AnyMachineSnapshot, step: ModelStep) => string | null;
  /** Runs after the path. @throws when something is wrong then */
  readonly end?: (actor: AnyActorRef, clock: SimulatedClock) => Promise<void>;
}

/** The result of a path on a running machine. */
export interface Replay {
  readonly path: ModelPath;
  /** Ids of the states it was in. */
  readonly states: ReadonlySet<string>;
  readonly transitions: ReadonlySet<string>;
  /** The deviation from the model; null if there is none. */
  readonly failure: string | null;
}

/** Runs a path on a running machine with a simulated clock: after every step state and transitions must match the model's. */
export async function runPath(path: ModelPath, stage: Stage): Promise<Replay> {
  const { machine } = stage;
  const clock = new SimulatedClock();
  const states = new Set<string>();
  const transitions = new Set<string>();
  let taken: string[] = [];
  const actor = createActor(machine, {
    input: stage.input,
    clock,
    inspect: transitionListener(machine, (name) => taken.push(name)),
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
  const keepTaken = () => {
    for (const name of taken) {
      transitions.add(name);
    }
  };
  keepTaken();

  let failure: string | null = null;
  try {
    for (const [at, step] of path.steps.entries()) {
      taken = [];
      const wrong = await perform(step).then(
        () => problems[0] ?? differences(step),
        (error: unknown) => error,
      );
      keepTaken();
      if (wrong !== null) {
        failure = `step ${at + 1}, ${path.sentences[at]}: ${textOf(wrong)}`;
        break;
      }
    }
    if (failure === null) {
      await stage.end?.(actor, clock);
    }
  } catch (error) {
    failure = `at the end: ${textOf(error)}`;
  }
  actor.stop();
  return { path, states, transitions, failure };

  async function perform({ happening }: ModelStep): Promise<void> {
    if (happening.kind === 'event') {
      actor.send(await stage.translate(happening.event, actor));
    } else if (happening.kind === 'time') {
      clock.increment(delayMs(machine, happening.delay, actor.getSnapshot()));
    } else {
      await stage.endCall(happening, actor);
    }
    await flush();
  }

  function differences(step: ModelStep): string | null {
    const expected = step.transitions.join(' / ');
    const were = taken.join(' / ');
    return were === expected
      ? stage.compare(actor.getSnapshot(), step)
      : `took ${were || 'no transition'}, not ${expected || 'none'}`;
  }
}

function textOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** A delay's length: a number in a machine's `after`, or one of its named delays. */
function delayMs(
  { implementations }: AnyStateMachine,
  delay: string,
  { context }: AnyMachineSnapshot,
): number {
  const named: unknown = implementations.delays[delay];
  const length: unknown =
    typeof named === 'function' ? named({ context, event: { type: 'model' } }, undefined) : named;
  return Number(length ?? delay);
}
