import { type CheckoutWishes, NO_WISHES } from '@shop/rules/cart/checkout-wishes';
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
    const trial = start();
    trial.send({ type: 'date.choose', date: SATURDAY });
    expect(trial.view().form.deliveryDate).toBe(SATURDAY);
    trial.send({ type: 'date.choose', date: addDays(TODAY, 9) });
    trial.send({ type: 'date.choose', date: addDays(TODAY, 25) });
    expect(trial.view().form.deliveryDate).toBe(SATURDAY);
    trial.send({ type: 'date.choose', date: null });
    expect(trial.view().form.deliveryDate).toBeNull();
    expect(trial.view().cleared).toBeNull();
  });

  test('[DLV-03] [DLV-07] a line that takes its weekday clears it, with the reason, and stops the way once', async () => {
    const trial = start({ deliveryDate: TUESDAY });
    trial.send({ type: 'lines.change', lines: [line('plant')] });
    await trial.answer();
    expect(trial.view().form.deliveryDate).toBe(TUESDAY);
    trial.send({ type: 'lines.change', lines: [line('plant'), line('set', 'toytp5001_set')] });
    expect(trial.view().form.deliveryDate).toBeNull();
    expect(trial.view().cleared).toBe('blockedWeekday');
    trial.send({ type: 'form.validate' });
    expect(trial.emitted).toEqual([
      { type: 'wishes.refused', stop: { kind: 'dateCleared', problem: 'blockedWeekday' } },
    ]);
    trial.send({ type: 'form.validate' });
    expect(trial.emitted[1]).toMatchObject({ type: 'wishes.confirmed', wishes: { deliveryDate: null } });
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
    const trial = start({ deliveryDate: addDays(TODAY, 3) });
    trial.send({ type: 'lines.change', lines: [line('plant')] });
    expect(trial.view().form.deliveryDate).toBeNull();
    expect(trial.view().cleared).toBe('tooEarly');
  });

  test('[DLV-07] another date, or putting the notice away, ends the notice', () => {
    const trial = start({ deliveryDate: TUESDAY });
    trial.send({ type: 'day.change', today: addDays(TODAY, 1) });
    trial.send({ type: 'date.choose', date: SATURDAY });
    expect(trial.view().cleared).toBeNull();
    trial.send({ type: 'day.change', today: addDays(TODAY, 20) });
    expect(trial.view().cleared).toBe('tooEarly');
    trial.send({ type: 'notice.dismiss' });
    expect(trial.view().cleared).toBeNull();
    trial.send({ type: 'form.validate' });
    expect(trial.emitted).toMatchObject([{ type: 'wishes.confirmed' }]);
  });
});

describe('products that take no date', () => {
  test('[DLV-04] are asked for once per set of products', async () => {
    const trial = start();
    trial.send({ type: 'lines.change', lines: [line('b'), line('a'), line('a', 'other')] });
    expect(trial.asked.map(({ handles }) => handles)).toEqual([['a', 'b']]);
    await trial.answer();
    trial.send({ type: 'lines.change', lines: [line('a'), line('b')] });
    expect(trial.asked).toHaveLength(1);
    expect(trial.view().check).toBe('known');
    trial.send({ type: 'lines.change', lines: [] });
    expect(trial.view().check).toBe('idle');
  });

  test('[DLV-04] an answer blocks every day and clears the chosen one', async () => {
    const trial = start({ deliveryDate: SATURDAY });
    trial.send({ type: 'lines.change', lines: [line('seedling')] });
    await trial.answer(ok(['seedling']));
    expect(trial.view().hasInvalidProducts).toBe(true);
    expect(trial.view().days.hasAny).toBe(false);
    expect(trial.view().cleared).toBe('invalidProducts');
    trial.send({ type: 'date.choose', date: SATURDAY });
    expect(trial.view().form.deliveryDate).toBeNull();
  });

  test('[DLV-04] what is known of a product stays known while more is asked, and goes with it', async () => {
    const trial = start();
    trial.send({ type: 'lines.change', lines: [line('seedling')] });
    await trial.answer(ok(['seedling']));
    trial.send({ type: 'lines.change', lines: [line('seedling'), line('plant')] });
    expect(trial.view().check).toBe('loading');
    expect(trial.view().hasInvalidProducts).toBe(true);
    trial.send({ type: 'lines.change', lines: [line('plant')] });
    expect(trial.asked[1]?.signal.aborted).toBe(true);
    expect(trial.view().hasInvalidProducts).toBe(false);
  });

  test('[DLV-04] going on waits for the answer', async () => {
    const trial = start({ deliveryDate: SATURDAY });
    trial.send({ type: 'lines.change', lines: [line('plant')] });
    trial.send({ type: 'form.validate' });
    trial.send({ type: 'form.validate' });
    expect(trial.emitted).toEqual([]);
    await trial.answer();
    expect(trial.emitted).toMatchObject([{ type: 'wishes.confirmed', wishes: { deliveryDate: SATURDAY } }]);
  });

  test('[DLV-04] [DLV-07] an answer that takes the date meanwhile stops it', async () => {
    const trial = start({ deliveryDate: SATURDAY });
    trial.send({ type: 'lines.change', lines: [line('seedling')] });
    trial.send({ type: 'form.validate' });
    await trial.answer(ok(['seedling']));
    expect(trial.emitted).toEqual([
      { type: 'wishes.refused', stop: { kind: 'dateCleared', problem: 'invalidProducts' } },
    ]);
  });

  test.each([
    ['no answer', err('unreachable' as const)],
    ['a refusal', err('refused' as const)],
    ['a bug', new Error('bug')],
  ])(
    '[DLV-04] %s: a date is not confirmed, going on asks again, without a date nothing is in the way',
    async (_name, failure) => {
      const trial = start({ deliveryDate: SATURDAY });
      trial.send({ type: 'lines.change', lines: [line('plant')] });
      await trial.answer(failure);
      expect(trial.view().check).toBe('failed');
      trial.send({ type: 'form.validate' });
      expect(trial.asked).toHaveLength(2);
      await trial.answer(failure);
      expect(trial.emitted).toEqual([{ type: 'wishes.refused', stop: { kind: 'dateUnchecked' } }]);
      trial.send({ type: 'date.choose', date: null });
      trial.send({ type: 'form.validate' });
      expect(trial.emitted[1]).toMatchObject({ type: 'wishes.confirmed', wishes: { deliveryDate: null } });
    },
  );

  test('[DLV-04] asking again by hand', async () => {
    const trial = start();
    trial.send({ type: 'lines.change', lines: [line('plant')] });
    await trial.answer(err('unreachable'));
    trial.send({ type: 'check.retry' });
    await trial.answer();
    expect(trial.view().check).toBe('known');
  });
});

describe('an e-gift', () => {
  test('[DLV-06] hides date, time and destination, and nothing of them is in the way', () => {
    const trial = start({ deliveryDate: TUESDAY, deliveryTime: 'morning', isGiftOpen: true });
    trial.send({ type: 'eGift.toggle', isOn: true });
    expect(trial.view().hasDateAndTime).toBe(false);
    expect(trial.view().hasGiftForm).toBe(false);
    trial.send({ type: 'day.change', today: addDays(TODAY, 1) });
    expect(trial.view().cleared).toBeNull();
    trial.send({ type: 'form.validate' });
    expect(trial.emitted).toMatchObject([{ type: 'wishes.confirmed', wishes: { eGift: true } }]);
  });

  test('[DLV-06] taken back, what was chosen is there again', () => {
    const trial = start({ deliveryDate: SATURDAY, deliveryTime: 'morning' });
    trial.send({ type: 'eGift.toggle', isOn: true });
    trial.send({ type: 'eGift.toggle', isOn: false });
    expect(trial.view()).toMatchObject({
      hasDateAndTime: true,
      form: { deliveryDate: SATURDAY, deliveryTime: 'morning' },
    });
  });
});

describe('the gift destination', () => {
  test('[GIFT-01] the first missing field stops the way; what is filled is no longer missing', () => {
    const trial = start({ isGiftOpen: true });
    expect(trial.view().missingGiftFields).toEqual([]);
    trial.send({ type: 'form.validate' });
    expect(trial.emitted).toEqual([
      { type: 'wishes.refused', stop: { kind: 'giftIncomplete', field: 'name' } },
    ]);
    expect(trial.view().missingGiftFields).toEqual(['name', 'postalCode', 'address', 'phone']);
    trial.send({ type: 'gift.change', field: 'name', value: '森 花' });
    trial.send({ type: 'gift.change', field: 'phone', value: ' ' });
    expect(trial.view().missingGiftFields).toEqual(['postalCode', 'address', 'phone']);
    trial.send({ type: 'form.validate' });
    expect(trial.emitted[1]).toEqual({
      type: 'wishes.refused',
      stop: { kind: 'giftIncomplete', field: 'postalCode' },
    });
  });

  test('[GIFT-01] complete, it goes along', () => {
    const trial = start({ isGiftOpen: true, gift: FULL, note: '置き配' });
    trial.send({ type: 'time.choose', time: 'from14to16' });
    trial.send({ type: 'note.change', note: '置き配で' });
    trial.send({ type: 'form.validate' });
    expect(trial.emitted).toEqual([
      {
        type: 'wishes.confirmed',
        wishes: {
          deliveryDate: null,
          deliveryTime: 'from14to16',
          eGift: false,
          note: '置き配で',
          gift: FULL,
          giftPlace: { province: 'JP-13', city: '', isRemoteIsland: false },
        },
      },
    ]);
    expect(trial.view().missingGiftFields).toEqual([]);
  });

  test('[GIFT-01] [DLV-06] it is asked for while it is open, but for an e-gift', () => {
    const trial = start();
    expect(trial.view().hasGiftForm).toBe(false);
    trial.send({ type: 'gift.toggle', isOpen: true });
    expect(trial.view().hasGiftForm).toBe(true);
    trial.send({ type: 'eGift.toggle', isOn: true });
    expect(trial.view().hasGiftForm).toBe(false);
  });

  test('[GIFT-01] closed, it is neither asked for nor sent', () => {
    const trial = start({ isGiftOpen: true });
    trial.send({ type: 'gift.toggle', isOpen: false });
    trial.send({ type: 'form.validate' });
    expect(trial.emitted).toMatchObject([{ type: 'wishes.confirmed', wishes: { gift: null } }]);
  });

  test('[GIFT-01] a postal code fills the address in and tells the prefecture', async () => {
    const trial = start({ isGiftOpen: true });
    trial.send({ type: 'gift.change', field: 'postalCode', value: '158-019' });
    expect(trial.searched).toEqual([]);
    trial.send({ type: 'gift.change', field: 'postalCode', value: '158-0199' });
    expect(trial.searched[0]?.postalCode).toBe('1580199');
    await trial.find(SETAGAYA);
    expect(trial.view().form.gift.address).toBe('東京都世田谷区');
    expect(trial.view().giftPlace).toEqual({ province: 'JP-13', city: '世田谷区', isRemoteIsland: false });
  });

  test('[GIFT-01] another code replaces that address, but nothing that was typed', async () => {
    const trial = start({ isGiftOpen: true });
    const type = 'gift.change' as const;
    trial.send({ type, field: 'postalCode', value: '1580199' });
    await trial.find(SETAGAYA);
    trial.send({ type, field: 'postalCode', value: '9000001' });
    await trial.find(NAHA);
    expect(trial.view().form.gift.address).toBe('沖縄県那覇市');
    trial.send({ type, field: 'address', value: '沖縄県那覇市港町1-2' });
    trial.send({ type, field: 'postalCode', value: '1580199' });
    await trial.find(SETAGAYA);
    expect(trial.view().form.gift.address).toBe('沖縄県那覇市港町1-2');
  });

  test("[GIFT-01] typing on gives the search up; an unknown code or a failure is in nobody's way", async () => {
    const trial = start({ isGiftOpen: true });
    const type = 'gift.change' as const;
    trial.send({ type, field: 'postalCode', value: '1580199' });
    trial.send({ type, field: 'postalCode', value: '158019' });
    expect(trial.searched[0]?.signal.aborted).toBe(true);
    trial.send({ type, field: 'postalCode', value: '0000000' });
    await trial.find(null);
    trial.send({ type, field: 'postalCode', value: '1580199' });
    await trial.find(new Error('no connection'));
    expect(trial.view().form.gift).toEqual({ ...EMPTY_GIFT_DESTINATION, postalCode: '1580199' });
    expect(trial.emitted).toEqual([]);
  });

  test('[GIFT-01] its failure is told before the server has answered about the date', () => {
    const trial = start({ isGiftOpen: true, deliveryDate: SATURDAY });
    trial.send({ type: 'lines.change', lines: [line('plant')] });
    trial.send({ type: 'form.validate' });
    expect(trial.emitted).toMatchObject([{ stop: { kind: 'giftIncomplete', field: 'name' } }]);
  });
});

describe('the cart changes', () => {
  const problemOn = (trial: ReturnType<typeof start>, date: string) =>
    trial.view().days.days.find((day) => day.date === date)?.problem;

  test('[DLV-03] another variant of the same product counts, and is not asked about again', async () => {
    const trial = start();
    trial.send({ type: 'lines.change', lines: [line('a', 'other')] });
    await trial.answer();
    expect(problemOn(trial, TUESDAY)).toBeNull();
    trial.send({ type: 'date.choose', date: SATURDAY });
    trial.send({ type: 'lines.change', lines: [line('a', 'toytp5001_set')] });
    expect(problemOn(trial, TUESDAY)).toBe('blockedWeekday');
    expect(trial.asked).toHaveLength(1);
    trial.send({ type: 'form.validate' });
    await trial.answer();
    expect(trial.emitted).toMatchObject([{ type: 'wishes.confirmed', wishes: { deliveryDate: SATURDAY } }]);
  });

  test('[DLV-04] while the answer about it is on its way: that is given up, and the new cart asked about', async () => {
    const trial = start();
    trial.send({ type: 'lines.change', lines: [line('a')] });
    trial.send({ type: 'lines.change', lines: [line('b'), line('a')] });
    expect(trial.asked.map(({ handles }) => handles)).toEqual([['a'], ['a', 'b']]);
    expect(trial.asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  });

  test('[DLV-04] and is empty: nothing blocks a day, and nothing is to be asked', () => {
    const trial = start();
    trial.send({ type: 'lines.change', lines: [line('a', 'toytp5001_set')] });
    trial.send({ type: 'date.choose', date: SATURDAY });
    trial.send({ type: 'lines.change', lines: [] });
    expect(trial.state()).toMatchObject({ check: 'idle' });
    expect(problemOn(trial, TUESDAY)).toBeNull();
    trial.send({ type: 'form.validate' });
    expect(trial.emitted).toMatchObject([{ type: 'wishes.confirmed', wishes: { deliveryDate: SATURDAY } }]);
  });

  test('[DLV-07] why a date was cleared stays told, whatever else changes', () => {
    const trial = start();
    trial.send({ type: 'date.choose', date: TUESDAY });
    trial.send({ type: 'lines.change', lines: [line('a', 'toytp5001_set')] });
    expect(trial.view().cleared).toBe('blockedWeekday');
    trial.send({ type: 'lines.change', lines: [line('a', 'other')] });
    trial.send({ type: 'day.change', today: addDays(TODAY, 1) });
    expect(trial.view().cleared).toBe('blockedWeekday');
  });

  test('[DLV-07] having no preference ends that notice, also where no date can be chosen', async () => {
    const trial = start();
    trial.send({ type: 'date.choose', date: TUESDAY });
    trial.send({ type: 'lines.change', lines: [line('a')] });
    await trial.answer(ok(['a']));
    expect(trial.view().cleared).toBe('invalidProducts');
    trial.send({ type: 'date.choose', date: null });
    expect(trial.view().cleared).toBeNull();
  });
});

describe('going on', () => {
  test('[ATTR-01] a form that nobody touched wishes nothing', () => {
    const trial = start();
    trial.send({ type: 'form.validate' });
    expect(trial.emitted).toEqual([{ type: 'wishes.confirmed', wishes: NO_WISHES }]);
    expect(trial.state()).toMatchObject({ gate: 'quiet' });
  });

  test('[DLV-01] a date without a cart has nothing in its way', () => {
    const trial = start({ deliveryDate: SATURDAY });
    trial.send({ type: 'form.validate' });
    expect(trial.emitted).toMatchObject([{ type: 'wishes.confirmed', wishes: { deliveryDate: SATURDAY } }]);
  });

  test('[DLV-07] a cleared date is told even when something else stopped the way before', () => {
    const trial = start({ isGiftOpen: true });
    trial.send({ type: 'date.choose', date: TUESDAY });
    trial.send({ type: 'lines.change', lines: [line('a', 'toytp5001_set')] });
    trial.send({ type: 'form.validate' });
    trial.send({ type: 'gift.toggle', isOpen: false });
    trial.send({ type: 'form.validate' });
    expect(trial.emitted).toMatchObject([
      { stop: { kind: 'giftIncomplete' } },
      { stop: { kind: 'dateCleared', problem: 'blockedWeekday' } },
    ]);
  });

  test('[GIFT-01] once it went on, no field is missing until the next try', () => {
    const trial = start({ isGiftOpen: true, gift: { ...FULL, name: '' } });
    trial.send({ type: 'form.validate' });
    expect(trial.view().missingGiftFields).toEqual(['name']);
    trial.send({ type: 'gift.change', field: 'name', value: FULL.name });
    trial.send({ type: 'form.validate' });
    expect(trial.emitted.at(-1)).toMatchObject({ type: 'wishes.confirmed' });
    trial.send({ type: 'gift.change', field: 'phone', value: '' });
    expect(trial.view().missingGiftFields).toEqual([]);
  });

  test('[DLV-04] it is busy while it waits for the server, and rests when the order takes all with it', async () => {
    const trial = start({ isGiftOpen: true });
    trial.send({ type: 'form.validate' });
    expect(trial.state()).toMatchObject({ gate: 'stopped' });
    trial.send({ type: 'form.reset' });
    expect(trial.state()).toMatchObject({ gate: 'quiet' });
    trial.send({ type: 'date.choose', date: SATURDAY });
    trial.send({ type: 'lines.change', lines: [line('a')] });
    expect(trial.isBusy()).toBe(false);
    trial.send({ type: 'form.validate' });
    expect(trial.isBusy()).toBe(true);
    await trial.answer();
    expect(trial.isBusy()).toBe(false);
  });
});

describe('the postal code of a gift', () => {
  const type = (trial: ReturnType<typeof start>, field: 'name' | 'postalCode' | 'address', value: string) =>
    trial.send({ type: 'gift.change', field, value });

  test('[GIFT-01] is looked up, no other field is, nor does another field give a search up', async () => {
    const trial = start({ isGiftOpen: true });
    type(trial, 'name', '1580199');
    expect(trial.searched).toEqual([]);
    type(trial, 'postalCode', '1580199');
    type(trial, 'name', FULL.name);
    expect(trial.searched.map(({ signal }) => signal.aborted)).toEqual([false]);
    await trial.find(SETAGAYA);
    expect(trial.view().form.gift).toMatchObject({ name: FULL.name, address: SETAGAYA.address });
    expect(trial.state()).toMatchObject({ postal: 'idle' });
  });

  test('[GIFT-01] another one gives the search for the first up', () => {
    const trial = start({ isGiftOpen: true });
    type(trial, 'postalCode', '1580199');
    type(trial, 'postalCode', '1580198');
    expect(trial.searched.map(({ postalCode, signal }) => [postalCode, signal.aborted])).toEqual([
      ['1580199', true],
      ['1580198', false],
    ]);
  });

  test('[GIFT-01] unfinished it is kept as typed; a search that failed is over', async () => {
    const trial = start({ isGiftOpen: true });
    type(trial, 'postalCode', '158');
    expect(trial.view().form.gift.postalCode).toBe('158');
    type(trial, 'postalCode', '1580199');
    await trial.find(new Error('out of reach'));
    expect(trial.state()).toMatchObject({ postal: 'idle' });
  });

  test.each([
    ['an address that was typed before stays', '渋谷区神宮前1-2-3', '渋谷区神宮前1-2-3'],
    ['blanks are no address', '　 ', SETAGAYA.address],
  ])('[GIFT-01] %s', async (_sentence, typed, address) => {
    const trial = start({ isGiftOpen: true });
    type(trial, 'address', typed);
    type(trial, 'postalCode', '1580199');
    await trial.find(SETAGAYA);
    expect(trial.view().form.gift.address).toBe(address);
    expect(trial.view().giftPlace?.province).toBe(SETAGAYA.province);
  });
});

describe('where the gift goes decides the fee', () => {
  const type = (trial: ReturnType<typeof start>, field: 'postalCode' | 'address', value: string) =>
    trial.send({ type: 'gift.change', field, value });
  const place = (trial: ReturnType<typeof start>) => trial.view().giftPlace;

  test('[FEE-01] a remote island is known by its postal code, as long as that code stands', async () => {
    const trial = start({ isGiftOpen: true });
    expect(place(trial)).toBeNull();
    type(trial, 'postalCode', '100-1401');
    await trial.find(HACHIJO);
    expect(place(trial)).toEqual({ province: 'JP-13', city: '八丈島八丈町', isRemoteIsland: true });
    type(trial, 'postalCode', '100-140');
    // The address that was filled in still tells the prefecture.
    expect(place(trial)).toEqual({ province: 'JP-13', city: '', isRemoteIsland: false });
  });

  test('[FEE-01] a code that no town has: the island is known, the written address tells the prefecture', async () => {
    const trial = start({ isGiftOpen: true });
    type(trial, 'address', '新潟県佐渡市千種');
    type(trial, 'postalCode', '9528501');
    await trial.find({ postalCode: '9528501', province: null, city: '', address: '', isRemoteIsland: true });
    expect(place(trial)).toEqual({ province: 'JP-15', city: '', isRemoteIsland: true });
    expect(trial.view().form.gift.address).toBe('新潟県佐渡市千種');
  });

  test('[FEE-01] closed, or of an e-gift, it decides nothing', async () => {
    const trial = start({ isGiftOpen: true });
    type(trial, 'postalCode', '9000001');
    await trial.find(NAHA);
    expect(place(trial)?.province).toBe('JP-47');
    trial.send({ type: 'eGift.toggle', isOn: true });
    expect(place(trial)).toBeNull();
    trial.send({ type: 'eGift.toggle', isOn: false });
    trial.send({ type: 'gift.toggle', isOpen: false });
    expect(place(trial)).toBeNull();
  });

  test('[FEE-01] a form that was kept is looked up without a press, once', async () => {
    const trial = start({ isGiftOpen: true, gift: { ...FULL, postalCode: '900-0001' } });
    expect(trial.searched.map(({ postalCode }) => postalCode)).toEqual(['9000001']);
    await trial.find(NAHA);
    expect(place(trial)?.province).toBe('JP-47');
    trial.send({ type: 'note.change', note: '置き配' });
    expect(trial.searched).toHaveLength(1);
  });
});

describe('what the cart holds', () => {
  const HELD = { ...NO_WISHES, deliveryDate: SATURDAY, deliveryTime: 'morning' as const, note: '置き配' };
  const load = (trial: ReturnType<typeof start>, wishes: CheckoutWishes, isAnother = false) =>
    trial.send({ type: 'wishes.load', wishes, isAnother });

  test('[ATTR-01] a new tab shows it, and going on sends the same again', async () => {
    const trial = start();
    trial.send({ type: 'lines.change', lines: [line('plant')] });
    load(trial, { ...HELD, gift: FULL });
    expect(trial.view().form).toEqual({ ...EMPTY_DELIVERY_FORM, ...HELD, isGiftOpen: true, gift: FULL });
    await trial.answer();
    trial.send({ type: 'form.validate' });
    await trial.answer();
    expect(trial.emitted).toMatchObject([{ type: 'wishes.confirmed', wishes: { ...HELD, gift: FULL } }]);
  });

  test('[ATTR-01] what another tab sent replaces what was not touched here; a draft stays', () => {
    const trial = start();
    load(trial, HELD);
    trial.send({ type: 'note.change', note: '玄関前に' });
    load(trial, { ...HELD, deliveryDate: TUESDAY, deliveryTime: 'none', note: '宅配ボックス' });
    expect(trial.view().form).toMatchObject({
      deliveryDate: TUESDAY,
      deliveryTime: 'none',
      note: '玄関前に',
    });
  });

  test('[ATTR-01] what was sent from here is no draft any more', () => {
    const trial = start();
    trial.send({ type: 'note.change', note: ' 玄関前に\r\n左 ' });
    load(trial, { ...NO_WISHES, note: '玄関前に\n左' });
    load(trial, { ...NO_WISHES, note: '宅配ボックス' });
    expect(trial.view().form.note).toBe('宅配ボックス');
  });

  test('[ATTR-01] wishes that another tab took back are taken back here too', () => {
    const trial = start();
    load(trial, { ...HELD, gift: FULL });
    load(trial, NO_WISHES);
    expect(trial.view().form).toMatchObject({ deliveryDate: null, note: '', isGiftOpen: false });
  });

  test('[DLV-07] a date that has become impossible is cleared with its reason, and once', () => {
    const trial = start();
    load(trial, { ...HELD, deliveryDate: addDays(TODAY, 3) });
    expect(trial.view()).toMatchObject({ cleared: 'tooEarly', form: { deliveryDate: null } });
    trial.send({ type: 'notice.dismiss' });
    load(trial, { ...HELD, deliveryDate: addDays(TODAY, 3) });
    expect(trial.view()).toMatchObject({ cleared: null, form: { deliveryDate: null } });
  });

  test('[DLV-06] an e-gift that was sent hides what was entered before, and does not take it away', () => {
    const trial = start();
    load(trial, HELD);
    trial.send({ type: 'eGift.toggle', isOn: true });
    load(trial, { ...NO_WISHES, eGift: true, note: '置き配' });
    trial.send({ type: 'eGift.toggle', isOn: false });
    expect(trial.view().form).toMatchObject({ deliveryDate: SATURDAY, deliveryTime: 'morning' });
  });

  test('[CART-10] another cart has its own wishes; an order takes them with it', () => {
    const trial = start({ note: '玄関前に', isGiftOpen: true, gift: FULL });
    load(trial, HELD, true);
    expect(trial.view().form).toEqual({
      ...EMPTY_DELIVERY_FORM,
      deliveryDate: SATURDAY,
      deliveryTime: 'morning',
      note: '置き配',
    });
    trial.send({ type: 'form.reset' });
    load(trial, { ...NO_WISHES, note: '宅配ボックス' });
    expect(trial.view().form.note).toBe('宅配ボックス');
  });
});

test('[DLV-07] a date is asked about anew on each way out: the day may have passed since', async () => {
  const trial = start({ deliveryDate: TUESDAY });
  trial.send({ type: 'lines.change', lines: [line('plant')] });
  await trial.answer();
  trial.send({ type: 'form.validate' });
  expect(trial.asked).toHaveLength(2);
  expect(trial.emitted).toEqual([]);
  trial.send({ type: 'day.change', today: addDays(TODAY, 1) });
  expect(trial.emitted).toMatchObject([{ stop: { kind: 'dateCleared', problem: 'tooEarly' } }]);
  await trial.answer();
  trial.send({ type: 'form.validate' });
  expect(trial.emitted).toMatchObject([{}, { type: 'wishes.confirmed', wishes: { deliveryDate: null } }]);
});

test('an order while the answer is waited for: whoever wanted to go on is answered', () => {
  const trial = start({ deliveryDate: SATURDAY });
  trial.send({ type: 'lines.change', lines: [line('plant')] });
  trial.send({ type: 'form.validate' });
  trial.send({ type: 'form.reset' });
  expect(trial.emitted).toMatchObject([{ type: 'wishes.confirmed', wishes: { deliveryDate: null } }]);
});

test('an order takes everything with it', () => {
  const trial = start({ isGiftOpen: true, gift: FULL, deliveryDate: SATURDAY, note: '置き配', eGift: true });
  trial.send({ type: 'form.reset' });
  expect(trial.view().form).toEqual(EMPTY_DELIVERY_FORM);
  expect(trial.state()).toMatchObject({ gate: 'quiet' });
});

test('an actor that nobody provided says so', async () => {
  const said = await unprovidedActors(deliveryMachine);
  expect(Object.keys(said).sort()).toEqual(['findAddress', 'readInvalidDateProducts']);
  expect([...new Set(Object.values(said))]).toEqual(['provideDeliveryActors was not called']);
});
