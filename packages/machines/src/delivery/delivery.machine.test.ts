import { type DeliveryPreferences, NO_PREFERENCES } from '@shop/rules/cart/delivery-preferences';
import { EMPTY_GIFT_DESTINATION } from '@shop/rules/delivery/gift-destination';
import { addDays, jstDate } from '@shop/rules/jst-date';
import { err, ok } from '@shop/rules/result';
import { describe, expect, test } from 'vitest';
import { flush } from '../testing/flush';
import { unprovidedActors } from '../testing/unprovided-actors';
import { type DeliveryEmitted, deliveryMachine } from './delivery.machine';
import {
  type DeliveryForm,
  EMPTY_DELIVERY_FORM,
  type FoundAddress,
  type InvalidDateAnswer,
} from './delivery-context';
import { deliveryView } from './delivery-view';
import { makeDeliveryActor } from './make-delivery-actor';

/** A Saturday. */
const TODAY = jstDate(2026, 11, 21);
const TUESDAY = jstDate(2026, 12, 1);
const SATURDAY = jstDate(2026, 12, 5);
const FULL = { name: '森 花', postalCode: '1580199', address: '東京都世田谷区', phone: '0300000000' };
const SETAGAYA: FoundAddress = {
  postalCode: '1580199',
  province: 'JP-13',
  city: '世田谷区',
  address: '東京都世田谷区',
  isRemoteIsland: false,
};
const NAHA: FoundAddress = {
  postalCode: '9000001',
  province: 'JP-47',
  city: '那覇市',
  address: '沖縄県那覇市',
  isRemoteIsland: false,
};
const HACHIJO: FoundAddress = {
  postalCode: '1001401',
  province: 'JP-13',
  city: '八丈島八丈町',
  address: '東京都八丈島八丈町大賀郷',
  isRemoteIsland: true,
};
const line = (handle: string, sku = handle) => ({ sku, handle, productId: 1 });

function start(form: Partial<DeliveryForm> = {}) {
  const asked: { handles: readonly string[]; signal: AbortSignal }[] = [];
  const searched: { postalCode: string; signal: AbortSignal }[] = [];
  const answers: ((answer: InvalidDateAnswer | Error) => void)[] = [];
  const addresses: ((found: FoundAddress | null | Error) => void)[] = [];
  const emitted: DeliveryEmitted[] = [];
  const actor = makeDeliveryActor(
    {
      readInvalidDateProducts: (handles, signal) => {
        asked.push({ handles, signal });
        return new Promise((resolve, reject) =>
          answers.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer))),
        );
      },
      findAddress: (postalCode, signal) => {
        searched.push({ postalCode, signal });
        return new Promise((resolve, reject) =>
          addresses.push((found) => (found instanceof Error ? reject(found) : resolve(found))),
        );
      },
    },
    { today: TODAY, form: { ...EMPTY_DELIVERY_FORM, ...form } },
  );
  actor.on('*', (fact) => emitted.push(fact));
  actor.start();
  return {
    asked,
    searched,
    emitted,
    send: actor.send.bind(actor),
    view: () => deliveryView(actor.getSnapshot()),
    state: () => actor.getSnapshot().value,
    isBusy: () => actor.getSnapshot().hasTag('busy'),
    answer: async (answer: InvalidDateAnswer | Error = ok([])) => {
      answers.pop()?.(answer);
      await flush();
    },
    find: async (found: FoundAddress | null | Error) => {
      addresses.pop()?.(found);
      await flush();
    },
  };
}

describe('the date', () => {
  test('[DLV-01] of the window is taken, others are not', () => {
    const harness = start();
    harness.send({ type: 'date.choose', date: SATURDAY });
    expect(harness.view().form.deliveryDate).toBe(SATURDAY);
    harness.send({ type: 'date.choose', date: addDays(TODAY, 9) });
    harness.send({ type: 'date.choose', date: addDays(TODAY, 25) });
    expect(harness.view().form.deliveryDate).toBe(SATURDAY);
    harness.send({ type: 'date.choose', date: null });
    expect(harness.view().form.deliveryDate).toBeNull();
    expect(harness.view().cleared).toBeNull();
  });

  test('[DLV-03] [DLV-07] a line that takes its weekday clears it, with the reason, and stops the way once', async () => {
    const harness = start({ deliveryDate: TUESDAY });
    harness.send({ type: 'lines.change', lines: [line('plant')] });
    await harness.answer();
    expect(harness.view().form.deliveryDate).toBe(TUESDAY);
    harness.send({ type: 'lines.change', lines: [line('plant'), line('set', 'toytp5001_set')] });
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

  test('[DLV-07] midnight passes: the first day is cleared, a later one stays', () => {
    const first = start({ deliveryDate: TUESDAY });
    first.send({ type: 'day.change', today: addDays(TODAY, 1) });
    expect(first.view().form.deliveryDate).toBeNull();
    expect(first.view().cleared).toBe('tooEarly');
    expect(first.view().days.window).toEqual({ from: '2026-12-02', to: '2026-12-16' });
    const later = start({ deliveryDate: SATURDAY });
    later.send({ type: 'day.change', today: addDays(TODAY, 1) });
    expect(later.view().form.deliveryDate).toBe(SATURDAY);
  });

  test('[DLV-07] a date kept from another day is looked at again before it can be sent', () => {
    const harness = start({ deliveryDate: addDays(TODAY, 3) });
    harness.send({ type: 'lines.change', lines: [line('plant')] });
    expect(harness.view().form.deliveryDate).toBeNull();
    expect(harness.view().cleared).toBe('tooEarly');
  });

  test('[DLV-07] another date, or putting the notice away, ends the notice', () => {
    const harness = start({ deliveryDate: TUESDAY });
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

describe('products that take no date', () => {
  test('[DLV-04] are asked for once per set of products', async () => {
    const harness = start();
    harness.send({ type: 'lines.change', lines: [line('b'), line('a'), line('a', 'other')] });
    expect(harness.asked.map(({ handles }) => handles)).toEqual([['a', 'b']]);
    await harness.answer();
    harness.send({ type: 'lines.change', lines: [line('a'), line('b')] });
    expect(harness.asked).toHaveLength(1);
    expect(harness.view().check).toBe('known');
    harness.send({ type: 'lines.change', lines: [] });
    expect(harness.view().check).toBe('idle');
  });

  test('[DLV-04] an answer blocks every day and clears the chosen one', async () => {
    const harness = start({ deliveryDate: SATURDAY });
    harness.send({ type: 'lines.change', lines: [line('seedling')] });
    await harness.answer(ok(['seedling']));
    expect(harness.view().hasInvalidProducts).toBe(true);
    expect(harness.view().days.hasAny).toBe(false);
    expect(harness.view().cleared).toBe('invalidProducts');
    harness.send({ type: 'date.choose', date: SATURDAY });
    expect(harness.view().form.deliveryDate).toBeNull();
  });

  test('[DLV-04] what is known of a product stays known while more is asked, and goes with it', async () => {
    const harness = start();
    harness.send({ type: 'lines.change', lines: [line('seedling')] });
    await harness.answer(ok(['seedling']));
    harness.send({ type: 'lines.change', lines: [line('seedling'), line('plant')] });
    expect(harness.view().check).toBe('loading');
    expect(harness.view().hasInvalidProducts).toBe(true);
    harness.send({ type: 'lines.change', lines: [line('plant')] });
    expect(harness.asked[1]?.signal.aborted).toBe(true);
    expect(harness.view().hasInvalidProducts).toBe(false);
  });

  test('[DLV-04] going on waits for the answer', async () => {
    const harness = start({ deliveryDate: SATURDAY });
    harness.send({ type: 'lines.change', lines: [line('plant')] });
    harness.send({ type: 'form.validate' });
    harness.send({ type: 'form.validate' });
    expect(harness.emitted).toEqual([]);
    await harness.answer();
    expect(harness.emitted).toMatchObject([
      { type: 'preferences.confirmed', preferences: { deliveryDate: SATURDAY } },
    ]);
  });

  test('[DLV-04] [DLV-07] an answer that takes the date meanwhile stops it', async () => {
    const harness = start({ deliveryDate: SATURDAY });
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
    '[DLV-04] %s: a date is not confirmed, going on asks again, without a date nothing is in the way',
    async (_name, failure) => {
      const harness = start({ deliveryDate: SATURDAY });
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

  test('[DLV-04] asking again by hand', async () => {
    const harness = start();
    harness.send({ type: 'lines.change', lines: [line('plant')] });
    await harness.answer(err('unreachable'));
    harness.send({ type: 'check.retry' });
    await harness.answer();
    expect(harness.view().check).toBe('known');
  });
});

describe('an e-gift', () => {
  test('[DLV-06] hides date, time and destination, and nothing of them is in the way', () => {
    const harness = start({ deliveryDate: TUESDAY, deliveryTime: 'morning', isGiftOpen: true });
    harness.send({ type: 'eGift.toggle', isOn: true });
    expect(harness.view().hasDateAndTime).toBe(false);
    expect(harness.view().hasGiftForm).toBe(false);
    harness.send({ type: 'day.change', today: addDays(TODAY, 1) });
    expect(harness.view().cleared).toBeNull();
    harness.send({ type: 'form.validate' });
    expect(harness.emitted).toMatchObject([{ type: 'preferences.confirmed', preferences: { eGift: true } }]);
  });

  test('[DLV-06] taken back, what was chosen is there again', () => {
    const harness = start({ deliveryDate: SATURDAY, deliveryTime: 'morning' });
    harness.send({ type: 'eGift.toggle', isOn: true });
    harness.send({ type: 'eGift.toggle', isOn: false });
    expect(harness.view()).toMatchObject({
      hasDateAndTime: true,
      form: { deliveryDate: SATURDAY, deliveryTime: 'morning' },
    });
  });
});

describe('the gift destination', () => {
  test('[GIFT-01] the first missing field stops the way; what is filled is no longer missing', () => {
    const harness = start({ isGiftOpen: true });
    expect(harness.view().missingGiftFields).toEqual([]);
    harness.send({ type: 'form.validate' });
    expect(harness.emitted).toEqual([
      { type: 'preferences.refused', stop: { kind: 'giftIncomplete', field: 'name' } },
    ]);
    expect(harness.view().missingGiftFields).toEqual(['name', 'postalCode', 'address', 'phone']);
    harness.send({ type: 'gift.change', field: 'name', value: '森 花' });
    harness.send({ type: 'gift.change', field: 'phone', value: ' ' });
    expect(harness.view().missingGiftFields).toEqual(['postalCode', 'address', 'phone']);
    harness.send({ type: 'form.validate' });
    expect(harness.emitted[1]).toEqual({
      type: 'preferences.refused',
      stop: { kind: 'giftIncomplete', field: 'postalCode' },
    });
  });

  test('[GIFT-01] complete, it goes along', () => {
    const harness = start({ isGiftOpen: true, gift: FULL, note: '置き配' });
    harness.send({ type: 'time.choose', time: 'from14to16' });
    harness.send({ type: 'note.change', note: '置き配で' });
    harness.send({ type: 'form.validate' });
    expect(harness.emitted).toEqual([
      {
        type: 'preferences.confirmed',
        preferences: {
          deliveryDate: null,
          deliveryTime: 'from14to16',
          eGift: false,
          note: '置き配で',
          gift: FULL,
          giftPlace: { province: 'JP-13', city: '', isRemoteIsland: false },
        },
      },
    ]);
    expect(harness.view().missingGiftFields).toEqual([]);
  });

  test('[GIFT-01] [DLV-06] it is asked for while it is open, but for an e-gift', () => {
    const harness = start();
    expect(harness.view().hasGiftForm).toBe(false);
    harness.send({ type: 'gift.toggle', isOpen: true });
    expect(harness.view().hasGiftForm).toBe(true);
    harness.send({ type: 'eGift.toggle', isOn: true });
    expect(harness.view().hasGiftForm).toBe(false);
  });

  test('[GIFT-01] closed, it is neither asked for nor sent', () => {
    const harness = start({ isGiftOpen: true });
    harness.send({ type: 'gift.toggle', isOpen: false });
    harness.send({ type: 'form.validate' });
    expect(harness.emitted).toMatchObject([{ type: 'preferences.confirmed', preferences: { gift: null } }]);
  });

  test('[GIFT-01] a postal code fills the address in and tells the prefecture', async () => {
    const harness = start({ isGiftOpen: true });
    harness.send({ type: 'gift.change', field: 'postalCode', value: '158-019' });
    expect(harness.searched).toEqual([]);
    harness.send({ type: 'gift.change', field: 'postalCode', value: '158-0199' });
    expect(harness.searched[0]?.postalCode).toBe('1580199');
    await harness.find(SETAGAYA);
    expect(harness.view().form.gift.address).toBe('東京都世田谷区');
    expect(harness.view().giftPlace).toEqual({ province: 'JP-13', city: '世田谷区', isRemoteIsland: false });
  });

  test('[GIFT-01] another code replaces that address, but nothing that was typed', async () => {
    const harness = start({ isGiftOpen: true });
    const type = 'gift.change' as const;
    harness.send({ type, field: 'postalCode', value: '1580199' });
    await harness.find(SETAGAYA);
    harness.send({ type, field: 'postalCode', value: '9000001' });
    await harness.find(NAHA);
    expect(harness.view().form.gift.address).toBe('沖縄県那覇市');
    harness.send({ type, field: 'address', value: '沖縄県那覇市港町1-2' });
    harness.send({ type, field: 'postalCode', value: '1580199' });
    await harness.find(SETAGAYA);
    expect(harness.view().form.gift.address).toBe('沖縄県那覇市港町1-2');
  });

  test("[GIFT-01] typing on gives the search up; an unknown code or a failure is in nobody's way", async () => {
    const harness = start({ isGiftOpen: true });
    const type = 'gift.change' as const;
    harness.send({ type, field: 'postalCode', value: '1580199' });
    harness.send({ type, field: 'postalCode', value: '158019' });
    expect(harness.searched[0]?.signal.aborted).toBe(true);
    harness.send({ type, field: 'postalCode', value: '0000000' });
    await harness.find(null);
    harness.send({ type, field: 'postalCode', value: '1580199' });
    await harness.find(new Error('no connection'));
    expect(harness.view().form.gift).toEqual({ ...EMPTY_GIFT_DESTINATION, postalCode: '1580199' });
    expect(harness.emitted).toEqual([]);
  });

  test('[GIFT-01] its failure is told before the server has answered about the date', () => {
    const harness = start({ isGiftOpen: true, deliveryDate: SATURDAY });
    harness.send({ type: 'lines.change', lines: [line('plant')] });
    harness.send({ type: 'form.validate' });
    expect(harness.emitted).toMatchObject([{ stop: { kind: 'giftIncomplete', field: 'name' } }]);
  });
});

describe('the cart changes', () => {
  const problemOn = (harness: ReturnType<typeof start>, date: string) =>
    harness.view().days.days.find((day) => day.date === date)?.problem;

  test('[DLV-03] another variant of the same product counts, and is not asked about again', async () => {
    const harness = start();
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
    const harness = start();
    harness.send({ type: 'lines.change', lines: [line('a')] });
    harness.send({ type: 'lines.change', lines: [line('b'), line('a')] });
    expect(harness.asked.map(({ handles }) => handles)).toEqual([['a'], ['a', 'b']]);
    expect(harness.asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  });

  test('[DLV-04] and is empty: nothing blocks a day, and nothing is to be asked', () => {
    const harness = start();
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
    const harness = start();
    harness.send({ type: 'date.choose', date: TUESDAY });
    harness.send({ type: 'lines.change', lines: [line('a', 'toytp5001_set')] });
    expect(harness.view().cleared).toBe('blockedWeekday');
    harness.send({ type: 'lines.change', lines: [line('a', 'other')] });
    harness.send({ type: 'day.change', today: addDays(TODAY, 1) });
    expect(harness.view().cleared).toBe('blockedWeekday');
  });

  test('[DLV-07] having no preference ends that notice, also where no date can be chosen', async () => {
    const harness = start();
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
    const harness = start();
    harness.send({ type: 'form.validate' });
    expect(harness.emitted).toEqual([{ type: 'preferences.confirmed', preferences: NO_PREFERENCES }]);
    expect(harness.state()).toMatchObject({ gate: 'idle' });
  });

  test('[DLV-01] a date without a cart has nothing in its way', () => {
    const harness = start({ deliveryDate: SATURDAY });
    harness.send({ type: 'form.validate' });
    expect(harness.emitted).toMatchObject([
      { type: 'preferences.confirmed', preferences: { deliveryDate: SATURDAY } },
    ]);
  });

  test('[DLV-07] a cleared date is told even when something else stopped the way before', () => {
    const harness = start({ isGiftOpen: true });
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
    const harness = start({ isGiftOpen: true, gift: { ...FULL, name: '' } });
    harness.send({ type: 'form.validate' });
    expect(harness.view().missingGiftFields).toEqual(['name']);
    harness.send({ type: 'gift.change', field: 'name', value: FULL.name });
    harness.send({ type: 'form.validate' });
    expect(harness.emitted.at(-1)).toMatchObject({ type: 'preferences.confirmed' });
    harness.send({ type: 'gift.change', field: 'phone', value: '' });
    expect(harness.view().missingGiftFields).toEqual([]);
  });

  test('[DLV-04] it is busy while it waits for the server, and rests when the order takes all with it', async () => {
    const harness = start({ isGiftOpen: true });
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

describe('the postal code of a gift', () => {
  const type = (harness: ReturnType<typeof start>, field: 'name' | 'postalCode' | 'address', value: string) =>
    harness.send({ type: 'gift.change', field, value });

  test('[GIFT-01] is looked up, no other field is, nor does another field give a search up', async () => {
    const harness = start({ isGiftOpen: true });
    type(harness, 'name', '1580199');
    expect(harness.searched).toEqual([]);
    type(harness, 'postalCode', '1580199');
    type(harness, 'name', FULL.name);
    expect(harness.searched.map(({ signal }) => signal.aborted)).toEqual([false]);
    await harness.find(SETAGAYA);
    expect(harness.view().form.gift).toMatchObject({ name: FULL.name, address: SETAGAYA.address });
    expect(harness.state()).toMatchObject({ postal: 'idle' });
  });

  test('[GIFT-01] another one gives the search for the first up', () => {
    const harness = start({ isGiftOpen: true });
    type(harness, 'postalCode', '1580199');
    type(harness, 'postalCode', '1580198');
    expect(harness.searched.map(({ postalCode, signal }) => [postalCode, signal.aborted])).toEqual([
      ['1580199', true],
      ['1580198', false],
    ]);
  });

  test('[GIFT-01] unfinished it is kept as typed; a search that failed is over', async () => {
    const harness = start({ isGiftOpen: true });
    type(harness, 'postalCode', '158');
    expect(harness.view().form.gift.postalCode).toBe('158');
    type(harness, 'postalCode', '1580199');
    await harness.find(new Error('out of reach'));
    expect(harness.state()).toMatchObject({ postal: 'idle' });
  });

  test.each([
    ['an address that was typed before stays', '渋谷区神宮前1-2-3', '渋谷区神宮前1-2-3'],
    ['blanks are no address', '　 ', SETAGAYA.address],
  ])('[GIFT-01] %s', async (_sentence, typed, address) => {
    const harness = start({ isGiftOpen: true });
    type(harness, 'address', typed);
    type(harness, 'postalCode', '1580199');
    await harness.find(SETAGAYA);
    expect(harness.view().form.gift.address).toBe(address);
    expect(harness.view().giftPlace?.province).toBe(SETAGAYA.province);
  });
});

describe('where the gift goes decides the fee', () => {
  const type = (harness: ReturnType<typeof start>, field: 'postalCode' | 'address', value: string) =>
    harness.send({ type: 'gift.change', field, value });
  const place = (harness: ReturnType<typeof start>) => harness.view().giftPlace;

  test('[FEE-01] a remote island is known by its postal code, as long as that code stands', async () => {
    const harness = start({ isGiftOpen: true });
    expect(place(harness)).toBeNull();
    type(harness, 'postalCode', '100-1401');
    await harness.find(HACHIJO);
    expect(place(harness)).toEqual({ province: 'JP-13', city: '八丈島八丈町', isRemoteIsland: true });
    type(harness, 'postalCode', '100-140');
    // The address that was filled in still tells the prefecture.
    expect(place(harness)).toEqual({ province: 'JP-13', city: '', isRemoteIsland: false });
  });

  test('[FEE-01] a code that no town has: the island is known, the written address tells the prefecture', async () => {
    const harness = start({ isGiftOpen: true });
    type(harness, 'address', '新潟県佐渡市千種');
    type(harness, 'postalCode', '9528501');
    await harness.find({
      postalCode: '9528501',
      province: null,
      city: '',
      address: '',
      isRemoteIsland: true,
    });
    expect(place(harness)).toEqual({ province: 'JP-15', city: '', isRemoteIsland: true });
    expect(harness.view().form.gift.address).toBe('新潟県佐渡市千種');
  });

  test('[FEE-01] closed, or of an e-gift, it decides nothing', async () => {
    const harness = start({ isGiftOpen: true });
    type(harness, 'postalCode', '9000001');
    await harness.find(NAHA);
    expect(place(harness)?.province).toBe('JP-47');
    harness.send({ type: 'eGift.toggle', isOn: true });
    expect(place(harness)).toBeNull();
    harness.send({ type: 'eGift.toggle', isOn: false });
    harness.send({ type: 'gift.toggle', isOpen: false });
    expect(place(harness)).toBeNull();
  });

  test('[FEE-01] a form that was kept is looked up without a press, once', async () => {
    const harness = start({ isGiftOpen: true, gift: { ...FULL, postalCode: '900-0001' } });
    expect(harness.searched.map(({ postalCode }) => postalCode)).toEqual(['9000001']);
    await harness.find(NAHA);
    expect(place(harness)?.province).toBe('JP-47');
    harness.send({ type: 'note.change', note: '置き配' });
    expect(harness.searched).toHaveLength(1);
  });
});

describe('what the cart holds', () => {
  const HELD = {
    ...NO_PREFERENCES,
    deliveryDate: SATURDAY,
    deliveryTime: 'morning' as const,
    note: '置き配',
  };
  const load = (harness: ReturnType<typeof start>, preferences: DeliveryPreferences, isAnother = false) =>
    harness.send({ type: 'preferences.load', preferences, isAnother });

  test('[ATTR-01] a new tab shows it, and going on sends the same again', async () => {
    const harness = start();
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
    const harness = start();
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
    const harness = start();
    harness.send({ type: 'note.change', note: ' 玄関前に\r\n左 ' });
    load(harness, { ...NO_PREFERENCES, note: '玄関前に\n左' });
    load(harness, { ...NO_PREFERENCES, note: '宅配ボックス' });
    expect(harness.view().form.note).toBe('宅配ボックス');
  });

  test('[ATTR-01] preferences that another tab took back are taken back here too', () => {
    const harness = start();
    load(harness, { ...HELD, gift: FULL });
    load(harness, NO_PREFERENCES);
    expect(harness.view().form).toMatchObject({ deliveryDate: null, note: '', isGiftOpen: false });
  });

  test('[DLV-07] a date that has become impossible is cleared with its reason, and once', () => {
    const harness = start();
    load(harness, { ...HELD, deliveryDate: addDays(TODAY, 3) });
    expect(harness.view()).toMatchObject({ cleared: 'tooEarly', form: { deliveryDate: null } });
    harness.send({ type: 'notice.dismiss' });
    load(harness, { ...HELD, deliveryDate: addDays(TODAY, 3) });
    expect(harness.view()).toMatchObject({ cleared: null, form: { deliveryDate: null } });
  });

  test('[DLV-06] an e-gift that was sent hides what was entered before, and does not take it away', () => {
    const harness = start();
    load(harness, HELD);
    harness.send({ type: 'eGift.toggle', isOn: true });
    load(harness, { ...NO_PREFERENCES, eGift: true, note: '置き配' });
    harness.send({ type: 'eGift.toggle', isOn: false });
    expect(harness.view().form).toMatchObject({ deliveryDate: SATURDAY, deliveryTime: 'morning' });
  });

  test('[CART-10] another cart has its own preferences; an order takes them with it', () => {
    const harness = start({ note: '玄関前に', isGiftOpen: true, gift: FULL });
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
  const harness = start({ deliveryDate: TUESDAY });
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
  const harness = start({ deliveryDate: SATURDAY });
  harness.send({ type: 'lines.change', lines: [line('plant')] });
  harness.send({ type: 'form.validate' });
  harness.send({ type: 'form.reset' });
  expect(harness.emitted).toMatchObject([
    { type: 'preferences.confirmed', preferences: { deliveryDate: null } },
  ]);
});

test('an order takes everything with it', () => {
  const harness = start({
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
