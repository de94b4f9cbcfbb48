// @vitest-environment happy-dom
import type { CartView } from '@shop/machines/cart/cart-view';
import type { CheckoutGateView } from '@shop/machines/checkout/checkout-gate-view';
import { mount } from '@shop/ui-kit/testing/mount';
import { expect, test, vi } from 'vitest';
import { messages, messageTable } from '#foundation/i18n/messages.ts';

const nothing = () => null;
vi.mock('./SummaryClient', () => ({ SummaryClient: nothing }));
vi.mock('./RecommendationsClient', () => ({ RecommendationsClient: nothing }));
vi.mock('./CartRoomSlot', () => ({ CartRoomSlot: nothing }));
vi.mock('./CartNotices', () => ({ CartNotices: nothing }));
vi.mock('./LineClient', () => ({ LineClient: nothing }));
vi.mock('./use-checkout-gate', () => ({ proceedToCheckout: nothing }));
vi.mock('#features/delivery/screen/DeliverySlot.tsx', () => ({ DeliverySlot: nothing }));
const { FilledCart } = await import('./FilledCart');

const cart = (vendors: readonly string[], sendsByVendor: boolean) => {
  const mounted = mount(
    <FilledCart
      m={messages('en')}
      messages={messageTable('cart', 'en')}
      view={
        {
          lines: [],
          shownLines: [],
          pendingLines: [],
          unshownPieces: 0,
          vendors,
          totals: {},
          discountCodes: [],
        } as unknown as CartView
      }
      gate={{ status: 'idle', stop: null } as unknown as CheckoutGateView}
      listRef={{ current: null }}
      onRemoved={() => undefined}
      bestSellers={{} as never}
      shopAddress="/en"
      emptyHint={null}
      words={{ room: '', roomNote: '', notePlaceholder: '' }}
      sendsByVendor={sendsByVendor}
    >
      {null}
    </FilledCart>,
  );
  const text = mounted.root.textContent;
  mounted.unmount();
  return text;
};

test('[CART-08] [BRAND-01] a cart of several vendors promises separate boxes only where the brand sends them so', () => {
  expect(cart(['Mizuki', 'Kimura'], true)).toContain('sent separately');
  expect(cart(['Mizuki', 'Kimura'], true)).toContain('Mizuki, Kimura');
  expect(cart(['Mizuki'], true)).not.toContain('sent separately');
  expect(cart(['Mizuki', 'Kimura'], false)).not.toMatch(/separately|Mizuki/);
});
