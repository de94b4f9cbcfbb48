import { expect, test } from 'vitest';
import { loadAgainCode } from './load-again';

type Done = (event?: { type: string }) => void;

/** A runtime whose scripts fail a number of times. */
function runtime(failures: number) {
  const asked: string[] = [];
  const runtime = {
    load(url: string, done: Done) {
      asked.push(url);
      done({ type: asked.length > failures ? 'load' : 'error' });
    },
  };
  new Function('runtime', loadAgainCode('runtime.load'))(runtime);
  return { asked, load: (url: string, done: Done) => runtime.load(url, done) };
}

test.each([
  [0, ['load'], 1],
  [1, ['load'], 2],
  [2, ['error'], 2],
])(
  '[OPS-06] [TRUTH-01] a script that fails %i times ends with %j after %i requests',
  (failures, ends, requests) => {
    const { asked, load } = runtime(failures);
    const seen: (string | undefined)[] = [];
    load('/a.js', (event) => seen.push(event?.type));
    expect(seen).toEqual(ends);
    expect(asked).toHaveLength(requests);
  },
);
