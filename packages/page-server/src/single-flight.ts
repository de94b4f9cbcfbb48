import { onePerProcess } from './one-per-process';

/** A call in progress. */
interface Flight {
  readonly answer: Promise<unknown>;
  /** Aborted when all waiting callers have left. */
  readonly abandoned: AbortController;
  waiting: number;
}

/** Calls in progress, by name. */
const inFlight = new Map<string, Flight>();

/** The number of calls across all bundles of this process, for metrics; none of them waits. */
export const flights = onePerProcess('flights', () => ({ underWay: 0, waiting: 0 }));

/**
 * Shares one call among concurrent callers of the same name: a page and its metadata, or the first visitors of a page. The data
 * cache does not do this.
 * @param name what is requested; the same name means the same answer
 * @param call receives a signal that is aborted when all waiting callers have left; a caller without `gone` never leaves
 * @param gone aborted when this caller leaves
 */
export function singleFlight<Data>(
  name: string,
  call: (abandoned: AbortSignal) => Promise<Data>,
  gone?: AbortSignal,
): Promise<Data> {
  const flight = inFlight.get(name) ?? begin(name, call);
  flight.waiting += 1;
  const leave = () => {
    flight.waiting -= 1;
    if (flight.waiting === 0) flight.abandoned.abort();
  };
  if (gone?.aborted) leave();
  else gone?.addEventListener('abort', leave, { once: true });
  return flight.answer as Promise<Data>;
}

function begin(name: string, call: (abandoned: AbortSignal) => Promise<unknown>): Flight {
  const abandoned = new AbortController();
  flights.underWay += 1;
  const answer = call(abandoned.signal).finally(() => {
    flights.underWay -= 1;
    inFlight.delete(name);
  });
  const flight = { answer, abandoned, waiting: 0 };
  inFlight.set(name, flight);
  return flight;
}
