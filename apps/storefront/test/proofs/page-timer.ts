import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { z } from 'zod';

const FILE = fileURLToPath(new URL('page-timer-process.ts', import.meta.url));
const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

const taken = z.object({
  /** Milliseconds of each response. */
  times: z.array(z.number()),
  /** Responses other than a page, as text. */
  failures: z.array(z.string()),
  /** The timer's own processor delay, 99th percentile in milliseconds. */
  ownDelayP99Ms: z.number(),
});

/** Page times since the last query. */
export type PageTimes = z.infer<typeof taken>;

/** Measures pages from its own process: the load generator would measure its own delays. */
export interface PageTimer {
  readonly take: () => Promise<PageTimes>;
  readonly stop: () => Promise<void>;
}

/** @param urls requested in parallel, each repeatedly */
export function startPageTimer(urls: readonly string[]): PageTimer {
  const child = fork(FILE, [...urls], { execArgv: ['--import', TSX] });
  return {
    take: async () => {
      child.send('take');
      const [message] = await once(child, 'message');
      return taken.parse(message);
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

/** The 99th percentile. */
export function p99(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN;
}
