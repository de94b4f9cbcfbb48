/**
 * Whether this process is shutting down, shared by the shutdown and the health check. The server and Next's bundles run in one process
 * but load their own copies of modules, so the state is on the global object (OPS-05).
 */
const STATE = Symbol.for('shop.lifecycle');

interface Lifecycle {
  draining: boolean;
}

function lifecycle(): Lifecycle {
  const holder = globalThis as { [STATE]?: Lifecycle };
  holder[STATE] ??= { draining: false };
  return holder[STATE];
}

/** From now on this process still answers requests, but asks for no new ones. This is irreversible. */
export function startDraining(): void {
  lifecycle().draining = true;
}

/** Whether a proxy should route requests elsewhere: this process ends after its last answer. */
export function isDraining(): boolean {
  return lifecycle().draining;
}
