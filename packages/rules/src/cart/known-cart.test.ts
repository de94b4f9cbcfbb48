import { describe, expect, test } from 'vitest';
import type { GlobalId } from '../global-id';
import { yen } from '../yen';
import { CART_LINES_READ, type Cart, type CartLine } from './cart';
import {
  type KnownLine,
  quantityAdded,
  quantityOf,
  toKnownCart,
  unreadQuantity,
  withdrawnLines,
} from './known-cart';

const id = (name: string) => name as GlobalId;
const line = (name: string, quantity: number): CartLine => ({
  globalId: id(`line ${name}`),
  globalProductId: id(`product ${name}`),
  merchandiseGlobalId: id(name),
  variantId: 1,
  handle: name,
  title: name,
  vendor: '',
  variantTitle: 'M',
  sku: '',
  imageUrl: '',
  price: yen(1_000),
  totalPrice: yen(1_000 * quantity),
  quantity,
  availableQuantity: 9,
  tags: [],
  shippingPrice: null,
  warning: null,
});
type Read = Pick<Cart, 'globalId' | 'lines' | 'totalQuantity' | 'discountCodes'>;
const cart = (lines: readonly CartLine[], more: Partial<Read> = {}) =>
  ({
    globalId: id('cart'),
    lines,
    totalQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    discountCodes: [],
    ...more,
  }) as Read as Cart;
const known = (name: string, quantity = 1): KnownLine => ({
  lineId: id(`line ${name}`),
  merchandiseGlobalId: id(name),
  quantity,
  title: name,
  variantTitle: 'M',
});

describe('[TRUTH-02] the last known state of a cart', () => {
  test('has its lines with a piece, the codes that apply and what it replaced', () => {
    const discountCodes = [
      { code: 'APP10', applicable: true },
      { code: 'OLD', applicable: false },
    ];
    const restoration = { from: id('ended'), expiry: 'restored' } as const;
    expect(
      toKnownCart(cart([line('pothos', 2), line('sold out', 0)], { discountCodes }), restoration),
    ).toEqual({
      cartId: 'cart',
      lines: [known('pothos', 2)],
      unread: 0,
      discountCodes: ['APP10'],
      isStale: false,
      restoration,
    });
  });

  test('is nothing without a piece', () => {
    expect(toKnownCart(cart([]))).toBeNull();
    expect(toKnownCart(cart([line('sold out', 0)]))).toBeNull();
  });

  test('[CART-10] counts the pieces beyond the lines that are read', () => {
    const many = Array.from({ length: CART_LINES_READ + 2 }, (_, index) => line(`v${index}`, 3));
    const state = toKnownCart(cart(many, { totalQuantity: many.length * 3 + 5 }));
    expect(state?.lines).toHaveLength(CART_LINES_READ);
    expect(state?.unread).toBe(2 * 3 + 5);
  });
});

describe('[CART-12] expected lines that are no longer sold', () => {
  test('are those that the cart lacks, with their names', () => {
    const expected = [known('pothos'), known('monstera')];
    expect(withdrawnLines(expected, cart([line('monstera', 1)]))).toEqual([
      { title: 'pothos', variantTitle: 'M' },
    ]);
    expect(withdrawnLines(expected, cart([line('monstera', 1), line('pothos', 4)]))).toEqual([]);
  });

  test('are unknown where not all lines were read', () => {
    expect(withdrawnLines([known('pothos')], cart([line('monstera', 1)], { totalQuantity: 2 }))).toEqual([]);
  });
});

test('[CART-10] unread pieces are those that no read line holds', () => {
  expect(unreadQuantity(cart([line('a', 2), line('b', 1)]))).toBe(0);
  expect(unreadQuantity(cart([line('a', 2), line('b', 1)], { totalQuantity: 7 }))).toBe(4);
});

describe('[TRUTH-01] the pieces that an add put into a cart', () => {
  const lines = (...quantities: readonly (readonly [string, number])[]) =>
    quantities.map(([name, quantity]) => known(name, quantity));

  test('pieces of a merchandise are those of all its lines', () => {
    expect(quantityOf(lines(['a', 2], ['b', 5], ['a', 1]), id('a'))).toBe(3);
    expect(quantityOf([], id('a'))).toBe(0);
  });

  test.each([
    ['a new line', lines(['b', 5]), 0, lines(['b', 5], ['a', 2]), 0, 2],
    [
      'more of a line, whatever happens to others',
      lines(['a', 1], ['b', 5]),
      0,
      lines(['a', 3], ['b', 1]),
      0,
      2,
    ],
    ['nothing', lines(['a', 1]), 0, lines(['a', 1]), 0, 0],
    ['a line that is read before and after, beside unread ones', lines(['a', 1]), 9, lines(['a', 4]), 2, 3],
    ['a line that is not read afterwards: the whole cart tells', lines(['a', 1]), 0, lines(['b', 1]), 4, 4],
    ['a line that was not read before: the whole cart tells', lines(['b', 1]), 4, lines(['a', 3]), 4, 2],
    ['a line that is never read: the whole cart tells', lines(['b', 1]), 4, lines(['b', 1]), 6, 2],
  ] as const)('%s', (_what, before, unreadBefore, after, unreadAfter, added) => {
    expect(
      quantityAdded({ lines: before, unread: unreadBefore }, { lines: after, unread: unreadAfter }, id('a')),
    ).toBe(added);
  });
});
