/** Where the numbers of this entry of the tab's history are kept, beside what a router keeps there. */
const NAME = 'kept';

/** A number that was kept with this entry of the history, so that Back finds it again; undefined for none. */
export function keptInHistory(key: string): number | undefined {
  const value: unknown = numbersOf(history.state)[key];
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}

/** Keeps a number with this entry of the history. A router's own state in it stays. */
export function keepInHistory(key: string, value: number): void {
  history.replaceState({ ...history.state, [NAME]: { ...numbersOf(history.state), [key]: value } }, '');
}

function numbersOf(state: Readonly<Record<string, unknown>> | null): Readonly<Record<string, unknown>> {
  const kept = state?.[NAME];
  return typeof kept === 'object' && kept !== null ? { ...kept } : {};
}
