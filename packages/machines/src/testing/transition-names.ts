import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** Every state node below `node`, itself first. */
export function stateNodes(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(stateNodes)];
}

/** Ids of every state of a machine, without the machine's own root. */
export function stateIds(machine: AnyStateMachine): string[] {
  return stateNodes(machine.root)
    .slice(1)
    .map(({ id }) => id)
    .sort();
}

/**
 * Every transition with a unique name: `source: event [guard] -> target`. The target of a transition that stays is its source.
 * The names are the same for every `provide()` of a machine, the definitions are not.
 */
export function transitionNames(machine: AnyStateMachine): ReadonlyMap<AnyTransitionDefinition, string> {
  const known = namesByMachine.get(machine);
  if (known !== undefined) {
    return known;
  }
  const names = new Map<AnyTransitionDefinition, string>();
  const used = new Map<string, number>();
  for (const node of stateNodes(machine.root)) {
    for (const definition of [...[...node.transitions.values()].flat(), ...(node.always ?? [])]) {
      const plain = plainName(definition);
      const times = (used.get(plain) ?? 0) + 1;
      used.set(plain, times);
      names.set(definition, times === 1 ? plain : `${plain} #${times}`);
    }
  }
  namesByMachine.set(machine, names);
  return names;
}

/** One machine runs thousands of paths. */
const namesByMachine = new WeakMap<AnyStateMachine, ReadonlyMap<AnyTransitionDefinition, string>>();

function plainName({ source, eventType, target, guard }: AnyTransitionDefinition): string {
  const parts = [eventType, guardName(guard)].filter((part) => part !== '').join(' ');
  return `${source.id}: ${parts || 'at once'} -> ${target?.[0]?.id ?? source.id}`;
}

function guardName(guard: unknown): string {
  if (guard === undefined) {
    return '';
  }
  if (typeof guard === 'string') {
    return `[${guard}]`;
  }
  if (typeof guard === 'object' && guard !== null && 'type' in guard) {
    const params = 'params' in guard && guard.params !== undefined ? ` ${JSON.stringify(guard.params)}` : '';
    return `[${String(guard.type)}${params}]`;
  }
  return '[guarded]';
}
