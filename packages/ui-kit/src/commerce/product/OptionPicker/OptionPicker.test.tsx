// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { sampleOptions } from '#stories/sample-options.ts';
import { find } from '#testing/find.ts';
import { mount } from '#testing/mount.ts';
import { violations } from '#testing/violations.ts';
import { OptionPicker } from './OptionPicker.tsx';

function picker(groups = sampleOptions('500g', '豆のまま'), status = '') {
  const onSelect = vi.fn();
  return { onSelect, ...mount(<OptionPicker groups={groups} onSelect={onSelect} status={status} />) };
}
const radio = (root: Element, name: string) => {
  const found = [...root.querySelectorAll('[role="radio"]')].find(({ textContent }) =>
    textContent.startsWith(name),
  );
  if (found === undefined) throw new Error(`no ${name}`);
  return found;
};
const press = (element: Element, key: string) =>
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

test('[PROD-16] a radio group for each option, named after it, with one tab stop and the chosen value; axe reports no violations', async () => {
  const { root, unmount } = picker();
  const groups = [...root.querySelectorAll('[role="radiogroup"]')].map((group) => [
    document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.parentElement?.textContent,
    [...group.children].map((each) =>
      [each.getAttribute('aria-checked'), each.getAttribute('tabindex')].join(),
    ),
  ]);
  expect(groups).toEqual([
    ['内容量 500g', ['false,-1', 'false,-1', 'true,0']],
    ['挽き目 豆のまま', ['true,0', 'false,-1', 'false,-1']],
  ]);
  expect(radio(root, '細挽き').textContent).toBe('細挽きこの組み合わせなし');
  expect(await violations(root)).toEqual([]);
  unmount();
});

test('[PROD-16] a click selects without navigation, with a modifier key it opens the page of the variant', () => {
  const { root, act, onSelect, unmount } = picker();
  const click = (metaKey: boolean) => new MouseEvent('click', { bubbles: true, cancelable: true, metaKey });
  const [plain, modified] = [click(false), click(true)];
  act(() => void radio(root, '細挽き').dispatchEvent(modified));
  expect([modified.defaultPrevented, onSelect.mock.calls]).toEqual([false, []]);
  act(() => void radio(root, '細挽き').dispatchEvent(plain));
  expect(plain.defaultPrevented).toBe(true);
  expect(onSelect.mock.calls).toEqual([[expect.objectContaining({ id: '200g 細挽き' })]]);
  act(() => void radio(root, '豆のまま').dispatchEvent(click(false)));
  expect(onSelect).toHaveBeenCalledTimes(1);
  unmount();
});

test('[PROD-16] arrow keys move within an option and select; a missing combination only with the space key', () => {
  const { root, act, onSelect, unmount } = picker();
  act(() => void press(radio(root, '豆のまま'), 'ArrowRight'));
  expect(document.activeElement).toBe(radio(root, '中挽き'));
  act(() => void press(radio(root, '中挽き'), 'ArrowDown'));
  expect(document.activeElement).toBe(radio(root, '細挽き'));
  act(() => void press(radio(root, '細挽き'), ' '));
  act(() => void press(radio(root, '細挽き'), 'a'));
  expect(onSelect.mock.calls.map(([{ id }]) => id)).toEqual(['500g 中挽き', '200g 細挽き']);
  unmount();
});

test('[PROD-16] a change of another option is announced in a region that was there before', () => {
  const { root, unmount } = picker();
  expect(find(root, '[role="status"]').textContent).toBe('');
  unmount();
  const changed = picker(sampleOptions('200g', '細挽き'), '近いもの');
  expect(find(changed.root, '[role="status"]').textContent).toBe('近いもの');
  changed.unmount();
});
