import { type AnyStateMachine, createActor, fromPromise, toPromise } from 'xstate';

/** A call that a simulated machine makes, until it is told how it ends. */
export interface OpenCall {
  readonly input: unknown;
  readonly resolve: (outcome: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

/** A machine whose actors all wait to be told how they end; `calls` are those that run, by the invoked actor's id. */
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

/** What each actor of a machine fails with as long as nobody has provided it, by its name. */
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

/** Lets promises and an actor's own queue run out. */
export async function flush(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) {
    await Promise.resolve();
  }
}
