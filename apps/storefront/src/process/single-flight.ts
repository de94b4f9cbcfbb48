/** Calls that are under way, by what they ask for. */
const underWay = new Map<string, Promise<unknown>>();

/**
 * Joins those who want the same at the same moment in one call: a page and its metadata ask side by side, and so do the
 * first visitors of a page. The data cache joins none of them.
 * @param name what is asked for; the same name means the same answer
 */
export function singleFlight<Data>(name: string, call: () => Promise<Data>): Promise<Data> {
  const running = underWay.get(name) as Promise<Data> | undefined;
  if (running !== undefined) return running;
  const started = call().finally(() => underWay.delete(name));
  underWay.set(name, started);
  return started;
}
