/** The key of the numbers in the history entry's state, beside the router's own state. */
const NAME = 'persisted';

/** A number stored with this history entry, so that Back restores it; undefined for none. */
export function persistedInHistory(key: string): number | undefined {
  const value: unknown = numbersOf(history.state)[key];
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}

/** Stores a number with this history entry. The router's own state is kept. */
export function persistInHistory(key: string, value: number): void {
  history.replaceState({ ...history.state, [NAME]: { ...numbersOf(history.state), [key]: value } }, '');
}

function numbersOf(state: Readonly<Record<string, unknown>> | null): Readonly<Record<string, unknown>> {
  const persisted = state?.[NAME];
  return typeof persisted === 'object' && persisted !== null ? { ...persisted } : {};
}
