import { monotonicNow } from './monotonic-now';

/** What was read of the platform, and when the reading of it began, by the process's monotonic clock in milliseconds. */
export interface DatedReading<Data> {
  // First, so that the cache finds it without parsing all that follows (`begunAtOf`).
  readonly begunAt: number;
  readonly data: Data;
}

const BEGUN_AT = /^\{"begunAt":(\d+(?:\.\d+)?)[,}]/;

/** Reads, and says since when: a change that was announced meanwhile may not be in it. Throws what reading throws. */
export async function readDated<Data>(read: () => Promise<Data>): Promise<DatedReading<Data>> {
  const begunAt = monotonicNow();
  return { begunAt, data: await read() };
}

/** When the reading of what lies in Next's data cache began, from its JSON; null for what was not read by `readDated`. */
export function begunAtOf(json: string): number | null {
  const [, begunAt] = BEGUN_AT.exec(json) ?? [];
  return begunAt === undefined ? null : Number(begunAt);
}
