// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MenuExtras } from './menu-extras';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const IMAGE = { src: 'https://cdn.example/s/files/desk.jpg', ratio: 18 / 7 };
const MENUS = {
  lists: [
    { path: '/collections/desk', count: 33, image: IMAGE, note: '' },
    { path: '/fruit', count: null, image: null, note: '' },
  ],
  tagGroups: [
    { title: 'Light', image: null, tags: [{ path: '/search/tag?tagId=2,201', label: 'Shade', count: 42 }] },
  ],
  category: null,
  producer: { path: '/collections/farm', title: 'Farm', note: 'A farm.', image: null },
  rows: { category: IMAGE, purpose: null, tag: null, producer: null, gift: null, columns: null },
};
const answer = vi.fn<typeof fetch>();
const connection = { saveData: false };
const root = createRoot(document.createElement('div'));
let extras: MenuExtras | undefined;

/** As in a newly opened page. */
async function bring() {
  const { loadMenus } = await import('./load-menus');
  await act(() => loadMenus());
}

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  Object.assign(navigator, { connection });
  vi.spyOn(performance, 'now').mockReturnValue(1_000);
  answer.mockImplementation(async () => Response.json(MENUS));
  const { useMenuExtras: use } = await import('./menu-extras');
  const Page = () => {
    extras = use();
    return null;
  };
  await act(() => root.render(<Page />));
});
afterEach(() => {
  connection.saveData = false;
  delete document.documentElement.dataset['words'];
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  answer.mockReset();
});

test('[HEAD-05] images and counts are extras by the URLs of their links; others have none', async () => {
  expect(extras).toBeUndefined();
  await bring();
  expect(extras?.links['/collections/desk']).toMatchObject({
    count: 33,
    picture: { srcSet: expect.stringContaining('width=360 360w'), ratio: IMAGE.ratio, focus: '72% 80%' },
  });
  expect(extras?.links['/fruit']).toEqual({});
  expect([extras?.rows.category?.src, extras?.rows.tag]).toEqual([
    expect.stringContaining('desk.jpg'),
    undefined,
  ]);
});

test.each([
  ['producer', true],
  ['purpose', false],
] as const)('[HEAD-05] the pull-down %s shows the place chosen for it: %s', async (menu, hasPlace) => {
  await bring();
  const { PanelLinks } = await import('#shell/layout/MenuLinks.tsx');
  const panel = document.createElement('div');
  const more = { href: '/collections', label: 'all' };
  await act(() => createRoot(panel).render(<PanelLinks menu={menu} items={[]} more={more} />));
  expect(panel.querySelector('a[href="/collections/farm"]') !== null).toBe(hasPlace);
});

test('[HEAD-05] they are requested once, and again when expired', async () => {
  await bring();
  await bring();
  expect(answer).toHaveBeenCalledTimes(1);
  vi.spyOn(performance, 'now').mockReturnValue(602_000);
  await bring();
  expect(answer).toHaveBeenCalledTimes(2);
});

test('[HEAD-05] a failed request keeps the text entries, and the next intent retries', async () => {
  answer.mockImplementationOnce(async () => new Response(null, { status: 503 }));
  await bring();
  expect(extras).toBeUndefined();
  await bring();
  expect(answer).toHaveBeenCalledTimes(1);
  vi.spyOn(performance, 'now').mockReturnValue(7_000);
  await bring();
  expect(extras?.links['/collections/desk']?.count).toBe(33);
});

test('[HEAD-05] with Save-Data nothing is requested, and no space is reserved', async () => {
  connection.saveData = true;
  await bring();
  expect(answer).not.toHaveBeenCalled();
  expect(document.documentElement.dataset['words']).toBe('');
});
