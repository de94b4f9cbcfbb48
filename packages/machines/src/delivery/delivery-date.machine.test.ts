import { addDays } from '@shop/rules/jst-date';
import { err, ok } from '@shop/rules/result';
import { EXAMPLE_DELIVERY_RULES } from '@shop/rules/testing/example-delivery-rules';
import { describe, expect, test } from 'vitest';
import { line, SATURDAY, startDelivery, TODAY, TUESDAY } from '../testing/delivery-harness';
import { EMPTY_DELIVERY_FORM } from './delivery-context';
import { deliveryView } from './delivery-view';
import { makeDeliveryActor } from './make-delivery-actor';

describe('the date', () => {
  test('[DLV-01] within the window is accepted, others are not', () => {
    const harness = startDelivery();
    harness.send({ type: 'date.choose', date: SATURDAY });
    expect(harness.view().form.deliveryDate).toBe(SATURDAY);
    harness.send({ type: 'date.choose', date: addDays(TODAY, 9) });
    harness.send({ type: 'date.choose', date: addDays(TODAY, 25) });
    expect(harness.view().form.deliveryDate).toBe(SATURDAY);
    harness.send({ type: 'date.choose', date: null });
    expect(harness.view().form.deliveryDate).toBeNull();
    expect(harness.view().cleared).toBeNull();
  });

  test('[DLV-08] the calendar and what is taken follow the rules of the store', () => {
    const rules = { ...EXAMPLE_DELIVERY_RULES, window: { earliestDays: 3, latestDays: 5 } };
    const gateway = { readInvalidDateProducts: async () => ok([]), findAddress: async () => null };
    const actor = makeDeliveryActor(gateway as never, {
      today: TODAY,
      form: EMPTY_DELIVERY_FORM,
      rules,
    }).start();
    expect(deliveryView(actor.getSnapshot()).days.window).toEqual({ from: '2026-11-24', to: '2026-11-26' });
    actor.send({ type: 'date.choose', date: SATURDAY });
    expect(deliveryView(actor.getSnapshot()).form.deliveryDate).toBeNull();
    actor.send({ type: 'date.choose', date: addDays(TODAY, 4) });
    expect(deliveryView(actor.getSnapshot()).form.deliveryDate).toBe(addDays(TODAY, 4));
    actor.stop();
  });

  test('[DLV-03] [DLV-07] a line that excludes its weekday clears it, with the reason, and stops the checkout once', async () => {
    const harness = startDelivery({ deliveryDate: TUESDAY });
    harness.send({ type: 'lines.change', lines: [line('plant')] });
    await harness.answer();
    expect(harness.view().form.deliveryDate).toBe(TUESDAY);
    harness.send({ type: 'lines.change', lines: [line('plant'), line('set', 'fresh5001_set')] });
    expect(harness.view().form.deliveryDate).toBeNull();
    expect(harness.view().cleared).toBe('blockedWeekday');
    harness.send({ type: 'form.validate' });
    expect(harness.emitted).toEqual([
      { type: 'preferences.refused', stop: { kind: 'dateCleared', problem: 'blockedWeekday' } },
    ]);
    harness.send({ type: 'form.validate' });
    expect(harness.emitted[1]).toMatchObject({
      type: 'preferences.confirmed',
      preferences: { deliveryDate: null },
    });
  });

  test('[DLV-07] at midnight the first day is cleared, a later one stays', () => {
    const first = startDelivery({ deliveryDate: TUESDAY });
    first.send({ type: 'day.change', today: addDays(TODAY, 1) });
    expect(first.view().form.deliveryDate).toBeNull();
    expect(first.view().cleared).toBe('tooEarly');
    expect(first.view().days.window).toEqual({ from: '2026-12-02', to: '2026-12-16' });
    const later = startDelivery({ deliveryDate: SATURDAY });
    later.send({ type: 'day.change', today: addDays(TODAY, 1) });
    expect(later.view().form.deliveryDate).toBe(SATURDAY);
  });

  test('[DLV-07] a stored date from another day is validated again before sending', () => {
    const harness = startDelivery({ deliveryDate: addDays(TODAY, 3) });
    harness.send({ type: 'lines.change', lines: [line('plant')] });
    expect(harness.view().form.deliveryDate).toBeNull();
    expect(harness.view().cleared).toBe('tooEarly');
  });

  test('[DLV-07] another date, or dismissing the notice, clears the notice', () => {
    const harness = startDelivery({ deliveryDate: TUESDAY });
    harness.send({ type: 'day.change', today: addDays(TODAY, 1) });
    harness.send({ type: 'date.choose', date: SATURDAY });
    expect(harness.view().cleared).toBeNull();
    harness.send({ type: 'day.change', today: addDays(TODAY, 20) });
    expect(harness.view().cleared).toBe('tooEarly');
    harness.send({ type: 'notice.dismiss' });
    expect(harness.view().cleared).toBeNull();
    harness.send({ type: 'form.validate' });
    expect(harness.emitted).toMatchObject([{ type: 'preferences.confirmed' }]);
  });
});

describe('products without delivery dates', () => {
  test('[DLV-04] are requested once per set of products', async () => {
    const harness = startDelivery();
    harness.send({ type: 'lines.change', lines: [line('b'), line('a'), line('a', 'other')] });
    expect(harness.asked.map(({ handles }) => handles)).toEqual([['a', 'b']]);
    await harness.answer();
    harness.send({ type: 'lines.change', lines: [line('a'), line('b')] });
    expect(harness.asked).toHaveLength(1);
    expect(harness.view().check).toBe('known');
    harness.send({ type: 'lines.change', lines: [] });
    expect(harness.view().check).toBe('idle');
  });

  test('[DLV-04] the response blocks every day and clears the selected one', async () => {
    const harness = startDelivery({ deliveryDate: SATURDAY });
    harness.send({ type: 'lines.change', lines: [line('seedling')] });
    await harness.answer(ok(['seedling']));
    expect(harness.view().hasInvalidProducts).toBe(true);
    expect(harness.view().days.hasAny).toBe(false);
    expect(harness.view().cleared).toBe('invalidProducts');
    harness.send({ type: 'date.choose', date: SATURDAY });
    expect(harness.view().form.deliveryDate).toBeNull();
  });

  test('[DLV-04] a known product stays known during further requests, and is removed with its line', async () => {
    const harness = startDelivery();
    harness.send({ type: 'lines.change', lines: [line('seedling')] });
    await harness.answer(ok(['seedling']));
    harness.send({ type: 'lines.change', lines: [line('seedling'), line('plant')] });
    expect(harness.view().check).toBe('loading');
    expect(harness.view().hasInvalidProducts).toBe(true);
    harness.send({ type: 'lines.change', lines: [line('plant')] });
    expect(harness.asked[1]?.signal.aborted).toBe(true);
    expect(harness.view().hasInvalidProducts).toBe(false);
  });

  test('[DLV-04] the checkout waits for the response', async () => {
    const harness = startDelivery({ deliveryDate: SATURDAY });
    harness.send({ type: 'lines.change', lines: [line('plant')] });
    harness.send({ type: 'form.validate' });
    harness.send({ type: 'form.validate' });
    expect(harness.emitted).toEqual([]);
    await harness.answer();
    expect(harness.emitted).toMatchObject([
      { type: 'preferences.confirmed', preferences: { deliveryDate: SATURDAY } },
    ]);
  });

  test('[DLV-04] [DLV-07] a response that excludes the date meanwhile stops it', async () => {
    const harness = startDelivery({ deliveryDate: SATURDAY });
    harness.send({ type: 'lines.change', lines: [line('seedling')] });
    harness.send({ type: 'form.validate' });
    await harness.answer(ok(['seedling']));
    expect(harness.emitted).toEqual([
      { type: 'preferences.refused', stop: { kind: 'dateCleared', problem: 'invalidProducts' } },
    ]);
  });

  test.each([
    ['no answer', err('unreachable' as const)],
    ['a refusal', err('refused' as const)],
    ['a bug', new Error('bug')],
  ])(
    '[DLV-04] %s: a date is not confirmed, checkout retries, without a date nothing blocks',
    async (_name, failure) => {
      const harness = startDelivery({ deliveryDate: SATURDAY });
      harness.send({ type: 'lines.change', lines: [line('plant')] });
      await harness.answer(failure);
      expect(harness.view().check).toBe('failed');
      harness.send({ type: 'form.validate' });
      expect(harness.asked).toHaveLength(2);
      await harness.answer(failure);
      expect(harness.emitted).toEqual([{ type: 'preferences.refused', stop: { kind: 'dateUnchecked' } }]);
      harness.send({ type: 'date.choose', date: null });
      harness.send({ type: 'form.validate' });
      expect(harness.emitted[1]).toMatchObject({
        type: 'preferences.confirmed',
        preferences: { deliveryDate: null },
      });
    },
  );

  test('[DLV-04] a manual retry', async () => {
    const harness = startDelivery();
    harness.send({ type: 'lines.change', lines: [line('plant')] });
    await harness.answer(err('unreachable'));
    harness.send({ type: 'check.retry' });
    await harness.answer();
    expect(harness.view().check).toBe('known');
  });
});

describe('an e-gift', () => {
  test('[DLV-06] hides date, time and destination, and none of them blocks', () => {
    const harness = startDelivery({ deliveryDate: TUESDAY, deliveryTime: 'morning', isGiftOpen: true });
    harness.send({ type: 'eGift.toggle', isOn: true });
    expect(harness.view().hasDateAndTime).toBe(false);
    harness.send({ type: 'day.change', today: addDays(TODAY, 1) });
    expect(harness.view().cleared).toBeNull();
    harness.send({ type: 'form.validate' });
    expect(harness.emitted).toMatchObject([{ type: 'preferences.confirmed', preferences: { eGift: true } }]);
  });

  test('[DLV-06] unselected, the earlier selections are restored', () => {
    const harness = startDelivery({ deliveryDate: SATURDAY, deliveryTime: 'morning' });
    harness.send({ type: 'eGift.toggle', isOn: true });
    harness.send({ type: 'eGift.toggle', isOn: false });
    expect(harness.view()).toMatchObject({
      hasDateAndTime: true,
      form: { deliveryDate: SATURDAY, deliveryTime: 'morning' },
    });
  });
});
