import type { AnyStateMachine, AnyStateNode } from 'xstate';

/** Ids of the states that have no states of their own. */
export function leafStates(machine: AnyStateMachine): string[] {
  return stateNodes(machine.root)
    .filter((node) => Object.keys(node.states).length === 0)
    .map(({ id }) => id)
    .sort();
}

/** Every transition as `source: event -> target`, `source` being the target of one that stays. */
export function transitions(machine: AnyStateMachine): string[] {
  return stateNodes(machine.root)
    .flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])])
    .map(transitionName)
    .sort();
}

/** One transition's name in that list. */
export function transitionName(transition: {
  readonly source: AnyStateNode;
  readonly eventType: string;
  readonly target?: readonly AnyStateNode[] | undefined;
}): string {
  const { source, eventType, target } = transition;
  return `${source.id}: ${eventType} -> ${target?.[0]?.id ?? source.id}`;
}

function stateNodes(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(stateNodes)];
}
