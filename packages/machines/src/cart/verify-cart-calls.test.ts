import type { Cart } from '@shop/rules/cart/cart';
import type { CartGateway, CartOutcome } from '@shop/rules/cart/cart-gateway';
import { describe, expect, test } from 'vitest';
import { lineGid, variantGid } from '../testing/simulated-platform';
import { quantities, verifiedShop } from '../testing/verified-shop';

describe('[TRUTH-01] an edit', () => {
  const LINE = lineGid(1);
  const edits: readonly [
    string,
    keyof CartGateway,
    (calls: CartGateway, cartId: Cart['globalId']) => Promise<CartOutcome>,
  ][] = [
    [
      'of a quantity',
      'updateLines',
      (calls, cartId) => calls.updateLines({ cartId, lines: [{ lineId: LINE, quantity: 7 }] }),
    ],
    ['that removes', 'removeLines', (calls, cartId) => calls.removeLines({ cartId, lineIds: [LINE] })],
    [
      'of the destination',
      'changeDestination',
      (calls, cartId) => calls.changeDestination({ cartId, province: 'JP-47', addressId: null }),
    ],
    ['of the note', 'changeNote', (calls, cartId) => calls.changeNote({ cartId, note: '玄関前に' })],
    [
      'of the attributes',
      'changeAttributes',
      (calls, cartId) => calls.changeAttributes({ cartId, attributes: [{ key: 'a', value: 'b' }] }),
    ],
    [
      'of the codes',
      'changeDiscountCodes',
      (calls, cartId) => calls.changeDiscountCodes({ cartId, discountCodes: ['APP10'] }),
    ],
  ];

  test.each(edits)('%s whose response was lost after execution, is done', async (_sentence, name, edit) => {
    const { platform, calls, id } = verifiedShop({ 1: 2, 2: 1 }, { [name]: [['malformedAnswer', 'after']] });
    platform.knownCodes.add('APP10');
    expect(await edit(calls, id)).toMatchObject({ ok: true });
  });

  test.each(edits)(
    '%s lost before execution, is not done; the cart is included',
    async (_sentence, name, edit) => {
      const { calls, id } = verifiedShop({ 1: 2, 2: 1 }, { [name]: [['unreachable', 'before']] });
      const outcome = await edit(calls, id);
      expect(outcome).toMatchObject({ ok: false, error: { code: 'unreachable' } });
      expect(quantities(outcome.ok ? undefined : outcome.error.cart)).toEqual({ 1: 2, 2: 1 });
    },
  );

  test.each(edits)('%s whose outcome cannot be read is unknown', async (_sentence, name, edit) => {
    const { calls, id } = verifiedShop(
      { 1: 2, 2: 1 },
      { [name]: [['timedOut', 'after']], readCart: [['unreachable', 'before']] },
    );
    expect(await edit(calls, id)).toMatchObject({ ok: false, error: { code: 'outcomeUnknown' } });
  });

  test('that the stock reduced has its warning although the response was lost (CART-12)', async () => {
    const { platform, calls, id } = verifiedShop({ 1: 2 }, { updateLines: [['unreachable', 'after']] });
    platform.stock.set(1, 4);
    const outcome = await calls.updateLines({ cartId: id, lines: [{ lineId: LINE, quantity: 7 }] });
    expect(outcome.ok && outcome.value.cart.lines[0]).toMatchObject({
      quantity: 4,
      warning: 'notEnoughStock',
    });
  });

  test('of a quantity that is 0 by then is done when the line is gone', async () => {
    const { platform, calls, id } = verifiedShop(
      { 1: 2, 2: 1 },
      { updateLines: [['unreachable', 'before']] },
    );
    platform.carts.get(id)?.shift();
    const gone = await calls.updateLines({ cartId: id, lines: [{ lineId: LINE, quantity: 0 }] });
    expect(gone).toMatchObject({ ok: true });
  });
});

describe('[TRUTH-01] cart creation', () => {
  const input = {
    line: { merchandiseGlobalId: variantGid(1), quantity: 2 },
    discountCodes: [],
    attributes: [],
    province: 'JP-13',
  } as const;

  test('is retried when the response was lost: an unknown cart has no owner', async () => {
    const { calls, log } = verifiedShop(
      {},
      {
        createCart: [
          ['unreachable', 'after'],
          ['malformedAnswer', 'after'],
        ],
      },
    );
    const made = await calls.createCart(input);
    expect(quantities(made.ok ? made.value.cart : undefined)).toEqual({ 1: 2 });
    expect(log).toEqual(['createCart', 'createCart', 'createCart']);
  });

  test.each([
    ['unreachable', 3],
    ['timedOut', 1],
    ['merchandiseInvalid', 1],
    ['unavailable', 1],
  ] as const)('that is %s permanently stops after %d attempts', async (code, attempts) => {
    const { calls, log } = verifiedShop(
      {},
      { createCart: Array.from({ length: 9 }, () => [code, 'before'] as const) },
    );
    expect(await calls.createCart(input)).toMatchObject({ ok: false, error: { code } });
    expect(log).toHaveLength(attempts);
  });
});
