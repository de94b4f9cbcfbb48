/** Where the numbers of this entry of the tab's history are kept, beside what a router keeps there. */
const NAME = 'persisted';

/** A number that was kept with this entry of the history, so that Back finds it again; undefined for none. */
export function persistedInHistory(key: string): number | undefined {
  const value: unknown = numbersOf(history.state)[key];
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}

/** Keeps a number with this entry of the history. A router's own state in it stays. */
export function persistInHistory(key: string, value: number): void {
  history.replaceState({ ...history.state, [NAME]: { ...numbersOf(history.state), [key]: value } }, '');
}

function numbersOf(state: Readonly<Record<string, unknown>> | null): Readonly<Record<string, unknown>> {
  const persisted = state?.[NAME];
  return typeof persisted === 'object' && persisted !== null ? { ...persisted } : {};
}
