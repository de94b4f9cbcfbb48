import { type AnyMachineSnapshot, type AnyStateMachine, createActor, type SnapshotFrom } from 'xstate';
import type { AnyModel, Model } from './define-model';
import { eventOf, type Happening, happeningsOf, sentenceOf } from './happening';
import { pathId } from './replay';
import { firstTransitions, makeTransitionReader } from './taken-transitions';

/** A step of a machine: in `before`, something happens and leads to `after` by these transitions. */
export interface ModelStep<Machine extends AnyStateMachine = AnyStateMachine> {
  readonly before: SnapshotFrom<Machine>;
  readonly happening: Happening;
  readonly after: SnapshotFrom<Machine>;
  /** Their names, including those of the transient states that follow. */
  readonly transitions: readonly string[];
}

/** A path through a machine from its start. */
export interface ModelPath {
  /** A stable hash of its happenings, used to replay it. */
  readonly id: string;
  readonly steps: readonly ModelStep[];
  /** One per step. */
  readonly sentences: readonly string[];
}

/** The exploration of a model. */
export interface Exploration<Machine extends AnyStateMachine = AnyStateMachine> {
  /** The transitions that lead to the first state. */
  readonly firstTransitions: readonly string[];
  /** Every possible step of the machine. */
  readonly steps: readonly ModelStep<Machine>[];
  /** A shortest path to every state, and one through every transition; none is a prefix of another. */
  readonly paths: readonly ModelPath[];
  /** A small set that covers every transition: for browser and platform in `npm test`. */
  readonly coveringPaths: readonly ModelPath[];
  /** A larger set that covers every series of transitions by each cause: for the platform in `npm run test:models`. */
  readonly thoroughPaths: readonly ModelPath[];
}

type Way = readonly ModelStep[];

/** A model with more states than this is not finite. */
const MODEL_MAX_STATES = 200_000;

/** Explores a model: everything its machine can do. */
export function explore<Machine extends AnyStateMachine>(typed: Model<Machine>): Exploration<Machine> {
  const model: AnyModel = typed;
  const { machine, input } = model;
  const serialize = memoized(model.serialize);
  const next = makeTransitionReader(machine, input);
  const stepsFrom = new Map<string, readonly ModelStep[]>();
  // `xstate/graph` shifts every step off an array, which takes a third of a large model's time. Iteration includes what is pushed.
  const met = [createActor(machine, { input }).getSnapshot()];
  const known = new Set(met.map(serialize));
  for (const before of met) {
    const happenings = happeningsOf(model, before).map((happening) => ({
      happening,
      event: eventOf(happening),
    }));
    const unique = new Map(happenings.map((one) => [JSON.stringify(one.event), one]));
    const steps = [...unique.values()].map(({ happening, event }): ModelStep => {
      const { after, taken } = next(before, event);
      return { before, happening, after, transitions: taken };
    });
    stepsFrom.set(serialize(before), steps);
    for (const { after } of steps) {
      if (known.has(serialize(after))) continue;
      known.add(serialize(after));
      met.push(after);
    }
    if (met.length > MODEL_MAX_STATES)
      throw new Error(`${model.id} has more than ${MODEL_MAX_STATES} states`);
  }
  const steps = [...stepsFrom.values()].flat();
  const ways = shortestWays(stepsFrom, serialize);
  const first = firstTransitions(machine, input);
  const wayTo = (step: ModelStep): Way => [...(ways.get(serialize(step.before)) ?? []), step];
  const all = once(() => steps.map(wayTo));
  const covering = once(() => coveringWays(all(), ({ transitions }) => transitions, first));
  const toPath = (way: Way): ModelPath => ({
    id: pathId(model.id, way),
    steps: way,
    sentences: way.map(({ happening }) => sentenceOf(model, happening)),
  });
  const paths = once(() => withoutBeginnings([...ways.values(), ...covering()]).map(toPath));
  const coveringPaths = once(() => covering().map(toPath));
  const thoroughPaths = once(() =>
    coveringWays(
      all(),
      ({ happening, transitions }) =>
        transitions.length === 0 ? [] : [`${transitions.join(' / ')} by ${sentenceOf(model, happening)}`],
      [],
    ).map(toPath),
  );
  return {
    firstTransitions: first,
    steps: steps as readonly ModelStep<Machine>[],
    get paths() {
      return paths();
    },
    get coveringPaths() {
      return coveringPaths();
    },
    get thoroughPaths() {
      return thoroughPaths();
    },
  };
}

/** Most users of an exploration need one set of paths; each takes seconds of a large model. */
function once<Value>(find: () => Value): () => Value {
  let found: { readonly value: Value } | undefined;
  return () => {
    found ??= { value: find() };
    return found.value;
  };
}

/** A state is the start and the end of several steps. */
function memoized(serialize: AnyModel['serialize']): AnyModel['serialize'] {
  const keys = new WeakMap<AnyMachineSnapshot, string>();
  return (snapshot) => {
    const key = keys.get(snapshot) ?? serialize(snapshot);
    keys.set(snapshot, key);
    return key;
  };
}

/** The shortest path to each state by its key; the first state is the map's first. */
function shortestWays(
  stepsFrom: ReadonlyMap<string, readonly ModelStep[]>,
  serialize: (snapshot: AnyMachineSnapshot) => string,
): Map<string, Way> {
  const ways = new Map<string, Way>([...stepsFrom.keys()].slice(0, 1).map((start) => [start, []]));
  // Map iteration includes entries added during it: breadth first.
  for (const [key, way] of ways) {
    for (const step of stepsFrom.get(key) ?? []) {
      const next = serialize(step.after);
      if (!ways.has(next)) {
        ways.set(next, [...way, step]);
      }
    }
  }
  return ways;
}

/** The shortest path to each thing to be covered; the longest first, since they pass through others. */
function coveringWays(
  ways: readonly Way[],
  thingsOf: (step: ModelStep) => readonly string[],
  coveredBefore: readonly string[],
): Way[] {
  const covered = new Set(coveredBefore);
  const shortest = new Map<string, Way>();
  for (const way of ways.toSorted((one, other) => one.length - other.length)) {
    for (const thing of way.slice(-1).flatMap(thingsOf)) {
      if (!shortest.has(thing)) {
        shortest.set(thing, way);
      }
    }
  }
  return [...shortest]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .flatMap(([thing, way]) => {
      if (covered.has(thing)) {
        return [];
      }
      for (const passed of way.flatMap(thingsOf)) {
        covered.add(passed);
      }
      return [way];
    });
}

function withoutBeginnings(ways: readonly Way[]): Way[] {
  const keyed = new Map<string, Way>();
  const beginnings = new Set<string>();
  // Ways share their steps.
  const happenings = new Map<ModelStep, string>();
  for (const way of ways) {
    let key = '';
    for (const step of way) {
      beginnings.add(key);
      const happening = happenings.get(step) ?? JSON.stringify(step.happening);
      happenings.set(step, happening);
      key += `${happening}\n`;
    }
    keyed.set(key, way);
  }
  return [...keyed].flatMap(([key, way]) => (beginnings.has(key) ? [] : [way]));
}
