import { type AnyStateMachine, createActor, toPromise } from 'xstate';

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
