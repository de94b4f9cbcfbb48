import type { CartDetailFragment } from '../__generated__/cart/graphql';

type WireLine = CartDetailFragment['lines']['nodes'][number];

/** Money in the platform's format. */
export function yenOnTheWire(amount: number) {
  return { amount: `${amount}.0`, currencyCode: 'JPY' as const };
}

/** A cart line in the platform's format: two pieces at 1,280 yen, twelve in stock. */
export function wireLine(
  change: Partial<WireLine> = {},
  variant: Partial<WireLine['merchandise']> = {},
): WireLine {
  return {
    id: 'gid://shopify/CartLine/6f01e42b?cart=c1',
    quantity: 2,
    cost: {
      amountPerQuantity: yenOnTheWire(1280),
      subtotalAmount: yenOnTheWire(2560),
      totalAmount: yenOnTheWire(2560),
    },
    discountAllocations: [],
    merchandise: {
      id: 'gid://shopify/ProductVariant/42319870264559',
      title: '3号',
      sku: 'op001-1',
      availableForSale: true,
      quantityAvailable: 12,
      image: {
        url: 'https://cdn.example/s/files/1/a.jpg',
      },
      product: {
        id: 'gid://shopify/Product/7583412945071',
        handle: 'pachira-mini',
        title: 'パキラ',
        vendor: '水城グリーンファーム',
        vendorName: null,
        tags: ['観葉植物'],
      },
      ...variant,
    },
    ...change,
  };
}

type CartChange = Partial<Omit<CartDetailFragment, 'lines'>> & {
  readonly lines?: Partial<CartDetailFragment['lines']>;
};

/** A cart of one such line in the platform's format. */
export function wireCart({ lines, ...change }: CartChange = {}): CartDetailFragment {
  return {
    id: 'gid://shopify/Cart/c1?key=k1',
    checkoutUrl: 'https://shop.example/checkouts/cn/c1',
    totalQuantity: 2,
    note: null,
    attributes: [],
    delivery: { addresses: [] },
    discountCodes: [],
    appliedGiftCards: [],
    discountAllocations: [],
    cost: {
      checkoutChargeAmount: yenOnTheWire(2560),
      totalAmount: yenOnTheWire(2560),
      subtotalAmount: yenOnTheWire(2560),
    },
    lines: { nodes: [wireLine()], pageInfo: { hasNextPage: false, endCursor: null }, ...lines },
    ...change,
  };
}
