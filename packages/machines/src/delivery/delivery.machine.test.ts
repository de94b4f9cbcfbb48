import { type DeliveryPreferences, NO_PREFERENCES } from '@shop/rules/cart/delivery-preferences';
import { addDays } from '@shop/rules/jst-date';
import { ok } from '@shop/rules/result';
import { describe, expect, test } from 'vitest';
import { FULL, line, SATURDAY, startDelivery, TODAY, TUESDAY } from '../testing/delivery-harness';
import { unprovidedActors } from '../testing/simulate-actors';
import { deliveryMachine } from './delivery.machine';
import { EMPTY_DELIVERY_FORM } from './delivery-context';

describe('the cart changes', () => {
  const problemOn = (harness: ReturnType<typeof startDelivery>, date: string) =>
    harness.view().days.days.find((day) => day.date === date)?.problem;

  test('[DLV-03] another variant of the same product counts, and is not asked about again', async () => {
    const harness = startDelivery();
    harness.send({ type: 'lines.change', lines: [line('a', 'other')] });
    await harness.answer();
    expect(problemOn(harness, TUESDAY)).toBeNull();
    harness.send({ type: 'date.choose', date: SATURDAY });
    harness.send({ type: 'lines.change', lines: [line('a', 'toytp5001_set')] });
    expect(problemOn(harness, TUESDAY)).toBe('blockedWeekday');
    expect(harness.asked).toHaveLength(1);
    harness.send({ type: 'form.validate' });
    await harness.answer();
    expect(harness.emitted).toMatchObject([
      { type: 'preferences.confirmed', preferences: { deliveryDate: SATURDAY } },
    ]);
  });

  test('[DLV-04] while the answer about it is on its way: that is given up, and the new cart asked about', async () => {
    const harness = startDelivery();
    harness.send({ type: 'lines.change', lines: [line('a')] });
    harness.send({ type: 'lines.change', lines: [line('b'), line('a')] });
    expect(harness.asked.map(({ handles }) => handles)).toEqual([['a'], ['a', 'b']]);
    expect(harness.asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  });

  test('[DLV-04] and is empty: nothing blocks a day, and nothing is to be asked', () => {
    const harness = startDelivery();
    harness.send({ type: 'lines.change', lines: [line('a', 'toytp5001_set')] });
    harness.send({ type: 'date.choose', date: SATURDAY });
    harness.send({ type: 'lines.change', lines: [] });
    expect(harness.state()).toMatchObject({ check: 'idle' });
    expect(problemOn(harness, TUESDAY)).toBeNull();
    harness.send({ type: 'form.validate' });
    expect(harness.emitted).toMatchObject([
      { type: 'preferences.confirmed', preferences: { deliveryDate: SATURDAY } },
    ]);
  });

  test('[DLV-07] why a date was cleared stays told, whatever else changes', () => {
    const harness = startDelivery();
    harness.send({ type: 'date.choose', date: TUESDAY });
    harness.send({ type: 'lines.change', lines: [line('a', 'toytp5001_set')] });
    expect(harness.view().cleared).toBe('blockedWeekday');
    harness.send({ type: 'lines.change', lines: [line('a', 'other')] });
    harness.send({ type: 'day.change', today: addDays(TODAY, 1) });
    expect(harness.view().cleared).toBe('blockedWeekday');
  });

  test('[DLV-07] having no preference ends that notice, also where no date can be chosen', async () => {
    const harness = startDelivery();
    harness.send({ type: 'date.choose', date: TUESDAY });
    harness.send({ type: 'lines.change', lines: [line('a')] });
    await harness.answer(ok(['a']));
    expect(harness.view().cleared).toBe('invalidProducts');
    harness.send({ type: 'date.choose', date: null });
    expect(harness.view().cleared).toBeNull();
  });
});

describe('going on', () => {
  test('[ATTR-01] a form that nobody touched asks for nothing', () => {
    const harness = startDelivery();
    harness.send({ type: 'form.validate' });
    expect(harness.emitted).toEqual([{ type: 'preferences.confirmed', preferences: NO_PREFERENCES }]);
    expect(harness.state()).toMatchObject({ gate: 'idle' });
  });

  test('[DLV-01] a date without a cart has nothing in its way', () => {
    const harness = startDelivery({ deliveryDate: SATURDAY });
    harness.send({ type: 'form.validate' });
    expect(harness.emitted).toMatchObject([
      { type: 'preferences.confirmed', preferences: { deliveryDate: SATURDAY } },
    ]);
  });

  test('[DLV-07] a cleared date is reported even when something else stopped the way before', () => {
    const harness = startDelivery({ isGiftOpen: true });
    harness.send({ type: 'date.choose', date: TUESDAY });
    harness.send({ type: 'lines.change', lines: [line('a', 'toytp5001_set')] });
    harness.send({ type: 'form.validate' });
    harness.send({ type: 'gift.toggle', isOpen: false });
    harness.send({ type: 'form.validate' });
    expect(harness.emitted).toMatchObject([
      { stop: { kind: 'giftIncomplete' } },
      { stop: { kind: 'dateCleared', problem: 'blockedWeekday' } },
    ]);
  });

  test('[GIFT-01] once it went on, no field is missing until the next try', () => {
    const harness = startDelivery({ isGiftOpen: true, gift: { ...FULL, name: '' } });
    harness.send({ type: 'form.validate' });
    expect(harness.view().missingGiftFields).toEqual(['name']);
    harness.send({ type: 'gift.change', field: 'name', value: FULL.name });
    harness.send({ type: 'form.validate' });
    expect(harness.emitted.at(-1)).toMatchObject({ type: 'preferences.confirmed' });
    harness.send({ type: 'gift.change', field: 'phone', value: '' });
    expect(harness.view().missingGiftFields).toEqual([]);
  });

  test('[DLV-04] it is busy while it waits for the server, and rests when the order takes all with it', async () => {
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

describe('what the cart holds', () => {
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

  test('[ATTR-01] a new tab shows it, and going on sends the same again', async () => {
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

  test('[ATTR-01] what another tab sent replaces what was not touched here; a draft stays', () => {
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

  test('[ATTR-01] what was sent from here is no draft any more', () => {
    const harness = startDelivery();
    harness.send({ type: 'note.change', note: ' 玄関前に\r\n左 ' });
    load(harness, { ...NO_PREFERENCES, note: '玄関前に\n左' });
    load(harness, { ...NO_PREFERENCES, note: '宅配ボックス' });
    expect(harness.view().form.note).toBe('宅配ボックス');
  });

  test('[ATTR-01] preferences that another tab took back are taken back here too', () => {
    const harness = startDelivery();
    load(harness, { ...HELD, gift: FULL });
    load(harness, NO_PREFERENCES);
    expect(harness.view().form).toMatchObject({ deliveryDate: null, note: '', isGiftOpen: false });
  });

  test('[DLV-07] a date that has become impossible is cleared with its reason, and once', () => {
    const harness = startDelivery();
    load(harness, { ...HELD, deliveryDate: addDays(TODAY, 3) });
    expect(harness.view()).toMatchObject({ cleared: 'tooEarly', form: { deliveryDate: null } });
    harness.send({ type: 'notice.dismiss' });
    load(harness, { ...HELD, deliveryDate: addDays(TODAY, 3) });
    expect(harness.view()).toMatchObject({ cleared: null, form: { deliveryDate: null } });
  });

  test('[DLV-06] an e-gift that was sent hides what was entered before, and does not take it away', () => {
    const harness = startDelivery();
    load(harness, HELD);
    harness.send({ type: 'eGift.toggle', isOn: true });
    load(harness, { ...NO_PREFERENCES, eGift: true, note: '置き配' });
    harness.send({ type: 'eGift.toggle', isOn: false });
    expect(harness.view().form).toMatchObject({ deliveryDate: SATURDAY, deliveryTime: 'morning' });
  });

  test('[CART-10] another cart has its own preferences; an order takes them with it', () => {
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

test('[DLV-07] a date is asked about anew on each way out: the day may have passed since', async () => {
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

test('an order while the answer is waited for: whoever wanted to go on is answered', () => {
  const harness = startDelivery({ deliveryDate: SATURDAY });
  harness.send({ type: 'lines.change', lines: [line('plant')] });
  harness.send({ type: 'form.validate' });
  harness.send({ type: 'form.reset' });
  expect(harness.emitted).toMatchObject([
    { type: 'preferences.confirmed', preferences: { deliveryDate: null } },
  ]);
});

test('an order takes everything with it', () => {
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

test('an actor that nobody provided says so', async () => {
  const said = await unprovidedActors(deliveryMachine);
  expect(Object.keys(said).sort()).toEqual(['findAddress', 'readInvalidDateProducts']);
  expect([...new Set(Object.values(said))]).toEqual(['provideDeliveryActors was not called']);
});
