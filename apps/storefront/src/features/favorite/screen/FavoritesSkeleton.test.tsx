// @vitest-environment happy-dom
import { find } from '@shop/ui-kit/testing/find';
import { mount } from '@shop/ui-kit/testing/mount';
import { expect, test } from 'vitest';
import { messages } from '#foundation/i18n/messages.ts';
import { FavoritesSkeleton } from './FavoritesSkeleton';

test('[FAV-01] the message that the list loads is beside the busy cards, which may silence it', () => {
  const m = messages('ja');
  const { root, unmount } = mount(<FavoritesSkeleton m={m} />);
  const status = find(root, '[role="status"]');
  expect(status.textContent).toBe(m.favorite.loading);
  expect(status.closest('[aria-busy]')).toBeNull();
  expect(root.querySelectorAll('[aria-busy]')).toHaveLength(1);
  unmount();
});
