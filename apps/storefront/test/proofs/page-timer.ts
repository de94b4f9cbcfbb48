import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { z } from 'zod';

const FILE = fileURLToPath(new URL('page-timer-process.ts', import.meta.url));
const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

const taken = z.object({
  /** Milliseconds of each answer. */
  times: z.array(z.number()),
  /** Answers that were not a page, in words. */
  failures: z.array(z.string()),
  /** How long the timer itself was kept waiting for the processor, 99 of 100 times less, in milliseconds. */
  ownDelayP99Ms: z.number(),
});

/** What pages took since it was last asked. */
export type PageTimes = z.infer<typeof taken>;

/** Measures pages from a process of its own: whoever makes the load would measure its own waiting. */
export interface PageTimer {
  readonly take: () => Promise<PageTimes>;
  readonly stop: () => Promise<void>;
}

/** @param urls asked for side by side, each again and again */
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

/** What 99 of 100 took at most. */
export function p99(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN;
}
