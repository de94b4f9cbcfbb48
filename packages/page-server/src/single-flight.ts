import { onePerProcess } from './one-per-process';

/** A call that is under way. */
interface Flight {
  readonly answer: Promise<unknown>;
  /** Aborted when everybody who waited for it has left. */
  readonly abandoned: AbortController;
  waiting: number;
}

/** Calls that are under way, by what they ask for. */
const underWay = new Map<string, Flight>();

/** How many there are in all bundles of this process, for who counts them; none of them waits. */
export const flights = onePerProcess('flights', () => ({ underWay: 0, waiting: 0 }));

/**
 * Joins those who want the same at the same moment in one call: a page and its metadata ask side by side, and so do the
 * first visitors of a page. The data cache joins none of them.
 * @param name what is asked for; the same name means the same answer
 * @param call given a signal that is aborted when everybody who waits for it has left; who names no `gone` never leaves
 * @param gone aborted when this one leaves
 */
export function singleFlight<Data>(
  name: string,
  call: (abandoned: AbortSignal) => Promise<Data>,
  gone?: AbortSignal,
): Promise<Data> {
  const flight = underWay.get(name) ?? begin(name, call);
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
    underWay.delete(name);
  });
  const flight = { answer, abandoned, waiting: 0 };
  underWay.set(name, flight);
  return flight;
}
