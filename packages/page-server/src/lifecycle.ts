/**
 * Whether this process is about to end, told by whoever ends it to whoever answers for its health. The server and Next's bundles live in
 * one process but load their own copies of modules, so the state hangs on the global object (OPS-05).
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

/** From now on this process answers what it is asked, but wants nothing new. There is no way back. */
export function startDraining(): void {
  lifecycle().draining = true;
}

/** Whether a proxy should send its requests elsewhere: this process ends as soon as its last answer is out. */
export function isDraining(): boolean {
  return lifecycle().draining;
}
