import { expect, test, vi } from 'vitest';
import { readBody } from './read-body';

const encoder = new TextEncoder();

/** A request whose body comes in these parts, and whether the rest was let go. */
function request(parts: readonly string[], headers: Record<string, string> = {}) {
  const cancel = vi.fn();
  const waiting = [...parts];
  const pull = vi.fn((controller: ReadableStreamDefaultController) => {
    const part = waiting.shift();
    if (part === undefined) controller.close();
    else controller.enqueue(encoder.encode(part));
  });
  const body = new ReadableStream({ pull, cancel }, { highWaterMark: 0 });
  const init = { method: 'POST', headers, body, duplex: 'half' };
  return { given: new Request('https://shop.example/', init), cancel, pull };
}

test('[API-06] a body is read whole, in its order, up to its last byte', async () => {
  const { given } = request(['{"mail', 'Address":', '"x"}']);
  const read = await readBody(given, 19);
  expect(new TextDecoder().decode(read ?? undefined)).toBe('{"mailAddress":"x"}');
});

test('[API-06] one that is said to be as long as allowed is read, one byte more is not even begun', async () => {
  const fits = request(['abc'], { 'content-length': '3' });
  expect((await readBody(fits.given, 3))?.byteLength).toBe(3);
  const long = request(['abcd'], { 'content-length': '4' });
  expect(await readBody(long.given, 3)).toBeNull();
  expect(long.pull).not.toHaveBeenCalled();
});

test('[API-06] one that is longer than it is said to be is let go where it is too long', async () => {
  const { given, cancel, pull } = request(['ab', 'cd', 'ef', 'gh'], { 'content-length': '2' });
  expect(await readBody(given, 3)).toBeNull();
  expect(cancel).toHaveBeenCalledOnce();
  expect(pull).toHaveBeenCalledTimes(2);
});

test('[API-06] no body is an empty one', async () => {
  expect(await readBody(new Request('https://shop.example/', { method: 'POST' }), 10)).toHaveLength(0);
});
