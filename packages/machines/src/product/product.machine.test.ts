import type { LineToAdd } from '@shop/rules/cart/cart';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { flush } from '../testing/flush';
import { variantGid } from '../testing/simulated-platform';
import { unprovidedActors } from '../testing/unprovided-actors';
import { foreseeProduct } from './foresee-product';
import { makeProductActor } from './make-product-actor';
import { productMachine } from './product.machine';
import {
  type AddOutcome,
  chosenQuantity,
  initialProductContext,
  mayRetryAdd,
  type ProductEvent,
} from './product-context';
import { productView } from './product-view';

const VARIANTS = [
  { id: 1, globalId: variantGid(1), quantity: 5 },
  { id: 2, globalId: variantGid(2), quantity: 2 },
  { id: 3, globalId: variantGid(3), quantity: 0 },
];
const ADDED: AddOutcome = { ok: true, warning: null, quantity: 1, expiry: null };
const UNREACHABLE: AddOutcome = { ok: false, code: 'unreachable', inCart: 0 };

function start(variantId: number | null = 1) {
  const sent: LineToAdd[] = [];
  const open: ((outcome: AddOutcome | Error) => void)[] = [];
  const addLine = (line: LineToAdd) => {
    sent.push(line);
    return new Promise<AddOutcome>((resolve, reject) =>
      open.push((outcome) => (outcome instanceof Error ? reject(outcome) : resolve(outcome))),
    );
  };
  const actor = makeProductActor(addLine, { variants: VARIANTS, variantId, wanted: 1 });
  return {
    sent,
    send: actor.send.bind(actor),
    press: () => actor.send({ type: 'add.press' }),
    answer: async (outcome: AddOutcome | Error = ADDED) => {
      open.shift()?.(outcome);
      await flush();
    },
    state: () => actor.getSnapshot().value,
    isBusy: () => actor.getSnapshot().hasTag('busy'),
    view: () => productView(actor.getSnapshot().context),
    quantity: () => chosenQuantity(actor.getSnapshot().context),
  };
}

describe('before the machine is there', () => {
  test.each<[sentence: string, events: ProductEvent[]]>([
    ['a choice', [{ type: 'variant.choose', variantId: 2 }]],
    [
      'a choice of a quantity beyond its stock',
      [
        { type: 'quantity.set', quantity: 4 },
        { type: 'variant.choose', variantId: 2 },
      ],
    ],
    ['an add', [{ type: 'quantity.set', quantity: 2 }, { type: 'add.press' }]],
    ['an add of nothing', [{ type: 'variant.choose', variantId: null }, { type: 'add.press' }]],
    [
      'an add of nothing after an add',
      [{ type: 'add.press' }, { type: 'variant.choose', variantId: null }, { type: 'add.press' }],
    ],
    [
      'a quantity without a choice',
      [
        { type: 'variant.choose', variantId: null },
        { type: 'quantity.set', quantity: 3 },
      ],
    ],
    ['a double click', [{ type: 'add.press' }, { type: 'add.press' }]],
    ['a message put away without an add', [{ type: 'result.dismiss' }]],
    ['an add that was put away', [{ type: 'add.press' }, { type: 'result.dismiss' }]],
  ])('[PROD-08] a page shows of %s what the machine shows', (_sentence, events) => {
    const trial = start();
    for (const event of events) trial.send(event);
    const seed = initialProductContext({ variants: VARIANTS, variantId: 1, wanted: 1 });
    expect(productView(events.reduce(foreseeProduct, seed))).toEqual(trial.view());
  });
});

test('[PROD-08] a retry pressed before the machine is there shows as an add on its way', () => {
  const seed = initialProductContext({ variants: VARIANTS, variantId: 1, wanted: 2 });
  expect(productView(foreseeProduct(seed, { type: 'add.retry' })).told).toEqual({
    add: { variantId: 1, line: { merchandiseGlobalId: variantGid(1), quantity: 2 } },
    outcome: null,
  });
});

describe('choosing', () => {
  test('[PROD-04] a variant of the product is chosen, another one is ignored', () => {
    const trial = start();
    trial.send({ type: 'variant.choose', variantId: 2 });
    expect(trial.view().variantId).toBe(2);
    trial.send({ type: 'variant.choose', variantId: 99 });
    expect(trial.view().variantId).toBe(2);
  });

  test('[SET-02] a set that is whole no longer leaves nothing chosen', () => {
    const trial = start();
    trial.send({ type: 'variant.choose', variantId: null });
    expect(trial.view().variantId).toBeNull();
  });

  test('[PROD-05] the quantity stays within the stock of what is chosen, and comes back with more of it', () => {
    const trial = start();
    trial.send({ type: 'quantity.set', quantity: 9 });
    expect(trial.quantity()).toBe(5);
    trial.send({ type: 'variant.choose', variantId: 2 });
    expect(trial.quantity()).toBe(2);
    trial.send({ type: 'variant.choose', variantId: 1 });
    expect(trial.quantity()).toBe(5);
    trial.send({ type: 'quantity.set', quantity: 0 });
    expect(trial.quantity()).toBe(1);
  });
});

describe('adding', () => {
  test('[PROD-08] a press adds what is chosen, and the outcome is told', async () => {
    const trial = start();
    trial.send({ type: 'quantity.set', quantity: 3 });
    trial.press();
    expect(trial.state()).toBe('adding');
    expect(trial.view().told).toMatchObject({ add: { variantId: 1 }, outcome: null });
    expect(trial.sent).toEqual([{ merchandiseGlobalId: variantGid(1), quantity: 3 }]);
    await trial.answer();
    expect(trial.state()).toBe('added');
    expect(trial.view().told?.outcome).toEqual(ADDED);
    trial.send({ type: 'result.dismiss' });
    expect(trial.view().told).toBeNull();
    expect(trial.state()).toBe('choosing');
  });

  test('[PROD-08] a press while the last add is told is another add', async () => {
    const trial = start();
    trial.press();
    await trial.answer();
    trial.press();
    expect(trial.state()).toBe('adding');
    expect(trial.view().told).toMatchObject({ add: { variantId: 1 }, outcome: null });
    await trial.answer();
    expect(trial.sent).toHaveLength(2);
  });

  test('[PROD-08] the same variant in another quantity is no double click', async () => {
    const trial = start();
    trial.press();
    trial.send({ type: 'quantity.set', quantity: 3 });
    trial.press();
    await trial.answer();
    expect(trial.sent.map(({ quantity }) => quantity)).toEqual([1, 3]);
  });

  test('[PROD-08] a double click on an add that waits for its turn adds it once', async () => {
    const trial = start();
    trial.press();
    trial.send({ type: 'variant.choose', variantId: 2 });
    trial.press();
    trial.press();
    await trial.answer();
    await trial.answer();
    expect(trial.sent).toHaveLength(2);
    expect(trial.state()).toBe('added');
  });

  test('[PROD-08] it is busy while an add is on its way', async () => {
    const trial = start();
    trial.press();
    expect(trial.isBusy()).toBe(true);
    await trial.answer();
    expect(trial.isBusy()).toBe(false);
  });

  test('[CART-12] fewer pieces than asked for are told', async () => {
    const trial = start();
    trial.press();
    await trial.answer({ ok: true, warning: 'notEnoughStock', quantity: 1, expiry: null });
    expect(trial.view().told?.outcome).toEqual({
      ok: true,
      warning: 'notEnoughStock',
      quantity: 1,
      expiry: null,
    });
  });

  test('[PROD-08] a double click adds once', async () => {
    const trial = start();
    trial.press();
    trial.press();
    await trial.answer();
    expect(trial.sent).toHaveLength(1);
    expect(trial.state()).toBe('added');
  });

  test('[PROD-08] a press after the last was put away is another add, in its turn', async () => {
    const trial = start();
    trial.press();
    trial.send({ type: 'result.dismiss' });
    trial.press();
    expect(trial.sent).toHaveLength(1);
    await trial.answer();
    expect(trial.sent).toHaveLength(2);
    expect(trial.view().told?.outcome).toBeNull();
    await trial.answer();
    expect(trial.state()).toBe('added');
  });

  test('[PROD-04] a variant chosen while an add is on its way changes the next one only', async () => {
    const trial = start();
    trial.press();
    trial.send({ type: 'variant.choose', variantId: 2 });
    expect(trial.view()).toMatchObject({ variantId: 2, told: { add: { variantId: 1 } } });
    trial.press();
    expect(trial.view().told?.add.variantId).toBe(2);
    await trial.answer();
    await trial.answer();
    expect(trial.sent.map(({ merchandiseGlobalId }) => merchandiseGlobalId)).toEqual([
      variantGid(1),
      variantGid(2),
    ]);
  });

  test('[PROD-08] put away before the answer, a success is told no more', async () => {
    const trial = start();
    trial.press();
    trial.send({ type: 'result.dismiss' });
    expect(trial.view().told).toBeNull();
    await trial.answer();
    expect(trial.state()).toBe('choosing');
  });

  test('[PROD-07] [SET-02] what is sold out or not chosen is not added', () => {
    for (const nothing of [3, null]) {
      const trial = start(nothing);
      trial.press();
      expect(trial.state()).toBe('choosing');
      expect(trial.sent).toEqual([]);
      trial.send({ type: 'variant.choose', variantId: 1 });
      trial.press();
      expect(trial.sent).toHaveLength(1);
    }
  });

  test('[SET-02] nor while an add is on its way, is told, or has failed: that goes on as it was', async () => {
    for (const [outcome, state] of [
      [ADDED, 'added'],
      [UNREACHABLE, 'failed'],
    ] as const) {
      const trial = start();
      trial.press();
      trial.send({ type: 'variant.choose', variantId: null });
      trial.press();
      await trial.answer(outcome);
      expect(trial.view().told).toMatchObject({ add: { variantId: 1 }, outcome });
      trial.press();
      expect(trial.state()).toBe(state);
      expect(trial.view().told).toMatchObject({ add: { variantId: 1 }, outcome });
      trial.send({ type: 'variant.choose', variantId: 2 });
      trial.press();
      expect(trial.sent).toHaveLength(2);
    }
  });

  test('[PROD-08] a press on nothing does not bring back what was put away', () => {
    const trial = start();
    trial.press();
    trial.send({ type: 'variant.choose', variantId: null });
    trial.send({ type: 'result.dismiss' });
    trial.press();
    expect(trial.view().told).toBeNull();
  });
});

describe('failing', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    return () => vi.restoreAllMocks();
  });
  test.each([
    ['an outage', UNREACHABLE, 'unreachable'],
    ['a refusal', { ok: false, code: 'outOfStock', inCart: 0 } as const, 'outOfStock'],
    ['a mistake in the code', new Error('bug'), 'outcomeUnknown'],
  ])('[PROD-08] %s is told, even when the shopper had put the add away', async (_name, outcome, code) => {
    const trial = start();
    trial.press();
    trial.send({ type: 'result.dismiss' });
    await trial.answer(outcome);
    expect(trial.state()).toBe('failed');
    expect(trial.view().told).toMatchObject({ add: { variantId: 1 }, outcome: { ok: false, code } });
  });

  test('[TRUTH-01] another try is offered only where nothing was added and it may succeed', async () => {
    const trial = start();
    trial.press();
    await trial.answer({ ok: false, code: 'outcomeUnknown', inCart: null });
    trial.send({ type: 'add.retry' });
    expect(trial.state()).toBe('failed');
    trial.send({ type: 'result.dismiss' });
    trial.press();
    await trial.answer({ ok: false, code: 'notEnoughStock', inCart: 5 });
    trial.send({ type: 'add.retry' });
    expect(trial.state()).toBe('failed');
    expect(mayRetryAdd(null)).toBe(false);
    expect(mayRetryAdd({ ok: false, code: 'unavailable', inCart: null })).toBe(true);
  });

  test('[PROD-08] again is the same add, whatever was chosen since', async () => {
    const trial = start();
    trial.press();
    trial.send({ type: 'variant.choose', variantId: 2 });
    await trial.answer(UNREACHABLE);
    trial.send({ type: 'add.retry' });
    expect(trial.view().told).toMatchObject({ add: { variantId: 1 }, outcome: null });
    await trial.answer();
    expect(trial.state()).toBe('added');
    expect(trial.sent.map(({ merchandiseGlobalId }) => merchandiseGlobalId)).toEqual([
      variantGid(1),
      variantGid(1),
    ]);
  });

  test('[PROD-08] put away, a failure is over: nothing more is sent', async () => {
    const trial = start();
    trial.press();
    await trial.answer(UNREACHABLE);
    trial.send({ type: 'result.dismiss' });
    expect(trial.state()).toBe('choosing');
    expect(trial.view().told).toBeNull();
    expect(trial.sent).toHaveLength(1);
    trial.press();
    expect(trial.sent).toHaveLength(2);
  });

  test('[PROD-08] a press after a failure adds what is chosen now', async () => {
    const trial = start();
    trial.press();
    await trial.answer(UNREACHABLE);
    trial.send({ type: 'variant.choose', variantId: 2 });
    trial.press();
    expect(trial.view().told).toMatchObject({ add: { variantId: 2 }, outcome: null });
    await trial.answer();
    expect(trial.state()).toBe('added');
    expect(trial.sent.map(({ merchandiseGlobalId }) => merchandiseGlobalId)).toEqual([
      variantGid(1),
      variantGid(2),
    ]);
  });

  test('[PROD-08] what was pressed meanwhile is not lost by it', async () => {
    const trial = start();
    trial.press();
    trial.send({ type: 'variant.choose', variantId: 2 });
    trial.press();
    await trial.answer(UNREACHABLE);
    expect(trial.view().told).toMatchObject({ add: { variantId: 1 }, outcome: UNREACHABLE });
    trial.send({ type: 'result.dismiss' });
    expect(trial.sent).toHaveLength(2);
    await trial.answer();
    expect(trial.state()).toBe('choosing');
  });
});

test('an actor that nobody provided says so', async () => {
  expect(await unprovidedActors(productMachine)).toEqual({ addLine: 'provideProductActors was not called' });
});
