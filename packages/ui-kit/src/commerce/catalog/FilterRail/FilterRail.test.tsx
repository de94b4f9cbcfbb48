// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { find } from '#testing/find.ts';
import { mount } from '#testing/mount.ts';
import { violations } from '#testing/violations.ts';
import { FilterRail } from './FilterRail.tsx';

const groups = [
  { options: [{ key: 'stock', label: '在庫あり', count: 28 }] },
  {
    title: '価格',
    single: true,
    pills: true,
    options: [
      { key: 'low', label: '〜3,000円', count: 4, chosen: true },
      { key: 'high', label: '10,000円〜', count: 0 },
      { key: 'gone', label: '5,000円〜', count: 0, chosen: false },
    ],
  },
  { title: '光', pills: true, options: [{ key: 'shade', label: '日陰', count: 0, chosen: true }] },
];

test('[LIST-04] as a form it submits added and removed filters; an option without results can only be removed', async () => {
  const onToggle = vi.fn();
  const { root, unmount } = mount(
    <FilterRail groups={groups} onToggle={onToggle} foot={<p>28件を見る</p>} />,
  );
  const [stock, low, high, , shade] = Array.from(root.querySelectorAll('input'));
  expect([stock, low, high, shade].map((input) => [input?.type, input?.checked, input?.disabled])).toEqual([
    ['checkbox', false, false],
    ['radio', true, false],
    ['radio', false, true],
    ['checkbox', true, false],
  ]);
  stock?.click();
  shade?.click();
  expect(onToggle.mock.calls).toEqual([['stock'], ['shade']]);
  expect(find(root, 'legend').textContent).toBe('価格');
  expect(root.textContent).toContain('28件を見る');
  expect(await violations(root)).toEqual([]);
  unmount();
});
