import { err } from '@shop/rules/result';
import { yen } from '@shop/rules/yen';
import { describe, expect, test } from 'vitest';
import { gateOf, opened } from '../testing/checkout-gate-harness';
import { addressIn, SimulatedPlatform, variantGid } from '../testing/simulated-platform';

type Gate = Awaited<ReturnType<typeof gateOf>>;
const PLANT = { merchandiseGlobalId: variantGid(1), title: '植物 1', variantTitle: '' };

/** A platform whose carts can be repriced. */
function merchant() {
  const platform = new SimulatedPlatform();
  const { gateway } = platform;
  let price = yen(1000);
  const priced =
    <Input>(call: (input: Input, signal?: AbortSignal) => ReturnType<typeof gateway.readCart>) =>
    async (input: Input, signal?: AbortSignal) => {
      const outcome = await call(input, signal);
      if (!outcome.ok) return outcome;
      const { cart } = outcome.value;
      const total = yen(cart.totalQuantity * price);
      const lines = cart.lines.map((line) => ({ ...line, price, totalPrice: yen(price * line.quantity) }));
      const sums = { subtotalPrice: total, totalPrice: total, checkoutChargeAmount: total };
      return { ...outcome, value: { ...outcome.value, cart: { ...cart, ...sums, lines } } };
    };
  const world = Object.assign(platform, {
    gateway: {
      ...gateway,
      readCart: priced(gateway.readCart),
      updateLines: priced(gateway.updateLines),
      changeDiscountCodes: priced(gateway.changeDiscountCodes),
    },
  });
  return {
    platform: world,
    reprice: (to: number) => {
      price = yen(to);
    },
  };
}

async function press(gate: Gate): Promise<void> {
  await gate.proceed();
  await gate.settle();
}

/** The gate stopped once with these changes, and the next press continues. */
async function expectStoppedOnce(gate: Gate, changes: readonly object[]): Promise<void> {
  expect(gate.view()).toMatchObject({ status: 'stopped', stop: { kind: 'changed' } });
  const { stop } = gate.view();
  expect(stop?.kind === 'changed' && stop.changes).toEqual(changes);
  expect(gate.emitted).toEqual([{ type: 'checkout.stopped', stop }]);
  await press(gate);
  expect(gate.emitted.at(-1)).toEqual(opened);
}

describe('[GATE-02] the checkout opens only with what was displayed at the click', () => {
  test('a price increase stops it once, with both prices', async () => {
    const { platform, reprice } = merchant();
    const gate = await gateOf(null, 1000, platform);
    reprice(2640);
    await press(gate);
    await expectStoppedOnce(gate, [
      { ...PLANT, kind: 'price', from: 1000, to: 2640 },
      { kind: 'total', from: 2800, to: 6080 },
    ]);
  });

  test('another price change stops it again', async () => {
    const { platform, reprice } = merchant();
    const gate = await gateOf(null, 1000, platform);
    reprice(2000);
    await press(gate);
    reprice(3000);
    await press(gate);
    expect(gate.emitted.map(({ type }) => type)).toEqual(['checkout.stopped', 'checkout.stopped']);
    reprice(1000);
    await press(gate);
    await press(gate);
    expect(gate.emitted.at(-1)).toEqual(opened);
  });

  test('fewer items, and items from a late add', async () => {
    for (const [held, from, to, total] of [
      [1, 2, 1, 1800],
      [3, 2, 3, 3800],
    ] as const) {
      const gate = await gateOf();
      gate.platform.carts.forEach((lines) => {
        for (const line of lines) line.quantity = held;
      });
      await press(gate);
      await expectStoppedOnce(gate, [
        { ...PLANT, kind: 'quantity', from, to },
        { kind: 'total', from: 2800, to: total },
      ]);
    }
  });

  test('stock below a pending edit', async () => {
    const gate = await gateOf();
    gate.platform.stock.set(1, 3);
    const [line] = gate.cart.view().lines;
    if (!line) throw new Error('no line');
    gate.cart.actor.send({ type: 'line.setQuantity', lineId: line.globalId, quantity: 5 });
    await press(gate);
    await expectStoppedOnce(gate, [{ ...PLANT, kind: 'quantity', from: 5, to: 3 }]);
  });

  test('a removed line, and an added one', async () => {
    const gate = await gateOf();
    gate.platform.carts.forEach((lines, id) => {
      lines.splice(0, 1);
      gate.platform.carts.set(id, [...lines, { id: 9, variant: 4, quantity: 2 }]);
    });
    await press(gate);
    await expectStoppedOnce(gate, [
      { ...PLANT, kind: 'lineGone' },
      { merchandiseGlobalId: variantGid(4), title: '植物 4', variantTitle: '', kind: 'lineNew', to: 2 },
    ]);
  });

  test('[CART-06] a coupon that is no longer applicable', async () => {
    const gate = await gateOf();
    gate.platform.knownCodes.add('SOON50');
    gate.cart.actor.send({ type: 'discount.apply', code: 'SOON50' });
    await gate.settle();
    gate.platform.knownCodes.clear();
    await press(gate);
    await expectStoppedOnce(gate, [{ kind: 'codeGone', code: 'SOON50', refusal: undefined }]);
  });

  test('[FEE-01] a prefecture that another tab selected meanwhile', async () => {
    const gate = await gateOf();
    gate.platform.province = addressIn('JP-01');
    await press(gate);
    await expectStoppedOnce(gate, [
      { kind: 'province', from: 'JP-13', to: 'JP-01' },
      { kind: 'shippingFee', from: 800, to: 2000 },
      { kind: 'total', from: 2800, to: 4000 },
    ]);
  });

  test('[SHIP-02] a prefecture that cannot be sent does not block the checkout', async () => {
    const platform = new SimulatedPlatform();
    const gate = await gateOf(null, 1000, platform);
    platform.province = null;
    gate.cart.actor.send({ type: 'cart.refresh' });
    await gate.settle();
    const gone = async () => err({ code: 'unreachable' as const, detail: '' });
    Object.assign(platform.gateway, { changeDestination: gone });
    await press(gate);
    expect(gate.emitted).toEqual([opened]);
  });

  test('a difference that stays on screen does not stop it twice', async () => {
    const gate = await gateOf();
    const other = { ...gate.seen(), province: 'JP-47' as const };
    for (let turn = 0; turn < 2; turn++) {
      gate.actor.send({ type: 'checkout.proceed', receipt: other });
      await gate.settle();
    }
    expect(gate.emitted.map(({ type }) => type)).toEqual(['checkout.stopped', 'checkout.open']);
    gate.actor.send({ type: 'page.return' });
    gate.actor.send({ type: 'checkout.proceed', receipt: other });
    await gate.settle();
    expect(gate.emitted.map(({ type }) => type).at(-1)).toBe('checkout.stopped');
  });
});
