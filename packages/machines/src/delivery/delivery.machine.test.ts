import { type DeliveryPreferences, NO_PREFERENCES } from '@shop/rules/cart/delivery-preferences';
import { addDays } from '@shop/rules/jst-date';
import { ok } from '@shop/rules/result';
import { describe, expect, test } from 'vitest';
import { FULL, line, SATURDAY, startDelivery, TODAY, TUESDAY } from '../testing/delivery-harness';
import { EMPTY_DELIVERY_FORM } from './delivery-context';

describe('the cart changes', () => {
  const problemOn = (harness: ReturnType<typeof startDelivery>, date: string) =>
    harness.view().days.days.find((day) => day.date === date)?.problem;

  test('[DLV-03] another variant of the same product counts, and sends no request', async () => {
    const harness = startDelivery();
    harness.send({ type: 'lines.change', lines: [line('a', 'other')] });
    await harness.answer();
    expect(problemOn(harness, TUESDAY)).toBeNull();
    harness.send({ type: 'date.choose', date: SATURDAY });
    harness.send({ type: 'lines.change', lines: [line('a', 'fresh5001_set')] });
    expect(problemOn(harness, TUESDAY)).toBe('blockedWeekday');
    expect(harness.asked).toHaveLength(1);
    harness.send({ type: 'form.validate' });
    await harness.answer();
    expect(harness.emitted).toMatchObject([
      { type: 'preferences.confirmed', preferences: { deliveryDate: SATURDAY } },
    ]);
  });

  test('[DLV-04] during a request for it: that is aborted, and the new cart is requested', async () => {
    const harness = startDelivery();
    harness.send({ type: 'lines.change', lines: [line('a')] });
    harness.send({ type: 'lines.change', lines: [line('b'), line('a')] });
    expect(harness.asked.map(({ handles }) => handles)).toEqual([['a'], ['a', 'b']]);
    expect(harness.asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  });

  test('[DLV-04] to empty: no day is blocked, and nothing is requested', () => {
    const harness = startDelivery();
    harness.send({ type: 'lines.change', lines: [line('a', 'fresh5001_set')] });
    harness.send({ type: 'date.choose', date: SATURDAY });
    harness.send({ type: 'lines.change', lines: [] });
    expect(harness.state()).toMatchObject({ check: 'idle' });
    expect(problemOn(harness, TUESDAY)).toBeNull();
    harness.send({ type: 'form.validate' });
    expect(harness.emitted).toMatchObject([
      { type: 'preferences.confirmed', preferences: { deliveryDate: SATURDAY } },
    ]);
  });

  test('[DLV-07] the reason for a cleared date stays, whatever else changes', () => {
    const harness = startDelivery();
    harness.send({ type: 'date.choose', date: TUESDAY });
    harness.send({ type: 'lines.change', lines: [line('a', 'fresh5001_set')] });
    expect(harness.view().cleared).toBe('blockedWeekday');
    harness.send({ type: 'lines.change', lines: [line('a', 'other')] });
    harness.send({ type: 'day.change', today: addDays(TODAY, 1) });
    expect(harness.view().cleared).toBe('blockedWeekday');
  });

  test('[DLV-07] selecting no preference clears that notice, also where no date can be selected', async () => {
    const harness = startDelivery();
    harness.send({ type: 'date.choose', date: TUESDAY });
    harness.send({ type: 'lines.change', lines: [line('a')] });
    await harness.answer(ok(['a']));
    expect(harness.view().cleared).toBe('invalidProducts');
    harness.send({ type: 'date.choose', date: null });
    expect(harness.view().cleared).toBeNull();
  });
});

describe('proceeding to checkout', () => {
  test('[ATTR-01] an untouched form requests nothing', () => {
    const harness = startDelivery();
    harness.send({ type: 'form.validate' });
    expect(harness.emitted).toEqual([{ type: 'preferences.confirmed', preferences: NO_PREFERENCES }]);
    expect(harness.state()).toMatchObject({ gate: 'idle' });
  });

  test('[DLV-01] a date without a cart is not blocked', () => {
    const harness = startDelivery({ deliveryDate: SATURDAY });
    harness.send({ type: 'form.validate' });
    expect(harness.emitted).toMatchObject([
      { type: 'preferences.confirmed', preferences: { deliveryDate: SATURDAY } },
    ]);
  });

  test('[DLV-07] a cleared date is reported even when another error stopped it before', () => {
    const harness = startDelivery({ isGiftOpen: true });
    harness.send({ type: 'date.choose', date: TUESDAY });
    harness.send({ type: 'lines.change', lines: [line('a', 'fresh5001_set')] });
    harness.send({ type: 'form.validate' });
    harness.send({ type: 'gift.toggle', isOpen: false });
    harness.send({ type: 'form.validate' });
    expect(harness.emitted).toMatchObject([
      { stop: { kind: 'giftIncomplete' } },
      { stop: { kind: 'dateCleared', problem: 'blockedWeekday' } },
    ]);
  });

  test('[GIFT-01] after proceeding, no field is missing until the next attempt', () => {
    const harness = startDelivery({ isGiftOpen: true, gift: { ...FULL, name: '' } });
    harness.send({ type: 'form.validate' });
    expect(harness.view().missingGiftFields).toEqual(['name']);
    harness.send({ type: 'gift.change', field: 'name', value: FULL.name });
    harness.send({ type: 'form.validate' });
    expect(harness.emitted.at(-1)).toMatchObject({ type: 'preferences.confirmed' });
    harness.send({ type: 'gift.change', field: 'phone', value: '' });
    expect(harness.view().missingGiftFields).toEqual([]);
  });

  test('[DLV-04] it is busy while waiting for the server, and idle when the order resets it', async () => {
    const harness = startDelivery({ isGiftOpen: true });
    harness.send({ type: 'form.validate' });
    expect(harness.state()).toMatchObject({ gate: 'stopped' });
    harness.send({ type: 'form.reset' });
    expect(harness.state()).toMatchObject({ gate: 'idle' });
    harness.send({ type: 'date.choose', date: SATURDAY });
    harness.send({ type: 'lines.change', lines: [line('a')] });
    expect(harness.isBusy()).toBe(false);
    harness.send({ type: 'form.validate' });
    expect(harness.isBusy()).toBe(true);
    await harness.answer();
    expect(harness.isBusy()).toBe(false);
  });
});

describe("the cart's preferences", () => {
  const HELD = {
    ...NO_PREFERENCES,
    deliveryDate: SATURDAY,
    deliveryTime: 'morning' as const,
    note: '置き配',
  };
  const load = (
    harness: ReturnType<typeof startDelivery>,
    preferences: DeliveryPreferences,
    isAnother = false,
  ) => harness.send({ type: 'preferences.load', preferences, isAnother });

  test('[ATTR-01] are shown in a new tab, and proceeding sends the same again', async () => {
    const harness = startDelivery();
    harness.send({ type: 'lines.change', lines: [line('plant')] });
    load(harness, { ...HELD, gift: FULL });
    expect(harness.view().form).toEqual({ ...EMPTY_DELIVERY_FORM, ...HELD, isGiftOpen: true, gift: FULL });
    await harness.answer();
    harness.send({ type: 'form.validate' });
    await harness.answer();
    expect(harness.emitted).toMatchObject([
      { type: 'preferences.confirmed', preferences: { ...HELD, gift: FULL } },
    ]);
  });

  test('[ATTR-01] sent by another tab replace untouched ones here; a draft stays', () => {
    const harness = startDelivery();
    load(harness, HELD);
    harness.send({ type: 'note.change', note: '玄関前に' });
    load(harness, { ...HELD, deliveryDate: TUESDAY, deliveryTime: 'none', note: '宅配ボックス' });
    expect(harness.view().form).toMatchObject({
      deliveryDate: TUESDAY,
      deliveryTime: 'none',
      note: '玄関前に',
    });
  });

  test('[ATTR-01] sent from here are no longer a draft', () => {
    const harness = startDelivery();
    harness.send({ type: 'note.change', note: ' 玄関前に\r\n左 ' });
    load(harness, { ...NO_PREFERENCES, note: '玄関前に\n左' });
    load(harness, { ...NO_PREFERENCES, note: '宅配ボックス' });
    expect(harness.view().form.note).toBe('宅配ボックス');
  });

  test('[ATTR-01] removed by another tab are removed here too', () => {
    const harness = startDelivery();
    load(harness, { ...HELD, gift: FULL });
    load(harness, NO_PREFERENCES);
    expect(harness.view().form).toMatchObject({ deliveryDate: null, note: '', isGiftOpen: false });
  });

  test('[DLV-07] a date that is no longer possible is cleared with its reason, once', () => {
    const harness = startDelivery();
    load(harness, { ...HELD, deliveryDate: addDays(TODAY, 3) });
    expect(harness.view()).toMatchObject({ cleared: 'tooEarly', form: { deliveryDate: null } });
    harness.send({ type: 'notice.dismiss' });
    load(harness, { ...HELD, deliveryDate: addDays(TODAY, 3) });
    expect(harness.view()).toMatchObject({ cleared: null, form: { deliveryDate: null } });
  });

  test('[DLV-06] a sent e-gift hides earlier input, and does not delete it', () => {
    const harness = startDelivery();
    load(harness, HELD);
    harness.send({ type: 'eGift.toggle', isOn: true });
    load(harness, { ...NO_PREFERENCES, eGift: true, note: '置き配' });
    harness.send({ type: 'eGift.toggle', isOn: false });
    expect(harness.view().form).toMatchObject({ deliveryDate: SATURDAY, deliveryTime: 'morning' });
  });

  test('[CART-10] another cart has its own preferences; an order deletes them', () => {
    const harness = startDelivery({ note: '玄関前に', isGiftOpen: true, gift: FULL });
    load(harness, HELD, true);
    expect(harness.view().form).toEqual({
      ...EMPTY_DELIVERY_FORM,
      deliveryDate: SATURDAY,
      deliveryTime: 'morning',
      note: '置き配',
    });
    harness.send({ type: 'form.reset' });
    load(harness, { ...NO_PREFERENCES, note: '宅配ボックス' });
    expect(harness.view().form.note).toBe('宅配ボックス');
  });
});

test('[DLV-07] a date is validated on each attempt: the day may have passed', async () => {
  const harness = startDelivery({ deliveryDate: TUESDAY });
  harness.send({ type: 'lines.change', lines: [line('plant')] });
  await harness.answer();
  harness.send({ type: 'form.validate' });
  expect(harness.asked).toHaveLength(2);
  expect(harness.emitted).toEqual([]);
  harness.send({ type: 'day.change', today: addDays(TODAY, 1) });
  expect(harness.emitted).toMatchObject([{ stop: { kind: 'dateCleared', problem: 'tooEarly' } }]);
  await harness.answer();
  harness.send({ type: 'form.validate' });
  expect(harness.emitted).toMatchObject([
    {},
    { type: 'preferences.confirmed', preferences: { deliveryDate: null } },
  ]);
});

test('an order during validation: the waiting attempt gets its response', () => {
  const harness = startDelivery({ deliveryDate: SATURDAY });
  harness.send({ type: 'lines.change', lines: [line('plant')] });
  harness.send({ type: 'form.validate' });
  harness.send({ type: 'form.reset' });
  expect(harness.emitted).toMatchObject([
    { type: 'preferences.confirmed', preferences: { deliveryDate: null } },
  ]);
});

test('an order resets everything', () => {
  const harness = startDelivery({
    isGiftOpen: true,
    gift: FULL,
    deliveryDate: SATURDAY,
    note: '置き配',
    eGift: true,
  });
  harness.send({ type: 'form.reset' });
  expect(harness.view().form).toEqual(EMPTY_DELIVERY_FORM);
  expect(harness.state()).toMatchObject({ gate: 'idle' });
});
