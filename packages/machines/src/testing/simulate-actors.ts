import { type AnyStateMachine, createActor, fromPromise, toPromise } from 'xstate';

/** A call of a simulated machine, open until the test ends it. */
export interface OpenCall {
  readonly input: unknown;
  readonly resolve: (outcome: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

/** A machine whose actors all wait until the test ends them; `calls` are the running ones, by the invoked actor's id. */
export function simulateActors(machine: AnyStateMachine): {
  machine: AnyStateMachine;
  calls: Map<string, OpenCall>;
} {
  const calls = new Map<string, OpenCall>();
  const simulated = fromPromise<unknown, unknown>(
    ({ input, self, signal }) =>
      new Promise((resolve, reject) => {
        const call: OpenCall = { input, resolve, reject };
        calls.set(self.id, call);
        signal.addEventListener('abort', () => {
          if (calls.get(self.id) === call) {
            calls.delete(self.id);
          }
        });
      }),
  );
  const actors = Object.fromEntries(
    Object.keys(machine.implementations.actors).map((name) => [name, simulated]),
  );
  return { machine: machine.provide({ actors } as never), calls };
}

/** The error of each unprovided actor of a machine, by its name. */
export async function unprovidedActors(machine: AnyStateMachine): Promise<Record<string, string>> {
  const said = Object.entries(machine.implementations.actors).map(
    async ([name, given]): Promise<[string, string]> => {
      const actor = createActor('src' in given ? given.src : given, { input: {} });
      const failure = toPromise(actor).then(
        () => 'it ended well',
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      );
      actor.start();
      return [name, await failure];
    },
  );
  return Object.fromEntries(await Promise.all(said));
}

/** Drains promises and an actor's own queue. */
export async function flush(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) {
    await Promise.resolve();
  }
}
