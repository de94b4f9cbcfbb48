// @vitest-environment happy-dom
import { encodeGlobalId } from '@shop/rules/global-id';
import { yen } from '@shop/rules/yen';
import { mount } from '@shop/ui-kit/testing/mount';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { UNSENT_ADDS_KEY } from '#features/cart/browser/unanswered-changes.ts';
import { useAdds } from './use-adds';

const { reload } = vi.hoisted(() => ({ reload: vi.fn() }));
vi.mock('#foundation/browser/outdated-page.ts', () => ({
  reloadOutdatedPage: (persist: () => void) => {
    persist();
    reload();
    return true;
  },
}));
vi.mock('#features/checkout/browser/buying-code.ts', () => ({
  buyingCode: { load: async () => Promise.reject(new TypeError('gone')), isRequested: () => false },
}));
vi.mock('@shop/machines/report-unexpected', () => ({ reportUnexpected: () => undefined }));

const id = encodeGlobalId('gid://shopify/ProductVariant/1');
if (!id.ok) throw new Error('no id');
const ADD = {
  line: { merchandiseGlobalId: id.value, quantity: 1 },
  display: { handle: 'ivy', title: 'ivy', variantTitle: '3', vendor: 'k', imageUrl: '', price: yen(780) },
};

let used: ReturnType<typeof useAdds>;
function Probe() {
  used = useAdds();
  return null;
}
const press = async () => {
  const { unmount } = mount(<Probe />);
  await act(async () => used.add(ADD));
  return unmount;
};

afterEach(() => {
  vi.restoreAllMocks();
  reload.mockReset();
  window.sessionStorage.clear();
});

test.each(['{damaged', '"other"', '[]'])(
  '[OPS-06] an add on a page of a removed build is stored for the next page, with any earlier content (%s)',
  async (stored) => {
    window.sessionStorage.setItem(UNSENT_ADDS_KEY, stored);
    const unmount = await press();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(JSON.parse(window.sessionStorage.getItem(UNSENT_ADDS_KEY) ?? '')).toMatchObject([ADD]);
    unmount();
  },
);

test('[OPS-06, TRUTH-01] where it cannot be stored the page stays, and reports that nothing was added', async () => {
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  // A spy on a method of happy-dom's storage stays when it is restored.
  vi.spyOn(window, 'sessionStorage', 'get').mockReturnValue({
    getItem: () => null,
    setItem,
  } as unknown as Storage);
  const unmount = await press();
  expect(reload).not.toHaveBeenCalled();
  expect(used.shown?.outcome).toEqual({ ok: false, code: 'unavailable', inCart: null });
  unmount();
});
