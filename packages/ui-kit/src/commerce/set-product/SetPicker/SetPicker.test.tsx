// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { find } from '#testing/find.ts';
import { mount } from '#testing/mount.ts';
import { violations } from '#testing/violations.ts';
import { SetPicker } from './SetPicker.tsx';

const picker = (quantities: number[], onRaise = vi.fn(), onLower = vi.fn(), disabled: boolean[] = []) => (
  <SetPicker
    title="お好きな2点をお選びください"
    countLabel={`2点中 ${quantities.reduce((sum, quantity) => sum + quantity, 0)}点を選択中`}
    total={2}
    options={['ガジュマル', 'パキラ'].map((name, index) => ({
      name,
      picture: { src: 'plant.jpg', alt: name },
      quantity: quantities[index] ?? 0,
      disabled: disabled[index] ?? false,
      raiseLabel: `${name}を選ぶ`,
      lowerLabel: `${name}を外す`,
      quantityLabel: `${name} ${quantities[index] ?? 0}点`,
    }))}
    onRaise={onRaise}
    onLower={onLower}
  />
);
const labels = (root: Element) =>
  Array.from(root.querySelectorAll('button'), (button) => button.getAttribute('aria-label'));

test('[SET-01] a named group whose count is announced on change; axe reports no violations', async () => {
  const { root, unmount } = mount(picker([1, 0]));
  expect(find(root, '[role="status"]').textContent).toBe('2点中 1点を選択中');
  expect(await violations(root)).toEqual([]);
  unmount();
});

test('[SET-01] only selected options can be decreased', () => {
  const onRaise = vi.fn();
  const onLower = vi.fn();
  const { root, act, unmount } = mount(picker([1, 0], onRaise, onLower));
  expect(labels(root)).toEqual(['ガジュマルを外す', 'ガジュマルを選ぶ', 'パキラを選ぶ']);
  act(() => find(root, '[aria-label="パキラを選ぶ"]').click());
  act(() => find(root, '[aria-label="ガジュマルを外す"]').click());
  expect(onRaise.mock.calls).toEqual([[1]]);
  expect(onLower.mock.calls).toEqual([[0]]);
  expect(document.activeElement).toBe(find(root, '[aria-label="ガジュマルを選ぶ"]'));
  unmount();
});

test('[SET-03] the plus button of an option at its maximum looks disabled and shows the reason on click', () => {
  const onRaise = vi.fn();
  const { root, act, unmount } = mount(picker([1, 0], onRaise, vi.fn(), [true, false]));
  const plus = find(root, '[aria-label="ガジュマルを選ぶ"]');
  expect(plus.getAttribute('aria-disabled')).toBe('true');
  expect(find(root, '[aria-label="パキラを選ぶ"]').getAttribute('aria-disabled')).toBeNull();
  act(() => plus.click());
  expect(onRaise).toHaveBeenCalledWith(0);
  unmount();
});

test('[SET-03] the plus button of a full set looks disabled and shows the reason on click', () => {
  const onRaise = vi.fn();
  const { root, act, unmount } = mount(picker([1, 1], onRaise));
  const plus = find(root, '[aria-label="パキラを選ぶ"]');
  expect(plus.getAttribute('aria-disabled')).toBe('true');
  act(() => plus.click());
  expect(onRaise).toHaveBeenCalledWith(1);
  unmount();
});
