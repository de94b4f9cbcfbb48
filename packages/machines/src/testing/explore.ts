import type { AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate';
import { getAdjacencyMap, getShortestPaths } from 'xstate/graph';

/** How a machine is walked: what can happen in a state, and when two states count as one. */
export interface Exploration<Machine extends AnyStateMachine> {
  readonly input: InputFrom<Machine>;
  readonly eventsOf: (snapshot: SnapshotFrom<Machine>) => EventFromLogic<Machine>[];
  readonly serialize: (snapshot: SnapshotFrom<Machine>) => string;
}

/** A step of the machine: in `before`, `event` leads to `after`. */
export interface Step<Machine extends AnyStateMachine> {
  readonly before: SnapshotFrom<Machine>;
  readonly event: EventFromLogic<Machine>;
  readonly after: SnapshotFrom<Machine>;
}

/** More steps than this mean that a model is not finite. */
const LIMIT = 200_000;

/** Every step that the machine can make. */
export function everyStep<Machine extends AnyStateMachine>(
  machine: Machine,
  exploration: Exploration<Machine>,
): Step<Machine>[] {
  const map = getAdjacencyMap(machine as AnyStateMachine, optionsOf(exploration));
  return Object.values(map as Record<string, (typeof map)[keyof typeof map]>).flatMap(
    ({ state, transitions }) =>
      Object.values(transitions).map(({ event, state: after }) => ({
        before: state as SnapshotFrom<Machine>,
        event: event as EventFromLogic<Machine>,
        after: after as SnapshotFrom<Machine>,
      })),
  );
}

/** The shortest paths to every state; those that are the beginning of another are left out. */
export function everyPath<Machine extends AnyStateMachine>(
  machine: Machine,
  exploration: Exploration<Machine>,
): { event: EventFromLogic<Machine>; state: SnapshotFrom<Machine> }[][] {
  const paths = getShortestPaths(machine as AnyStateMachine, optionsOf(exploration)).map(({ steps }) =>
    steps.slice(1).map(({ event, state }) => ({
      event: event as EventFromLogic<Machine>,
      state: state as SnapshotFrom<Machine>,
      key: JSON.stringify(event),
    })),
  );
  const beginnings = new Set(
    paths.flatMap((steps) =>
      steps.map((_, end) =>
        steps
          .slice(0, end)
          .map(({ key }) => key)
          .join(),
      ),
    ),
  );
  return paths.filter((steps) => !beginnings.has(steps.map(({ key }) => key).join()));
}

function optionsOf<Machine extends AnyStateMachine>({ input, eventsOf, serialize }: Exploration<Machine>) {
  return {
    input,
    limit: LIMIT,
    events: (snapshot: unknown) => eventsOf(snapshot as SnapshotFrom<Machine>),
    serializeState: (snapshot: unknown) => serialize(snapshot as SnapshotFrom<Machine>),
  };
}
