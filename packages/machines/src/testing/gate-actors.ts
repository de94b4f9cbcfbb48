import { type AnyActorLogic, type AnyStateMachine, createActor, fromPromise, toPromise } from 'xstate';

/** A real call that waits to be released. */
export interface GatedCall {
  readonly input: unknown;
  /** Releases it; resolves when it has ended, with or without success. */
  readonly run: () => Promise<void>;
  readonly reject: (reason: unknown) => void;
}

/**
 * A machine with real actors whose calls wait until they are released: a path decides when each is made, and what the platform
 * does to it. `calls` are the waiting ones, by the invoked actor's id.
 * @param names the actors that are calls
 */
export function gateActors(
  machine: AnyStateMachine,
  names: readonly string[],
): { machine: AnyStateMachine; calls: Map<string, GatedCall> } {
  const calls = new Map<string, GatedCall>();
  const gated = (logic: AnyActorLogic) =>
    fromPromise<unknown, unknown>(({ input, self, signal }) => {
      let letThrough = () => {};
      let reject: GatedCall['reject'] = () => {};
      const gate = new Promise<void>((open, close) => {
        [letThrough, reject] = [open, close];
      });
      const made = gate.then(() => {
        const call = createActor(logic, { input });
        signal.addEventListener('abort', () => call.stop());
        call.start();
        return toPromise(call);
      });
      const entry: GatedCall = {
        input,
        reject,
        run: async () => {
          letThrough();
          await made.catch(() => undefined);
        },
      };
      calls.set(self.id, entry);
      signal.addEventListener('abort', () => {
        if (calls.get(self.id) === entry) {
          calls.delete(self.id);
        }
      });
      return made;
    });
  const { actors } = machine.implementations;
  const provided = Object.fromEntries(
    names.flatMap((name) => {
      const logic = actors[name];
      return typeof logic === 'object' ? [[name, gated(logic as AnyActorLogic)]] : [];
    }),
  );
  return { machine: machine.provide({ actors: provided } as never), calls };
}
