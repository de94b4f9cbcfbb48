import { describe, expect, test } from 'vitest';
import { gateOf, opened } from '../testing/checkout-gate-harness';
import { SimulatedPlatform } from '../testing/simulated-platform';

describe('[CART-06] the coupon of the cookie', () => {
  test('is applied last, before the read', async () => {
    const gate = await gateOf('APP10');
    gate.platform.knownCodes.add('APP10');
    await gate.proceed();
    await gate.settle();
    expect(gate.calls()).toEqual(['changeAttributes', 'changeDiscountCodes', 'readCart']);
    expect(gate.emitted).toEqual([opened]);
  });

  test('that is rejected stops it once with its reason; the next click continues without it', async () => {
    const gate = await gateOf('NOPE');
    await gate.proceed();
    await gate.settle();
    expect(gate.view().stop).toEqual({ kind: 'discount', code: 'discountMissing' });
    expect(gate.cart.emitted).toContainEqual({
      type: 'discount.refused',
      code: 'discountMissing',
      discountCodes: ['NOPE'],
    });
    await gate.proceed();
    await gate.settle();
    expect(gate.emitted.at(-1)).toEqual(opened);
  });

  test('that was pending at the click, and is rejected, stops it once too', async () => {
    const gate = await gateOf();
    gate.cart.actor.send({ type: 'discount.apply', code: 'NOPE' });
    await gate.proceed();
    await gate.settle();
    expect(gate.view().stop).toEqual({ kind: 'cart', code: 'discountMissing' });
    await gate.proceed();
    await gate.settle();
    expect(gate.emitted.at(-1)).toEqual(opened);
  });

  test('that failed by an outage is retried', async () => {
    const gate = await gateOf('APP10');
    gate.platform.knownCodes.add('APP10');
    await gate.proceed();
    await gate.answer();
    await gate.answer('unreachable');
    expect(gate.view().stop).toEqual({ kind: 'discount', code: 'unreachable' });
    await gate.proceed();
    await gate.settle();
    expect(gate.calls().filter((name) => name === 'changeDiscountCodes')).toHaveLength(2);
    expect(gate.emitted.at(-1)).toEqual(opened);
  });

  test('that gives no discount stops it once', async () => {
    const gate = await gateOf('MIN3000');
    gate.platform.idleCodes.add('MIN3000');
    await gate.proceed();
    await gate.settle();
    expect(gate.view().stop).toEqual({ kind: 'discount', code: 'discountNotApplicable' });
    await gate.proceed();
    await gate.settle();
    expect(gate.emitted.at(-1)).toEqual(opened);
  });
});

describe('[CART-06] a pending coupon', () => {
  test('[GATE-01] one added after the click is tried before the checkout opens', async () => {
    const gate = await gateOf();
    gate.platform.knownCodes.add('APP10');
    await gate.proceed();
    await gate.answer();
    expect(gate.calls()).toEqual(['changeAttributes', 'readCart']);
    gate.visitorData.discountCode = 'APP10';
    await gate.settle();
    expect(gate.calls()).toEqual(['changeAttributes', 'readCart', 'changeDiscountCodes', 'readCart']);
    expect(gate.platform.discountCodes).toEqual(['APP10']);
    expect(gate.emitted).toEqual([opened]);
  });

  const press = async (gate: Awaited<ReturnType<typeof gateOf>>) => {
    await gate.proceed();
    await gate.settle();
  };
  const tries = (gate: Awaited<ReturnType<typeof gateOf>>) =>
    gate.calls().filter((name) => name === 'changeDiscountCodes').length;

  test.each(['NOPE', 'MIN3000'])(
    '%s stopped it once, and is not retried although the cart lost it',
    async (code) => {
      const gate = await gateOf(code);
      gate.platform.idleCodes.add('MIN3000');
      await press(gate);
      expect(gate.view().status).toBe('stopped');
      gate.platform.discountCodes = [];
      gate.cart.actor.send({ type: 'cart.refresh' });
      await press(gate);
      expect(tries(gate)).toBe(1);
      expect(gate.emitted.at(-1)).toEqual(opened);
    },
  );

  test('that the platform accepts and loses does not block the checkout', async () => {
    const platform = new SimulatedPlatform();
    const { changeDiscountCodes } = platform.gateway;
    const gateway = {
      ...platform.gateway,
      changeDiscountCodes: (...[input, signal]: Parameters<typeof changeDiscountCodes>) =>
        changeDiscountCodes({ ...input, discountCodes: [] }, signal),
    };
    const gate = await gateOf('APP10', 1000, Object.assign(platform, { gateway }));
    await press(gate);
    expect(tries(gate)).toBe(1);
    expect(gate.emitted).toEqual([opened]);
    gate.actor.send({ type: 'page.return' });
    platform.log.length = 0;
    await press(gate);
    expect(gate.calls()).toEqual(['changeDiscountCodes', 'readCart']);
    expect(gate.emitted).toEqual([opened, opened]);
  });

  test('that the cart loses during another request is applied again', async () => {
    const gate = await gateOf('APP10');
    gate.platform.knownCodes.add('APP10');
    gate.cart.actor.send({ type: 'discount.apply', code: 'APP10' });
    await gate.answer();
    gate.platform.log.length = 0;
    await gate.proceed();
    gate.platform.discountCodes = [];
    await gate.settle();
    expect(gate.calls()).toEqual(['changeAttributes', 'readCart', 'changeDiscountCodes', 'readCart']);
    expect(gate.platform.discountCodes).toEqual(['APP10']);
  });

  test('whose response times out stops it', async () => {
    const gate = await gateOf('APP10', 20);
    await gate.proceed();
    await gate.answer();
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(gate.view().stop).toEqual({ kind: 'discount', code: 'unreachable' });
  });

  test('[CART-13] to a cart that is gone: the cart is empty', async () => {
    const gate = await gateOf('APP10');
    await gate.proceed();
    await gate.answer();
    gate.platform.carts.clear();
    await gate.settle();
    expect(gate.view().stop).toEqual({ kind: 'cart', code: 'emptyCart' });
  });
});
