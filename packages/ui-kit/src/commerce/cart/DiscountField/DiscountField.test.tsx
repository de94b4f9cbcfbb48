// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { find } from '#testing/find.ts';
import { mount } from '#testing/mount.ts';
import { DiscountField } from './DiscountField.tsx';

/** The field while the typed text is not rendered yet: `value` is outdated. */
function typed(code: string, busy: boolean) {
  const onSubmit = vi.fn();
  const { root, act, unmount } = mount(
    <DiscountField
      label="クーポンコード"
      value=""
      onChange={() => undefined}
      submitLabel="適用する"
      onSubmit={onSubmit}
      busy={busy}
      codes={[]}
    />,
  );
  Object.assign(find(root, 'input'), { value: code });
  act(() => find(root, 'form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
  unmount();
  return onSubmit;
}

test('[CART-06] the code is submitted as typed in the field', () => {
  expect(typed('APP10', false)).toHaveBeenCalledExactlyOnceWith('APP10');
});

test('[CART-06] while one is pending no other is submitted', () => {
  expect(typed('APP10', true)).not.toHaveBeenCalled();
});
