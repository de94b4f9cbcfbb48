import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  type InspectionEvent,
} from 'xstate';
import { transitionNames } from './transition-names';

/** Reports the transitions of an inspected machine of that kind. Children's are omitted. */
export function transitionListener(
  machine: AnyStateMachine,
  onTaken: (name: string) => void,
): (event: InspectionEvent) => void {
  const names = transitionNames(machine);
  return (event) => {
    if (event.type === '@xstate.microstep') {
      for (const definition of event._transitions) {
        const name = names.get(definition as AnyTransitionDefinition);
        if (name !== undefined) {
          onTaken(name);
        }
      }
    }
  };
}

/** The transitions from a machine's start to its first state. */
export function firstTransitions(machine: AnyStateMachine, input: unknown): string[] {
  const taken: string[] = [];
  createActor(machine, { input, inspect: transitionListener(machine, (name) => taken.push(name)) });
  return taken;
}

/** A machine's next state, and the transitions to it, including those of transient states between; nothing is run. */
export function makeTransitionReader(
  machine: AnyStateMachine,
  input: unknown,
): (before: AnyMachineSnapshot, event: AnyEventObject) => { after: AnyMachineSnapshot; taken: string[] } {
  let taken: string[] = [];
  const self = createActor(machine, {
    input,
    inspect: transitionListener(machine, (name) => taken.push(name)),
  });
  const nothing = () => {};
  const scope = {
    self,
    id: 'model',
    sessionId: 'model',
    logger: nothing,
    defer: nothing,
    emit: nothing,
    system: self.system,
    stopChild: nothing,
    actionExecutor: nothing,
  };
  return (before, event) => {
    taken = [];
    const after = machine.transition(before, event, scope);
    return { after, taken };
  };
}
