// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { find } from '../../testing/find.ts';
import { mount } from '../../testing/mount.ts';
import { violations } from '../../testing/violations.ts';
import { QuantityStepper } from './QuantityStepper.tsx';

const words = { label: '数量', decreaseLabel: '数量を減らす', increaseLabel: '数量を増やす' };

test('axe reports no violations', async () => {
  const { root, unmount } = mount(<QuantityStepper {...words} value={1} max={5} onStep={() => undefined} />);
  expect(await violations(root)).toEqual([]);
  unmount();
});

test('[PROD-05] increments and decrements by one', () => {
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
])('[PROD-05] stops at %s, announces it, and keeps the focus', (_, value, label) => {
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

const choose = (root: HTMLElement, quantity: number, act: (work: () => void) => void) => {
  const list = find<HTMLSelectElement>(root, 'select');
  act(() => {
    list.value = String(quantity);
    list.dispatchEvent(new Event('change', { bubbles: true }));
  });
};
const namesOf = (root: HTMLElement) => [...root.querySelectorAll('option')].map(({ value }) => Number(value));

test('[CART-15] every available quantity can be selected from a list, which is labelled and announces the number', async () => {
  const onChoose = vi.fn();
  const onStep = vi.fn();
  const choice = { label: 'モンステラの数量を選ぶ', onChoose };
  const { root, act, unmount } = mount(
    <QuantityStepper {...words} value={2} max={100} onStep={onStep} choice={choice} />,
  );
  expect(find(root, 'select').getAttribute('aria-label')).toBe('モンステラの数量を選ぶ');
  expect(namesOf(root)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
  choose(root, 100, act);
  expect(onChoose.mock.calls).toEqual([[100]]);
  expect(onStep).not.toHaveBeenCalled();
  // Until the next render it shows the given value, as the number does.
  expect(find<HTMLSelectElement>(root, 'select').value).toBe('2');
  expect(find(root, 'output').textContent).toBe('2');
  expect(await violations(root)).toEqual([]);
  unmount();
});

test('[CART-15] a quantity above the maximum is shown and cannot be selected again', () => {
  const { root, unmount } = mount(
    <QuantityStepper
      {...words}
      value={5}
      max={3}
      onStep={() => undefined}
      choice={{ label: '数量を選ぶ', onChoose: () => undefined }}
    />,
  );
  expect(find<HTMLSelectElement>(root, 'select').value).toBe('5');
  const taken = [...root.querySelectorAll<HTMLOptionElement>('option:not([disabled])')];
  expect(taken.map(({ value }) => value)).toEqual(['1', '2', '3']);
  unmount();
});

test('[PROD-05] with one possible quantity there is no list', () => {
  const { root, unmount } = mount(<QuantityStepper {...words} value={2} max={3} onStep={() => undefined} />);
  expect(root.querySelector('select')).toBeNull();
  unmount();
});
