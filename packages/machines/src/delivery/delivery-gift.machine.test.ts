import { NO_PREFERENCES } from '@shop/rules/cart/delivery-preferences';
import { canonicalGift, EMPTY_GIFT_DESTINATION } from '@shop/rules/delivery/gift-destination';
import { describe, expect, test } from 'vitest';
import { FULL, HACHIJO, line, NAHA, SATURDAY, SETAGAYA, startDelivery } from '../testing/delivery-harness';
import type { FoundAddress } from './delivery-context';

describe('the gift destination', () => {
  test('[GIFT-01] the first missing field stops the checkout; a filled field is not missing', () => {
    const harness = startDelivery({ isGiftOpen: true });
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

  test('[GIFT-01] complete, it is sent', () => {
    const harness = startDelivery({ isGiftOpen: true, gift: FULL, note: '置き配' });
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

  test('[GIFT-01] [DLV-06] it is required while it is open, except for an e-gift', () => {
    const harness = startDelivery();
    harness.send({ type: 'gift.toggle', isOpen: true });
    harness.send({ type: 'form.validate' });
    expect(harness.view().missingGiftFields).not.toEqual([]);
    expect(harness.emitted).toMatchObject([{ type: 'preferences.refused' }]);
    harness.send({ type: 'eGift.toggle', isOn: true });
    harness.send({ type: 'form.validate' });
    expect(harness.view().missingGiftFields).toEqual([]);
    expect(harness.emitted.at(-1)).toMatchObject({
      type: 'preferences.confirmed',
      preferences: { eGift: true },
    });
  });

  test('[GIFT-01] closed, it is neither required nor sent', () => {
    const harness = startDelivery({ isGiftOpen: true });
    harness.send({ type: 'gift.toggle', isOpen: false });
    harness.send({ type: 'form.validate' });
    expect(harness.emitted).toMatchObject([{ type: 'preferences.confirmed', preferences: { gift: null } }]);
  });

  test('[GIFT-01] a postal code fills the address and reports the prefecture', async () => {
    const harness = startDelivery({ isGiftOpen: true });
    harness.send({ type: 'gift.change', field: 'postalCode', value: '158-019' });
    expect(harness.searched).toEqual([]);
    harness.send({ type: 'gift.change', field: 'postalCode', value: '158-0199' });
    expect(harness.searched[0]?.postalCode).toBe('1580199');
    await harness.find(SETAGAYA);
    expect(harness.view().form.gift.address).toBe('東京都世田谷区');
    expect(harness.view().giftPlace).toEqual({ province: 'JP-13', city: '世田谷区', isRemoteIsland: false });
  });

  test('[GIFT-01] another code replaces that address, but no typed text', async () => {
    const harness = startDelivery({ isGiftOpen: true });
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

  test('[GIFT-01] further typing aborts the lookup; an unknown code or a failure does not block', async () => {
    const harness = startDelivery({ isGiftOpen: true });
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

  test("[GIFT-01] its error is reported before the date's response", () => {
    const harness = startDelivery({ isGiftOpen: true, deliveryDate: SATURDAY });
    harness.send({ type: 'lines.change', lines: [line('plant')] });
    harness.send({ type: 'form.validate' });
    expect(harness.emitted).toMatchObject([{ stop: { kind: 'giftIncomplete', field: 'name' } }]);
  });
});

describe('the postal code of a gift', () => {
  const type = (
    harness: ReturnType<typeof startDelivery>,
    field: 'name' | 'postalCode' | 'address',
    value: string,
  ) => harness.send({ type: 'gift.change', field, value });

  test('[GIFT-01] is looked up, no other field is, nor does another field abort a lookup', async () => {
    const harness = startDelivery({ isGiftOpen: true });
    type(harness, 'name', '1580199');
    expect(harness.searched).toEqual([]);
    type(harness, 'postalCode', '1580199');
    type(harness, 'name', FULL.name);
    expect(harness.searched.map(({ signal }) => signal.aborted)).toEqual([false]);
    await harness.find(SETAGAYA);
    expect(harness.view().form.gift).toMatchObject({ name: FULL.name, address: SETAGAYA.address });
    expect(harness.state()).toMatchObject({ postal: 'idle' });
  });

  test('[GIFT-01] another one aborts the first lookup', () => {
    const harness = startDelivery({ isGiftOpen: true });
    type(harness, 'postalCode', '1580199');
    type(harness, 'postalCode', '1580198');
    expect(harness.searched.map(({ postalCode, signal }) => [postalCode, signal.aborted])).toEqual([
      ['1580199', true],
      ['1580198', false],
    ]);
  });

  test('[GIFT-01] incomplete it is kept as typed; a failed lookup is finished', async () => {
    const harness = startDelivery({ isGiftOpen: true });
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
    const harness = startDelivery({ isGiftOpen: true });
    type(harness, 'address', typed);
    type(harness, 'postalCode', '1580199');
    await harness.find(SETAGAYA);
    expect(harness.view().form.gift.address).toBe(address);
    expect(harness.view().giftPlace?.province).toBe(SETAGAYA.provinces[0]);
  });
});

describe('a postal code of several places', () => {
  const type = (harness: ReturnType<typeof startDelivery>, field: 'postalCode' | 'address', value: string) =>
    harness.send({ type: 'gift.change', field, value });
  const KIYOSU: FoundAddress = {
    postalCode: '4520961',
    provinces: ['JP-23'],
    city: '清須市',
    address: '愛知県清須市',
    choices: ['愛知県清須市春日明河原', '愛知県清須市春日一番割'],
    isRemoteIsland: false,
  };
  const NAKATSU: FoundAddress = {
    postalCode: '8710000',
    provinces: ['JP-40', 'JP-44'],
    city: '',
    address: '',
    choices: ['福岡県築上郡吉富町', '大分県中津市'],
    isRemoteIsland: false,
  };

  test('[GIFT-01] their common part is filled in, and each is offered while the code is unchanged', async () => {
    const harness = startDelivery({ isGiftOpen: true });
    type(harness, 'postalCode', '452-0961');
    await harness.find(KIYOSU);
    expect(harness.view().form.gift.address).toBe('愛知県清須市');
    expect(harness.view().addressChoices).toEqual(KIYOSU.choices);
    type(harness, 'postalCode', '452-096');
    expect(harness.view().addressChoices).toEqual([]);
  });

  test("[GIFT-01] a selected one is replaced by another code's, an edited one is not", async () => {
    const harness = startDelivery({ isGiftOpen: true });
    type(harness, 'postalCode', '4520961');
    await harness.find(KIYOSU);
    type(harness, 'address', '愛知県清須市春日一番割');
    type(harness, 'postalCode', '1580199');
    await harness.find(SETAGAYA);
    expect(harness.view().form.gift.address).toBe(SETAGAYA.address);
    type(harness, 'address', `${SETAGAYA.address}玉川1-2-3`);
    type(harness, 'postalCode', '4520961');
    await harness.find(KIYOSU);
    expect(harness.view().form.gift.address).toBe(`${SETAGAYA.address}玉川1-2-3`);
  });

  test('[GIFT-01] [FEE-01] of two prefectures neither is filled in; the written one decides', async () => {
    const harness = startDelivery({ isGiftOpen: true });
    type(harness, 'postalCode', '1580199');
    await harness.find(SETAGAYA);
    type(harness, 'postalCode', '8710000');
    await harness.find(NAKATSU);
    // The filled-in address of the previous code proves nothing about this one.
    expect(harness.view().form.gift.address).toBe('');
    expect(harness.view().giftPlace).toBeNull();
    type(harness, 'address', '大分県中津市');
    expect(harness.view().giftPlace?.province).toBe('JP-44');
  });
});

describe('a gift with contradicting postal code and address', () => {
  const startContradiction = async (postalCode: string, address: string, found: FoundAddress) => {
    const harness = startDelivery({ isGiftOpen: true, gift: { ...FULL, postalCode, address } });
    await harness.find(found);
    return harness;
  };
  const stops = (harness: ReturnType<typeof startDelivery>) =>
    harness.emitted.map((fact) => ('stop' in fact ? fact.stop.kind : fact.type));

  test('[FEE-01] stops the checkout once; the shipping fee is the higher one', async () => {
    const harness = await startContradiction('158-0199', '沖縄県那覇市泉崎1-2-3', SETAGAYA);
    expect(harness.view().addressMismatch).toEqual({ ofCode: ['JP-13'], written: 'JP-47' });
    expect(harness.view().giftPlace?.province).toBe('JP-47');
    harness.send({ type: 'form.validate' });
    expect(harness.emitted).toEqual([
      {
        type: 'preferences.refused',
        stop: { kind: 'addressMismatch', ofCode: ['JP-13'], written: 'JP-47' },
      },
    ]);
    harness.send({ type: 'form.validate' });
    expect(stops(harness)).toEqual(['addressMismatch', 'preferences.confirmed']);
  });

  test('[FEE-01] so does an address on an island of the same prefecture, whose fee counts', async () => {
    const harness = await startContradiction('158-0199', '東京都八丈島八丈町大賀郷1', SETAGAYA);
    expect(harness.view().addressMismatch).toEqual({
      ofCode: ['JP-13'],
      written: 'JP-13',
      isIsland: true,
    });
    expect(harness.view().giftPlace).toMatchObject({ province: 'JP-13', isRemoteIsland: true });
    harness.send({ type: 'form.validate' });
    harness.send({ type: 'form.validate' });
    expect(stops(harness)).toEqual(['addressMismatch', 'preferences.confirmed']);
  });

  test('[FEE-01] in the reverse case the code has the higher fee', async () => {
    const harness = await startContradiction('900-0001', '東京都千代田区千代田1-1', NAHA);
    expect(harness.view().giftPlace?.province).toBe('JP-47');
    harness.send({ type: 'form.validate' });
    expect(stops(harness)).toEqual(['addressMismatch']);
  });

  test('[FEE-01] another contradiction stops again, and the same one of another cart too', async () => {
    const harness = await startContradiction('158-0199', '沖縄県那覇市泉崎1-2-3', SETAGAYA);
    harness.send({ type: 'form.validate' });
    harness.send({ type: 'gift.change', field: 'address', value: '大阪府大阪市1-2' });
    harness.send({ type: 'form.validate' });
    harness.send({ type: 'form.validate' });
    expect(stops(harness)).toEqual(['addressMismatch', 'addressMismatch', 'preferences.confirmed']);
    harness.send({ type: 'form.reset' });
    harness.send({ type: 'gift.toggle', isOpen: true });
    for (const field of ['name', 'postalCode', 'phone'] as const)
      harness.send({ type: 'gift.change', field, value: FULL[field] });
    harness.send({ type: 'gift.change', field: 'address', value: '大阪府大阪市1-2' });
    await harness.find(SETAGAYA);
    harness.send({ type: 'form.validate' });
    expect(stops(harness).at(-1)).toBe('addressMismatch');
  });

  test.each([
    ['they agree', '158-0199', '東京都世田谷区1-2', SETAGAYA],
    ['no prefecture is written', '158-0199', '世田谷区1-2', SETAGAYA],
    [
      'the place of the code is not known',
      '952-8501',
      '新潟県佐渡市1',
      { ...NAHA, postalCode: '9528501', provinces: [] },
    ],
    [
      'the code spans the written one',
      '158-0199',
      '沖縄県那覇市1',
      { ...SETAGAYA, provinces: ['JP-13', 'JP-47'] },
    ],
  ] as const)('[FEE-01] nothing blocks where %s', async (_sentence, postalCode, address, found) => {
    const harness = await startContradiction(postalCode, address, found);
    expect(harness.view().addressMismatch).toBeNull();
    harness.send({ type: 'form.validate' });
    expect(stops(harness)).toEqual(['preferences.confirmed']);
  });

  test('[FEE-01] [DLV-06] nor for an e-gift, nor with the form closed', async () => {
    const harness = await startContradiction('158-0199', '沖縄県那覇市泉崎1-2-3', SETAGAYA);
    harness.send({ type: 'eGift.toggle', isOn: true });
    harness.send({ type: 'form.validate' });
    harness.send({ type: 'eGift.toggle', isOn: false });
    harness.send({ type: 'gift.toggle', isOpen: false });
    harness.send({ type: 'form.validate' });
    expect(stops(harness)).toEqual(['preferences.confirmed', 'preferences.confirmed']);
  });

  test('[GIFT-01] an invalid postal code stops the checkout at its field', () => {
    const harness = startDelivery({ isGiftOpen: true, gift: { ...FULL, postalCode: '158-019' } });
    harness.send({ type: 'form.validate' });
    expect(harness.emitted).toEqual([
      { type: 'preferences.refused', stop: { kind: 'giftIncomplete', field: 'postalCode' } },
    ]);
  });

  test("[GIFT-01] the cart's gift matches the typed one, in any format", () => {
    const typed = { ...FULL, postalCode: '１５８─０１９９', phone: '+81 (0)3-0000-0000' };
    const harness = startDelivery({ isGiftOpen: true, gift: typed });
    const held = { ...NO_PREFERENCES, gift: canonicalGift(typed) };
    harness.send({ type: 'preferences.load', preferences: held, isAnother: false });
    // The entry is unchanged: the other tab's gift replaces it.
    const other = { ...NO_PREFERENCES, gift: { ...canonicalGift(typed), name: '緑川 葉' } };
    harness.send({ type: 'preferences.load', preferences: other, isAnother: false });
    expect(harness.view().form.gift.name).toBe('緑川 葉');
  });
});

describe('the destination of the gift determines the shipping fee', () => {
  const type = (harness: ReturnType<typeof startDelivery>, field: 'postalCode' | 'address', value: string) =>
    harness.send({ type: 'gift.change', field, value });
  const place = (harness: ReturnType<typeof startDelivery>) => harness.view().giftPlace;

  test('[FEE-01] a remote island is detected by its postal code, while that code is unchanged', async () => {
    const harness = startDelivery({ isGiftOpen: true });
    expect(place(harness)).toBeNull();
    type(harness, 'postalCode', '100-1401');
    await harness.find(HACHIJO);
    expect(place(harness)).toEqual({ province: 'JP-13', city: '八丈島八丈町', isRemoteIsland: true });
    type(harness, 'postalCode', '100-140');
    // The filled-in address still determines the place.
    expect(place(harness)).toEqual({ province: 'JP-13', city: '', isRemoteIsland: true });
    type(harness, 'address', '東京都千代田区千代田1');
    expect(place(harness)).toEqual({ province: 'JP-13', city: '', isRemoteIsland: false });
  });

  test('[FEE-01] a code without a town: the island is known, the written address gives the prefecture', async () => {
    const harness = startDelivery({ isGiftOpen: true });
    type(harness, 'postalCode', '9528501');
    await harness.find({
      postalCode: '9528501',
      provinces: [],
      city: '',
      address: '',
      choices: [],
      isRemoteIsland: true,
    });
    type(harness, 'address', '佐渡市千種');
    expect(place(harness)).toEqual({ province: null, city: '', isRemoteIsland: true });
    type(harness, 'address', '新潟県佐渡市千種');
    expect(place(harness)).toEqual({ province: 'JP-15', city: '', isRemoteIsland: true });
    expect(harness.view().form.gift.address).toBe('新潟県佐渡市千種');
  });

  test('[FEE-01] closed, or for an e-gift, it has no effect', async () => {
    const harness = startDelivery({ isGiftOpen: true });
    type(harness, 'postalCode', '9000001');
    await harness.find(NAHA);
    expect(place(harness)?.province).toBe('JP-47');
    harness.send({ type: 'eGift.toggle', isOn: true });
    expect(place(harness)).toBeNull();
    harness.send({ type: 'eGift.toggle', isOn: false });
    harness.send({ type: 'gift.toggle', isOpen: false });
    expect(place(harness)).toBeNull();
  });

  test('[FEE-01] a stored form is looked up without a click, once', async () => {
    const harness = startDelivery({ isGiftOpen: true, gift: { ...FULL, postalCode: '900-0001' } });
    expect(harness.searched.map(({ postalCode }) => postalCode)).toEqual(['9000001']);
    await harness.find(NAHA);
    expect(place(harness)?.province).toBe('JP-47');
    harness.send({ type: 'note.change', note: '置き配' });
    expect(harness.searched).toHaveLength(1);
  });
});
