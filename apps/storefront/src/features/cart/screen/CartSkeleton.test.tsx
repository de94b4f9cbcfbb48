// @vitest-environment happy-dom
import { find } from '@shop/ui-kit/testing/find';
import { mount } from '@shop/ui-kit/testing/mount';
import { expect, test } from 'vitest';
import { messages } from '#foundation/i18n/messages.ts';
import { CartSkeleton } from './CartSkeleton';

test('[CART-08] the message that the cart loads is beside the busy part, which may silence it', () => {
  const m = messages('ja');
  const { root, unmount } = mount(<CartSkeleton m={m} />);
  const status = find(root, '[role="status"]');
  expect(status.textContent).toBe(m.cart.loading);
  expect(status.closest('[aria-busy]')).toBeNull();
  expect(root.querySelectorAll('[aria-busy]')).toHaveLength(1);
  unmount();
});
