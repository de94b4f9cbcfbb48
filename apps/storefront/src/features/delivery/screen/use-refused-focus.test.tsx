// @vitest-environment happy-dom
import { find } from '@shop/ui-kit/testing/find';
import { mount } from '@shop/ui-kit/testing/mount';
import { expect, test, vi } from 'vitest';

const held: { stop: object | null; refuse: () => void } = { stop: null, refuse: () => {} };
vi.mock('../browser/delivery-runtime.ts', () => ({
  deliveryActor: {
    getSnapshot: () => ({ context: { stop: held.stop } }),
    on(_type: 'preferences.refused', listener: () => void) {
      held.refuse = listener;
      return { unsubscribe: vi.fn() };
    },
  },
}));
const { useRefusedFocus } = await import('./use-refused-focus');

const openDate = vi.fn();
function Form() {
  const place = useRefusedFocus(openDate);
  return (
    <div ref={place} id="form" tabIndex={-1}>
      {['name', 'postalCode', 'address', 'phone'].map((field) => (
        <input key={field} id={`gift-${field}`} />
      ))}
    </div>
  );
}

test.each([
  ['[GIFT-01]', { kind: 'giftIncomplete', field: 'name' }, 'gift-name', 0],
  ['[GIFT-01]', { kind: 'giftIncomplete', field: 'phone' }, 'gift-phone', 0],
  ['[FEE-01]', { kind: 'addressMismatch' }, 'gift-address', 0],
  ['[DLV-07]', { kind: 'dateCleared', problem: 'tooEarly' }, 'form', 1],
])('%s what is refused gets the focus: %j', async (_row, stop, focused, opened) => {
  for (const isRefusedBefore of [false, true]) {
    openDate.mockClear();
    held.stop = isRefusedBefore ? stop : null;
    const { root, unmount } = mount(<Form />);
    if (!isRefusedBefore) {
      expect(root.contains(document.activeElement), 'before').toBe(false);
      held.stop = stop;
      held.refuse();
    }
    await vi.waitFor(() => expect(document.activeElement).toBe(find(root, `#${focused}`)));
    expect(openDate).toHaveBeenCalledTimes(opened);
    unmount();
  }
});
