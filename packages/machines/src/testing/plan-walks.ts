import type { AnyMachineSnapshot } from 'xstate';
import type { AnyModel } from './define-model';
import type { Exploration, ModelPath, ModelStep } from './explore';
import type { Happening } from './happening';
import { pathId } from './replay';

/** An action in a browser, or behind it, and the happenings it causes in the machine. */
export interface Act {
  /** As a sentence. */
  readonly name: string;
  /** The happenings it causes, in this order; each is picked from the possible ones. None: only the place changes. */
  readonly happens: readonly ((happening: Happening, before: AnyMachineSnapshot) => boolean)[];
  /** Where the shopper is afterwards: a page, the text of a field. */
  readonly place: string | ((after: AnyMachineSnapshot) => string);
}

/** The possible acts at a place while the machine is in a state. */
export interface Acting {
  /** The start of a walk, with the machine in its first state. */
  readonly start: string;
  readonly actsIn: (snapshot: AnyMachineSnapshot, place: string) => readonly Act[];
}

/** An act of a walk, and its steps in the model. */
export interface ActStep {
  readonly act: Act;
  readonly steps: readonly ModelStep[];
  readonly after: AnyMachineSnapshot;
  readonly place: string;
}

/** A path through a machine by acts. */
export interface Walk {
  /** The same path in the model; a sentence per act. */
  readonly path: ModelPath;
  readonly acts: readonly ActStep[];
}

interface Node {
  readonly snapshot: AnyMachineSnapshot;
  readonly place: string;
  /** How much of the requested path was completed. */
  readonly index: number;
}

/**
 * Plans a small set of walks whose acts cover every transition that they can. It always takes the shortest way to an uncovered
 * one, and starts a new walk when there is none. The result is deterministic.
 * @param isThorough covers every series of transitions that an act can cause, by each such act
 */
export function planWalks(
  model: AnyModel,
  exploration: Exploration,
  acting: Acting,
  isThorough: boolean,
): Walk[] {
  const { edgesOf, start } = makeGraph(model, exploration, acting);
  const covered = new Set(exploration.firstTransitions);
  const thingsOf = ({ act, steps }: ActStep) => {
    const taken = steps.flatMap(({ transitions }) => transitions);
    return isThorough && taken.length > 0 ? [`${taken.join(' / ')} by ${act.name}`] : taken;
  };
  const isNew = (step: ActStep) => thingsOf(step).some((thing) => !covered.has(thing));
  const walks: Walk[] = [];
  for (;;) {
    const acts: ActStep[] = [];
    let at = start;
    for (;;) {
      const way = shortest(at, edgesOf, isNew);
      if (way === null) break;
      acts.push(...way);
      for (const thing of way.flatMap(thingsOf)) covered.add(thing);
      const last = acts.at(-1);
      if (last !== undefined) at = { snapshot: last.after, place: last.place, index: 0 };
    }
    if (acts.length === 0) return walks;
    walks.push(toWalk(model, acts));
  }
}

/** The acts that cause a path's happenings in order, with the acts that a browser needs in between; null if there are none. */
export function walkAlong(
  model: AnyModel,
  exploration: Exploration,
  acting: Acting,
  path: ModelPath,
): Walk | null {
  const requested = path.steps.map(({ happening }) => JSON.stringify(happening));
  const { edgesOf, start } = makeGraph(model, exploration, acting);
  const advance = (index: number, { steps }: ActStep) =>
    steps.reduce(
      (reached, { happening }) => (JSON.stringify(happening) === requested[reached] ? reached + 1 : reached),
      index,
    );
  const way = shortest(start, edgesOf, (edge, from) => advance(from, edge) === requested.length, advance);
  return way && toWalk(model, way);
}

function makeGraph(model: AnyModel, { steps }: Exploration, acting: Acting) {
  const keys = new Map<AnyMachineSnapshot, string>();
  const keyOf = (snapshot: AnyMachineSnapshot) => {
    const key = keys.get(snapshot) ?? model.serialize(snapshot);
    keys.set(snapshot, key);
    return key;
  };
  const stepsFrom = new Map<string, ModelStep[]>();
  for (const step of steps) {
    const key = keyOf(step.before);
    const known = stepsFrom.get(key);
    if (known === undefined) stepsFrom.set(key, [step]);
    else known.push(step);
  }
  const [first] = steps;
  if (first === undefined) {
    throw new Error(`${model.id} can do nothing`);
  }
  const nameOf = ({ snapshot, place }: Pick<Node, 'snapshot' | 'place'>) => `${place}\n${keyOf(snapshot)}`;
  const edges = new Map<string, readonly ActStep[]>();
  const toEdge = (from: AnyMachineSnapshot, act: Act): ActStep[] => {
    const made: ModelStep[] = [];
    let after = from;
    for (const pick of act.happens) {
      const before = after;
      const step = stepsFrom.get(keyOf(before))?.find(({ happening }) => pick(happening, before));
      if (step === undefined) return [];
      made.push(step);
      after = step.after;
    }
    const place = typeof act.place === 'string' ? act.place : act.place(after);
    return [{ act, steps: made, after, place }];
  };
  const edgesOf = (node: Node): { name: string; edges: readonly ActStep[] } => {
    const name = nameOf(node);
    const known = edges.get(name);
    const found =
      known ?? acting.actsIn(node.snapshot, node.place).flatMap((act) => toEdge(node.snapshot, act));
    edges.set(name, found);
    return { name: `${node.index}\n${name}`, edges: found };
  };
  return { edgesOf, start: { snapshot: first.before, place: acting.start, index: 0 } satisfies Node };
}

/** Breadth-first search to the first matching act. */
function shortest(
  start: Node,
  edgesOf: (node: Node) => { name: string; edges: readonly ActStep[] },
  isGoal: (edge: ActStep, index: number) => boolean,
  advance: (index: number, edge: ActStep) => number = (index) => index,
): ActStep[] | null {
  const seen = new Set<string>();
  let front: { node: Node; way: ActStep[] }[] = [{ node: start, way: [] }];
  while (front.length > 0) {
    const next: typeof front = [];
    for (const { node, way } of front) {
      const { name, edges } = edgesOf(node);
      if (seen.has(name)) continue;
      seen.add(name);
      const goal = edges.find((edge) => isGoal(edge, node.index));
      if (goal !== undefined) return [...way, goal];
      for (const edge of edges) {
        next.push({
          node: { snapshot: edge.after, place: edge.place, index: advance(node.index, edge) },
          way: [...way, edge],
        });
      }
    }
    front = next;
  }
  return null;
}

function toWalk(model: AnyModel, acts: readonly ActStep[]): Walk {
  const steps = acts.flatMap((act) => act.steps);
  return {
    acts,
    path: {
      id: pathId(model.id, steps),
      steps,
      sentences: acts.map(({ act }) => act.name),
    },
  };
}
