// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { find } from '#testing/find.ts';
import { mount } from '#testing/mount.ts';
import { violations } from '#testing/violations.ts';
import { ConsentBanner } from './ConsentBanner.tsx';

const chosen = vi.fn();
const banner = (takesFocus = false) =>
  mount(
    <ConsentBanner
      title="アクセス解析について"
      privacy={{ href: '/privacy', label: 'プライバシーポリシー' }}
      allowLabel="許可する"
      refuseLabel="必要なものだけ"
      takesFocus={takesFocus}
      onChoose={chosen}
    >
      外部の解析ツールを読み込みます。
    </ConsentBanner>,
  );

afterEach(() => void chosen.mockReset());

test('[ANA-04] axe reports no violations; it is a named region, and no dialog', async () => {
  const { root, unmount } = banner();
  expect(await violations(root)).toEqual([]);
  const region = find(root, 'section');
  const heading = find(root, 'h2');
  expect(region.getAttribute('aria-labelledby')).toBe(heading.id);
  expect(root.querySelector('dialog,[role=dialog],[aria-modal]')).toBeNull();
  unmount();
});

test('[ANA-04] both buttons look alike, and each has its label', () => {
  const { root, act, unmount } = banner();
  const [refuse, allow] = root.querySelectorAll('button');
  expect(refuse?.className).toBe(allow?.className);
  act(() => refuse?.click());
  act(() => allow?.click());
  expect(chosen.mock.calls).toEqual([[false], [true]]);
  unmount();
});

test('[ANA-04] it takes the focus only on request', () => {
  const unasked = banner();
  expect(document.activeElement).toBe(document.body);
  unasked.unmount();
  const { root, unmount } = banner(true);
  expect(document.activeElement).toBe(find(root, 'section'));
  unmount();
});

test('[ANA-04] the page can be scrolled past it, and its padding is removed afterwards', () => {
  const sizes: (() => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onSize: () => void) {
        sizes.push(onSize);
      }
      observe() {}
      disconnect() {}
    },
  );
  const { style } = document.documentElement;
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(640);
  const { root, unmount } = banner();
  vi.spyOn(find(root, 'section'), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 400.5, 320, 160));
  for (const tell of sizes) tell();
  expect([style.paddingBottom, style.scrollPaddingBottom]).toEqual(['240px', '240px']);
  unmount();
  expect([style.paddingBottom, style.scrollPaddingBottom]).toEqual(['', '']);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
