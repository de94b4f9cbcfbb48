/** Maximum lines per minute; a broken extension in many browsers reports the same thousands of times. */
const MOST_PER_MINUTE = 30;
/** Maximum number of remembered lines. */
const MOST_REMEMBERED = 500;
const MINUTE_MS = 60_000;
/** After this time a line is logged again. */
const NEWS_AGAIN_MS = 60 * MINUTE_MS;

/** Logs each line once per hour, and few per minute: senders of reports must not fill the log. Its memory is bounded. */
export class ReportLog {
  readonly #tell: (line: string) => void;
  readonly #now: () => number;
  /** The time each line was logged, oldest first. */
  readonly #told = new Map<string, number>();
  #minute = 0;
  #inMinute = 0;

  constructor(tell: (line: string) => void, now: () => number = Date.now) {
    this.#tell = tell;
    this.#now = now;
  }

  /** The number of remembered lines, at most 500. */
  get size(): number {
    return this.#told.size;
  }

  /** @returns whether it was logged */
  add(line: string): boolean {
    const now = this.#now();
    const minute = Math.floor(now / MINUTE_MS);
    if (minute !== this.#minute) {
      this.#minute = minute;
      this.#inMinute = 0;
    }
    const last = this.#told.get(line);
    if (last !== undefined && now - last < NEWS_AGAIN_MS) return false;
    if (this.#inMinute >= MOST_PER_MINUTE) return false;
    this.#inMinute += 1;
    this.#told.delete(line);
    this.#told.set(line, now);
    for (const oldest of this.#told.keys()) {
      if (this.#told.size <= MOST_REMEMBERED) break;
      this.#told.delete(oldest);
    }
    this.#tell(line);
    return true;
  }
}
