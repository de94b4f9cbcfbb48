/**
 * Requests pages, sequentially per URL, and does nothing else, so that it measures only the shop and the machine. Run by startPageTimer
 * with the URLs as arguments; ends with its parent.
 */
import { Agent, get } from 'node:http';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

/** Interval between two requests for the same URL, in milliseconds. */
const PACE_MS = 25;
const NANOSECONDS_PER_MS = 1_000_000;

const agent = new Agent({ keepAlive: true });
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
let times: number[] = [];
let failures: string[] = [];

function ask(url: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    // Behind a proxy like every client: the shop receives the client's address.
    const headers = { 'x-forwarded-for': '203.0.113.250', 'accept-encoding': 'br' };
    const asked = get(url, { agent, headers }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode));
      answer.once('error', reject);
    });
    asked.once('error', reject);
  });
}

async function askOnAndOn(url: string): Promise<void> {
  for (;;) {
    const began = performance.now();
    try {
      const status = await ask(url);
      if (status !== 200) failures.push(`${url}: ${status}`);
    } catch (error) {
      failures.push(`${url}: ${error}`);
    }
    times.push(performance.now() - began);
    await pause(PACE_MS);
  }
}

process.on('message', () => {
  process.send?.({ times, failures, ownDelayP99Ms: delay.percentile(99) / NANOSECONDS_PER_MS });
  times = [];
  failures = [];
  delay.reset();
});
process.on('disconnect', () => process.exit(0));
for (const url of process.argv.slice(2)) void askOnAndOn(url);
