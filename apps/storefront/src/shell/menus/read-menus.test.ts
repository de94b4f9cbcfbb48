// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readMenus } from './load-menus';

const MENUS = {
  lists: [{ path: '/fruit', count: 13, image: null, note: '' }],
  tagGroups: [],
  category: null,
  producer: null,
  rows: { category: null, purpose: null, tag: null, producer: null, gift: null, columns: null },
};
const answer = vi.fn<typeof fetch>();

beforeEach(() => {
  document.documentElement.lang = 'en';
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  vi.unstubAllGlobals();
  answer.mockReset();
});

describe('[HEAD-05] the menu extras', () => {
  test('are requested in the language of the page', async () => {
    answer.mockImplementation(async () => Response.json(MENUS));
    expect(await readMenus()).toEqual({ ok: true, value: MENUS });
    expect(answer.mock.calls.map(([address]) => address)).toEqual(['/api/menus?locale=en']);
  });

  test.each([
    ['refuses', () => Response.json(MENUS, { status: 503 })],
    ['answers no JSON', () => new Response('<html>')],
    ['answers something else', () => Response.json({ ...MENUS, lists: null })],
  ])('are null when the server %s', async (_, respond) => {
    answer.mockImplementation(async () => respond());
    expect(await readMenus()).toEqual({ ok: false, error: 'unreachable' });
  });

  test('are null offline', async () => {
    answer.mockRejectedValue(new TypeError('offline'));
    expect(await readMenus()).toEqual({ ok: false, error: 'unreachable' });
  });
});
