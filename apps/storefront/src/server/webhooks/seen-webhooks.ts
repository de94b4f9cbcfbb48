import { onePerProcess } from '../one-per-process';

/** The platform repeats a webhook for two days at most, a few times; this many ids outlive that in a small shop. */
const REMEMBERED = 10_000;

/** Remembers a webhook's id; false when it was here before and must not take effect twice. */
export function isFirstSight(id: string): boolean {
  const seen = onePerProcess('seenWebhooks', () => new Set<string>());
  if (seen.has(id)) return false;
  seen.add(id);
  if (seen.size > REMEMBERED) {
    const [oldest] = seen;
    if (oldest !== undefined) seen.delete(oldest);
  }
  return true;
}
