import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test, vi } from 'vitest';
import { warmUp } from './warm-up';

const NAMES = [...'abcdefghijklmno'];
const links = [...NAMES.slice(0, 2), 'b', ...NAMES.slice(2)]
  .map((name) => `<a href="/products/${name}">${name}</a>`)
  .join('');

const say = vi.fn();

async function asked(answer: (response: ServerResponse, url: string) => void): Promise<string[]> {
  const urls: string[] = [];
  await warmUp(
    async ({ url = '' }: IncomingMessage, response: ServerResponse) => {
      urls.push(url);
      answer(response, url);
    },
    say,
    { kinds: ['/', '/ornamentplants', '/cart', '/favorite'], linked: /href="(\/products\/[^"?#]+)"/g },
  );
  return urls;
}

test('[PERF-04] pages of each type are rendered, and some products that they link to', async () => {
  const urls = await asked((response) => response.writeHead(200).end(links));
  expect(urls.slice(0, 4)).toEqual(['/', '/ornamentplants', '/cart', '/favorite']);
  expect(urls.slice(4)).toEqual(NAMES.slice(0, 12).map((name) => `/products/${name}`));
});

test('[PERF-04] a page that cannot be rendered does not block the start', async () => {
  const urls = await asked((response) => response.writeHead(503).end(links));
  expect(urls).toEqual(['/', '/ornamentplants', '/cart', '/favorite']);
});

test('[PERF-04] a page that breaks off is reported, and the next ones are rendered', async () => {
  const urls = await asked(() => {
    throw new Error('broken');
  });
  expect(urls).toEqual(['/', '/ornamentplants', '/cart', '/favorite']);
  expect(say).toHaveBeenCalledTimes(4);
  expect(say).toHaveBeenLastCalledWith('/favorite could not be made before the start: broken');
});
