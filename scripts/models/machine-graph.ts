import { stateNodes, transitionNames } from '@shop/machines/testing/transition-names';
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** A transition of the drawing. */
export interface GraphTransition {
  /** Its name in the levels' results. */
  readonly name: string;
  /** Label, such as `addLines answers` or `form.submit [isValid]`. */
  readonly label: string;
}

/** A state, with its self-transitions. */
export interface GraphState {
  readonly id: string;
  readonly label: string;
  readonly isInitial: boolean;
  readonly isFinal: boolean;
  readonly stays: readonly GraphTransition[];
  readonly children: readonly GraphState[];
}

/** All transitions between two states, as one arrow. */
export interface GraphArrow {
  readonly from: string;
  readonly to: string;
  readonly transitions: readonly GraphTransition[];
}

export interface MachineGraph {
  readonly root: GraphState;
  readonly arrows: readonly GraphArrow[];
}

/** A machine as boxes and arrows. */
export function machineGraph(machine: AnyStateMachine): MachineGraph {
  const calls = new Map(
    stateNodes(machine.root).flatMap((node) => node.invoke.map(({ id, src }) => [id, String(src)] as const)),
  );
  const stays = new Map<string, GraphTransition[]>();
  const arrows = new Map<string, GraphArrow & { transitions: GraphTransition[] }>();
  for (const [definition, name] of transitionNames(machine)) {
    const from = definition.source.id;
    const to = definition.target?.[0]?.id ?? from;
    const transition = { name, label: labelOf(definition, name, calls) };
    if (from === to) {
      stays.set(from, [...(stays.get(from) ?? []), transition]);
    } else {
      const key = `${from} ${to}`;
      const arrow = arrows.get(key) ?? { from, to, transitions: [] };
      arrow.transitions.push(transition);
      arrows.set(key, arrow);
    }
  }
  const toState = (node: AnyStateNode): GraphState => ({
    id: node.id,
    label: node.key,
    isInitial: node.parent?.initial?.target?.includes(node) ?? false,
    isFinal: node.type === 'final',
    stays: stays.get(node.id) ?? [],
    children: Object.values(node.states).map(toState),
  });
  return { root: toState(machine.root), arrows: [...arrows.values()] };
}

function labelOf(
  { eventType }: AnyTransitionDefinition,
  name: string,
  calls: ReadonlyMap<string, string>,
): string {
  const guard = /\[.*\](?= ->)/.exec(name)?.[0] ?? '';
  return [eventLabel(eventType, calls), guard].filter((part) => part !== '').join(' ') || 'else';
}

function eventLabel(type: string, calls: ReadonlyMap<string, string>): string {
  const [, kind, id = ''] = /^xstate\.(done\.actor|error\.actor|done\.state|after)\.(.*)$/.exec(type) ?? [];
  switch (kind) {
    case 'done.actor':
      return `${calls.get(id) ?? id} answers`;
    case 'error.actor':
      return `${calls.get(id) ?? id} is rejected`;
    case 'done.state':
      return 'done';
    case 'after':
      return `after ${id.split('.')[0]}`;
    default:
      return type;
  }
}
