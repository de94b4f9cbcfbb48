import { cartTotals } from '@shop/rules/cart/cart-total';
import { EXAMPLE_FEES } from '@shop/rules/testing/example-delivery-rules';
import { yen } from '@shop/rules/yen';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wireCart, wireLine, yenOnTheWire } from '../testing/wire-cart';
import { toCart } from './to-cart';

/** The cart; an error fails the test. */
function read(...args: Parameters<typeof toCart>) {
  const cart = toCart(...args);
  if (!cart.ok) {
    throw new Error(`${cart.error.path}: ${cart.error.expected}`);
  }
  return cart.value;
}

describe('a cart of the API', () => {
  test('[DATA-01] is mapped field by field', () => {
    expect(read(wireCart())).toEqual({
      globalId: btoa('gid://shopify/Cart/c1?key=k1'),
      webUrl: 'https://shop.example/checkouts/cn/c1',
      subtotalPrice: 2560,
      totalPrice: 2560,
      checkoutChargeAmount: 2560,
      discountAmount: 0,
      discountCodes: [],
      shippingPrice: null,
      lines: [
        {
          globalId: btoa('gid://shopify/CartLine/6f01e42b?cart=c1'),
          globalProductId: btoa('gid://shopify/Product/7583412945071'),
          merchandiseGlobalId: btoa('gid://shopify/ProductVariant/42319870264559'),
          variantId: 42319870264559,
          handle: 'pachira-mini',
          title: 'パキラ',
          vendor: '水城グリーンファーム',
          variantTitle: '3号',
          sku: 'op001-1',
          imageUrl: 'https://cdn.example/s/files/1/a.jpg',
          price: 1280,
          totalPrice: 2560,
          quantity: 2,
          availableQuantity: 12,
          tags: ['観葉植物'],
          shippingPrice: null,
          discountCodes: [],
          warning: null,
        },
      ],
      totalQuantity: 2,
      attributes: [],
      note: '',
      deliveryAddress: null,
    });
  });

  test("[DATA-01] a merchant's tag in decomposed letters is the one of the shop's rules", () => {
    const line = wireLine();
    const cart = read(
      wireCart({
        lines: {
          nodes: [
            {
              ...line,
              merchandise: {
                ...line.merchandise,
                product: { ...line.merchandise.product, tags: ['ガーデン'.normalize('NFD')] },
              },
            },
          ],
        },
      }),
    );
    expect(cart.lines[0]?.tags).toEqual(['ガーデン']);
  });

  test('[CART-09] gift cards are those that the platform has applied, with what is left on each', () => {
    const cards = [
      { lastCharacters: 'ab12', balance: yenOnTheWire(500) },
      { lastCharacters: 'cd34', balance: yenOnTheWire(90_000) },
    ];
    expect(read(wireCart({ appliedGiftCards: cards })).giftCards).toEqual([
      { lastCharacters: 'ab12', balance: 500 },
      { lastCharacters: 'cd34', balance: 90_000 },
    ]);
  });

  test("[CART-08] the platform's default variant title is empty; a line may have no image and no SKU", () => {
    const line = wireLine({}, { title: 'Default Title', image: null, sku: null });
    expect(read(wireCart({ lines: { nodes: [line] } })).lines[0]).toMatchObject({
      variantTitle: '',
      imageUrl: '',
      sku: '',
    });
  });

  test('[CART-06] a line names the codes that discount it', () => {
    const off = { targetType: 'LINE_ITEM', discountedAmount: yenOnTheWire(100) } as const;
    const line = wireLine({
      discountAllocations: [
        { ...off, code: 'MAIL15' },
        { ...off, title: '春のセール' },
        { ...off, code: 'APP10' },
      ],
    });
    expect(read(wireCart({ lines: { nodes: [line] } })).lines[0]?.discountCodes).toEqual(['MAIL15', 'APP10']);
  });

  test('[CART-10] a line that holds the whole stock has no warning, one more has', () => {
    const nodes = [11, 12, 13].map((quantity) => wireLine({ quantity }));
    expect(read(wireCart({ lines: { nodes } })).lines.map(({ warning }) => warning)).toEqual([
      null,
      null,
      'notEnoughStock',
    ]);
  });

  test('[ROUTE-16] the vendor of a line is localised where the shop has a translation', () => {
    const line = wireLine();
    const { product } = line.merchandise;
    const named = wireLine({}, { product: { ...product, vendorName: { value: 'Mizuki Green Farm' } } });
    expect(read(wireCart({ lines: { nodes: [line, named] } })).lines.map(({ vendor }) => vendor)).toEqual([
      '水城グリーンファーム',
      'Mizuki Green Farm',
    ]);
  });

  test('note, attributes and codes are included', () => {
    const cart = read(
      wireCart({
        note: '置き配',
        attributes: [
          { key: 'eGift', value: 'true' },
          { key: 'X', value: null },
        ],
        discountCodes: [{ code: 'APP10', applicable: false }],
      }),
    );
    expect(cart).toMatchObject({
      note: '置き配',
      attributes: [
        { key: 'eGift', value: 'true' },
        { key: 'X', value: '' },
      ],
      discountCodes: [{ code: 'APP10', applicable: false }],
    });
  });
});

describe('discounts (CART-09)', () => {
  const off = (amount: number, targetType: 'LINE_ITEM' | 'SHIPPING_LINE' = 'LINE_ITEM') => ({
    targetType,
    discountedAmount: yenOnTheWire(amount),
  });
  const allocation = (amount: number, targetType?: 'LINE_ITEM' | 'SHIPPING_LINE') => ({
    ...off(amount, targetType),
    code: 'APP10',
  });
  const cost = (subtotal: number, total = subtotal) => ({
    checkoutChargeAmount: yenOnTheWire(subtotal),
    totalAmount: yenOnTheWire(total),
    subtotalAmount: yenOnTheWire(subtotal),
  });
  const lineCost = (before: number, after: number) => ({
    amountPerQuantity: yenOnTheWire(before),
    subtotalAmount: yenOnTheWire(before),
    totalAmount: yenOnTheWire(after),
  });

  test('[CART-09] of the cart: its allocations', () => {
    expect(read(wireCart({ discountAllocations: [allocation(300)] })).discountAmount).toBe(300);
  });

  test('[CART-09] of the lines: the displayed subtotal excludes them, and they are deducted once', () => {
    const nodes = [
      wireLine({ cost: lineCost(2560, 2304), discountAllocations: [allocation(200), allocation(56)] }),
    ];
    expect(read(wireCart({ lines: { nodes }, cost: cost(2304) }))).toMatchObject({
      subtotalPrice: 2560,
      discountAmount: 256,
      lines: [{ totalPrice: 2560 }],
    });
    const mixed = { lines: { nodes }, cost: cost(2304, 2204), discountAllocations: [allocation(100)] };
    expect(read(wireCart(mixed))).toMatchObject({ subtotalPrice: 2560, discountAmount: 356 });
  });

  test("[CART-09] of more lines than are read, the platform's total for the others counts", () => {
    const nodes = [wireLine({ cost: lineCost(2560, 2304), discountAllocations: [allocation(256)] })];
    expect(read(wireCart({ lines: { nodes }, cost: cost(3304) })).subtotalPrice).toBe(3560);
  });

  test('[CART-09] without a code have a title, each once; shipping discounts are not product discounts', () => {
    const spring = { ...off(100), title: '春のセール' };
    const nodes = [wireLine({ discountAllocations: [spring] }), wireLine({ discountAllocations: [spring] })];
    const shipping = { ...off(800, 'SHIPPING_LINE'), title: '送料無料' };
    const cart = {
      lines: { nodes },
      discountAllocations: [shipping, { ...off(50), title: '会員割引' }],
    };
    expect(read(wireCart(cart)).discountNames).toEqual(['会員割引', '春のセール']);
    const coded = wireCart({ ...cart, discountAllocations: [shipping, allocation(50)] });
    expect(read(coded).discountNames).toEqual(['APP10', '春のセール']);
    expect(read(wireCart()).discountNames).toBeUndefined();
  });

  test('[CART-09] [STORE-03] the same discount on the lines or on the cart gives the same coupon line and the same total', () => {
    const anyLine = fc.record({ price: fc.integer({ min: 0, max: 100_000 }), percent: fc.nat(100) });
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 8 }), fc.boolean(), (lines, isAutomatic) => {
        const name = isAutomatic ? { title: '春のセール' } : { code: 'APP10' };
        const shares = lines.map(({ price, percent }) => Math.floor((price * percent) / 100));
        const sum = (numbers: readonly number[]) => numbers.reduce((whole, part) => whole + part, 0);
        const [before, taken] = [sum(lines.map(({ price }) => price)), sum(shares)];
        const ofLines = wireCart({
          cost: cost(before - taken),
          lines: {
            nodes: lines.map(({ price }, index) => {
              const share = shares[index] ?? 0;
              return wireLine({
                cost: lineCost(price, price - share),
                discountAllocations: share === 0 ? [] : [{ ...off(share), ...name }],
              });
            }),
          },
        });
        const ofCart = wireCart({
          cost: cost(before, before - taken),
          lines: { nodes: lines.map(({ price }) => wireLine({ cost: lineCost(price, price) })) },
          discountAllocations: taken === 0 ? [] : [{ ...off(taken), ...name }],
        });
        const totals = cartTotals(read(ofLines), 'JP-13', EXAMPLE_FEES);
        expect(totals).toEqual(cartTotals(read(ofCart), 'JP-13', EXAMPLE_FEES));
        expect(totals).toMatchObject({ subtotal: before, coupon: taken > 0 ? taken : null });
        expect(totals.total).toBe(before - taken + totals.shippingFee);
        expect(read(ofLines).discountNames).toEqual(read(ofCart).discountNames);
      }),
    );
  });

  test('[CART-09] of shipping: deducted from the fee, not from products', () => {
    const cart = read(wireCart({ discountAllocations: [allocation(800, 'SHIPPING_LINE'), allocation(0)] }));
    expect(cart).toMatchObject({
      discountAmount: 0,
      shippingDiscount: 800,
      shippingDiscountNames: ['APP10'],
    });
    const titled = read(
      wireCart({ discountAllocations: [{ ...off(800, 'SHIPPING_LINE'), title: '送料無料' }] }),
    );
    expect(titled.shippingDiscountNames).toEqual(['送料無料']);
    const totals = (zone: 'JP-13' | 'JP-01', of = cart) => cartTotals(of, zone, EXAMPLE_FEES);
    expect(totals('JP-13')).toEqual({
      subtotal: 2560,
      coupon: null,
      shippingFee: 0,
      shippingDiscount: 800,
      total: 2560,
    });
    // The amount is that of the destination the platform holds; free shipping is free to another one, too.
    expect(totals('JP-01')).toMatchObject({ shippingFee: 0, shippingDiscount: 2000, total: 2560 });
    const part = read(wireCart({ discountAllocations: [allocation(300, 'SHIPPING_LINE')] }));
    expect(totals('JP-13', part)).toMatchObject({ shippingFee: 500, total: 3060 });
    expect(totals('JP-01', part)).toMatchObject({ shippingFee: 1700, total: 4260 });
    // A free parcel has nothing to take off; to an area that costs, the same discount does.
    const ofFree = { discountAllocations: [allocation(0, 'SHIPPING_LINE')] };
    const fees = { ...EXAMPLE_FEES, freeFrom: yen(2000) };
    const waived = read(wireCart(ofFree));
    expect(cartTotals(waived, 'JP-13', fees)).toEqual({
      subtotal: 2560,
      coupon: null,
      shippingFee: 0,
      total: 2560,
    });
    expect(cartTotals(waived, 'JP-01', fees)).toMatchObject({ shippingFee: 0, shippingDiscount: 2000 });
    // A code that applies and takes nothing off, as its goods sold out, promises no free shipping.
    const unseen = read(
      wireCart({ discountCodes: [{ code: 'ship0', applicable: true }], discountAllocations: [] }),
    );
    expect(unseen).not.toHaveProperty('shippingDiscount');
    const none = read(wireCart({ discountAllocations: [] }));
    expect(totals('JP-01', none)).toEqual({ subtotal: 2560, coupon: null, shippingFee: 2000, total: 4560 });
    expect(read(wireCart({ discountAllocations: [allocation(300)] }))).not.toHaveProperty('shippingDiscount');
  });
});

describe('warnings (CART-12)', () => {
  const id = wireLine().id;

  test.each([
    ['of the line', new Map([[id, 'notEnoughStock' as const]]), {}, 'notEnoughStock'],
    ['of its merchandise', new Map([[wireLine().merchandise.id, 'outOfStock' as const]]), {}, 'outOfStock'],
    ['none, and stock enough', new Map(), {}, null],
    [
      'none, but the stock has gone',
      new Map(),
      { quantityAvailable: 0, availableForSale: false },
      'outOfStock',
    ],
    ['none, but oversold', new Map(), { quantityAvailable: -3, availableForSale: false }, 'outOfStock'],
    ['none, but less stock than pieces', new Map(), { quantityAvailable: 1 }, 'notEnoughStock'],
    ['none, stock unknown and for sale', new Map(), { quantityAvailable: null }, null],
    [
      'none, stock unknown and not for sale',
      new Map(),
      { quantityAvailable: null, availableForSale: false },
      'outOfStock',
    ],
  ])('[CART-12] %s', (_name, warnings, variant, expected) => {
    const nodes = [wireLine({}, variant)];
    expect(read(wireCart({ lines: { nodes } }), warnings).lines[0]?.warning).toBe(expected);
  });

  test.each([0, -3])(
    '[CART-12] no quantity is too many of what is sold without stock: %i',
    (quantityAvailable) => {
      const nodes = [wireLine({ quantity: 5_000 }, { quantityAvailable })];
      expect(read(wireCart({ lines: { nodes } })).lines[0]).toMatchObject({ quantity: 5_000, warning: null });
    },
  );
});

describe('the destination (SHIP-02)', () => {
  const NO_LINES = { lastName: null, zip: null, city: null, address1: null, phone: null };
  const address = (name: string, provinceCode: string | null, selected: boolean) => ({
    id: `gid://shopify/CartSelectableAddress/${name}`,
    selected,
    address: { provinceCode, ...NO_LINES },
  });

  test.each([
    ['the selected address', [address('a', 'JP-13', false), address('b', 'JP-47', true)], 'JP-47'],
    ['else the first', [address('a', 'JP-13', false), address('b', 'JP-47', false)], 'JP-13'],
    ['none of elsewhere', [address('a', 'NY', true)], undefined],
    ['none without a prefecture', [address('a', null, true)], undefined],
    ['none', [], undefined],
  ])('[SHIP-02] %s', (_name, addresses, province) => {
    expect(read(wireCart({ delivery: { addresses } })).deliveryAddress?.province).toBe(province);
  });
});

test('[FEE-01] a recipient with the prefecture; a prefecture alone has none', () => {
  const address = (lines: object) =>
    read(
      wireCart({
        delivery: {
          addresses: [
            {
              id: 'gid://shopify/CartSelectableAddress/a',
              selected: true,
              address: {
                provinceCode: 'JP-47',
                lastName: null,
                zip: null,
                city: null,
                address1: null,
                phone: null,
                ...lines,
              },
            },
          ],
        },
      }),
    ).deliveryAddress;
  expect(address({})).not.toHaveProperty('recipient');
  expect(
    address({ lastName: '森 花', zip: '900-0001', address1: '港町1-2', phone: '+81980000000' }),
  ).toMatchObject({
    recipient: { name: '森 花', postalCode: '9000001', city: '', address: '港町1-2', phone: '+81980000000' },
  });
});

describe('a malformed response is an error value with its path, never a throw', () => {
  const cart = wireCart();
  const [line] = cart.lines.nodes;

  test.each<[path: string, wire: unknown]>([
    ['cart', null],
    ['cart', 'text'],
    ['cart.cost', { ...cart, cost: null }],
    ['cart.cost.subtotalAmount.amount', { ...cart, cost: { ...cart.cost, subtotalAmount: { amount: 5 } } }],
    [
      'cart.cost.subtotalAmount',
      { ...cart, cost: { ...cart.cost, subtotalAmount: { amount: '5.5', currencyCode: 'JPY' } } },
    ],
    ['cart.id', { ...cart, id: 'cart-1' }],
    ['cart.lines.nodes', { ...cart, lines: {} }],
    ['cart.lines.nodes.0', { ...cart, lines: { nodes: [null] } }],
    ['cart.lines.nodes.1.quantity', { ...cart, lines: { nodes: [line, { ...line, quantity: '2' }] } }],
    [
      'cart.lines.nodes.0.merchandise.product',
      { ...cart, lines: { nodes: [{ ...line, merchandise: { ...line?.merchandise, product: undefined } }] } },
    ],
    ['cart.totalQuantity', { ...cart, totalQuantity: 1.5 }],
    ['cart.discountCodes.0.applicable', { ...cart, discountCodes: [{ code: 'A' }] }],
  ])('%s', (path, wire) => {
    expect(toCart(wire as never)).toMatchObject({ ok: false, error: { path } });
  });
});
