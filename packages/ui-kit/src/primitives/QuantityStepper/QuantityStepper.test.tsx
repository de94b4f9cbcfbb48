// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { find } from '../../testing/find.ts';
import { mount } from '../../testing/mount.ts';
import { violations } from '../../testing/violations.ts';
import { QuantityStepper } from './QuantityStepper.tsx';

const words = { label: '数量', decreaseLabel: '数量を減らす', increaseLabel: '数量を増やす' };

test('axe finds nothing', async () => {
  const { root, unmount } = mount(<QuantityStepper {...words} value={1} max={5} onStep={() => undefined} />);
  expect(await violations(root)).toEqual([]);
  unmount();
});

test('[PROD-05] goes up and down by one', () => {
  const onStep = vi.fn();
  const { root, act, unmount } = mount(<QuantityStepper {...words} value={3} max={5} onStep={onStep} />);
  act(() => find(root, '[aria-label="数量を増やす"]').click());
  act(() => find(root, '[aria-label="数量を減らす"]').click());
  expect(onStep.mock.calls).toEqual([[1], [-1]]);
  unmount();
});

test.each([
  ['the most', 5, '数量を増やす'],
  ['one', 1, '数量を減らす'],
])('[PROD-05] stops at %s, says so, and keeps the focus', (_, value, label) => {
  const onStep = vi.fn();
  const { root, act, unmount } = mount(<QuantityStepper {...words} value={value} max={5} onStep={onStep} />);
  const button = find<HTMLButtonElement>(root, `[aria-label="${label}"]`);
  act(() => {
    button.focus();
    button.click();
  });
  expect(onStep).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button);
  unmount();
});
