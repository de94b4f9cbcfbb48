import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import type { AnyModel, Model } from './define-model';
import { eventOf, type Happening, happeningOf, happeningsOf, sentenceOf } from './happening';
import { pathId } from './replay';
import { firstTransitions, makeTransitionReader } from './taken-transitions';

/** A step of a machine: in `before`, something happens and leads to `after` by these transitions. */
export interface ModelStep<Machine extends AnyStateMachine = AnyStateMachine> {
  readonly before: SnapshotFrom<Machine>;
  readonly happening: Happening;
  readonly after: SnapshotFrom<Machine>;
  /** Their names, those taken at once after the first too. */
  readonly transitions: readonly string[];
}

/** A way through a machine from its start. */
export interface ModelPath {
  /** The same as long as the same things happen: for replaying it. */
  readonly id: string;
  readonly steps: readonly ModelStep[];
  /** One per step. */
  readonly sentences: readonly string[];
}

/** A model walked through. */
export interface Exploration<Machine extends AnyStateMachine = AnyStateMachine> {
  /** The transitions that lead to the first state. */
  readonly firstTransitions: readonly string[];
  /** Every step that the machine can make. */
  readonly steps: readonly ModelStep<Machine>[];
  /** To every state by the shortest way, and through every transition; none is the beginning of another. */
  readonly paths: readonly ModelPath[];
  /** Few that together go through every transition: for the browser. */
  readonly coveringPaths: readonly ModelPath[];
  /** Some more, through every series of transitions by each thing that leads to it: for the platform. */
  readonly thoroughPaths: readonly ModelPath[];
}

/** As xstate/graph gives it: states by key, and what each leads to. */
interface AdjacencyMap {
  [key: string]: {
    state: AnyMachineSnapshot;
    transitions: { [event: string]: { event: AnyEventObject; state: AnyMachineSnapshot } };
  };
}

type Way = readonly ModelStep[];

/** More states than this mean that a model is not finite. */
const LIMIT = 200_000;

/** Walks a model: all that its machine can do. */
export function explore<Machine extends AnyStateMachine>(typed: Model<Machine>): Exploration<Machine> {
  const model: AnyModel = typed;
  const { machine, input, serialize } = model;
  const options = {
    input,
    limit: LIMIT,
    events: (snapshot: unknown) => happeningsOf(model, snapshot as AnyMachineSnapshot).map(eventOf),
    serializeState: (snapshot: unknown) => serialize(snapshot as AnyMachineSnapshot),
  };
  const readTransitions = makeTransitionReader(machine, input);
  const map = { ...getAdjacencyMap(machine, options) } as AdjacencyMap;
  const stepsFrom = new Map(
    Object.entries(map).map(([key, { state: before, transitions }]) => [
      key,
      Object.values(transitions).map(
        ({ event, state: after }): ModelStep => ({
          before,
          happening: happeningOf(before, event),
          after,
          transitions: readTransitions(before, event),
        }),
      ),
    ]),
  );
  const steps = [...stepsFrom.values()].flat();
  const ways = shortestWays(stepsFrom, serialize);
  const first = firstTransitions(machine, input);
  const wayTo = (step: ModelStep): Way => [...(ways.get(serialize(step.before)) ?? []), step];
  const all = steps.map(wayTo);
  const covering = coveringWays(all, ({ transitions }) => transitions, first);
  const thorough = coveringWays(
    all,
    ({ happening, transitions }) =>
      transitions.length === 0 ? [] : [`${transitions.join(' / ')} by ${sentenceOf(model, happening)}`],
    [],
  );
  const toPath = (way: Way): ModelPath => ({
    id: pathId(model.id, way),
    steps: way,
    sentences: way.map(({ happening }) => sentenceOf(model, happening)),
  });
  return {
    firstTransitions: first,
    steps: steps as readonly ModelStep<Machine>[],
    paths: withoutBeginnings([...ways.values(), ...covering]).map(toPath),
    coveringPaths: covering.map(toPath),
    thoroughPaths: thorough.map(toPath),
  };
}

/** The shortest way to each state by its key; the first state is the map's first. */
function shortestWays(
  stepsFrom: ReadonlyMap<string, readonly ModelStep[]>,
  serialize: (snapshot: AnyMachineSnapshot) => string,
): Map<string, Way> {
  const ways = new Map<string, Way>([...stepsFrom.keys()].slice(0, 1).map((start) => [start, []]));
  // A map visits what is added to it while it is gone through: breadth first.
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

/** For each thing to be covered its shortest way; the longest first, since they go through others. */
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
  const keyed = new Map(ways.map((way) => [keyOf(way), way]));
  const beginnings = new Set(ways.flatMap((way) => way.map((_, end) => keyOf(way.slice(0, end)))));
  return [...keyed].flatMap(([key, way]) => (beginnings.has(key) ? [] : [way]));
}

function keyOf(way: Way): string {
  return way.map(({ happening }) => JSON.stringify(happening)).join('\n');
}
