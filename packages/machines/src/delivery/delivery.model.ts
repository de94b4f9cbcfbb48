import { type DeliveryPreferences, NO_PREFERENCES } from '@shop/rules/cart/delivery-preferences';
import { firstMissingGiftField } from '@shop/rules/delivery/gift-destination';
import { addDays, jstDate } from '@shop/rules/jst-date';
import { err, ok } from '@shop/rules/result';
import { EXAMPLE_DELIVERY_RULES } from '@shop/rules/testing/example-delivery-rules';
import { defineModel } from '../testing/define-model';
import { type DeliveryEvent, deliveryMachine } from './delivery.machine';
import {
  type DeliveryContext,
  type DeliveryLine,
  EMPTY_DELIVERY_FORM,
  type FoundAddress,
  type InvalidDateAnswer,
} from './delivery-context';

/** A Saturday: the first day of the delivery window is Tuesday, 1 December. */
const TODAY = jstDate(2026, 11, 21);
const TUESDAY = addDays(TODAY, 10);
const PLANT: DeliveryLine = { sku: 'plant', productId: 1, handle: 'plant' };
const NOT_ON_TUESDAY: DeliveryLine = { sku: 'fresh5001_set', productId: 2, handle: 'set' };
const FULL = { name: '森 花', postalCode: '1580199', address: '東京都世田谷区', phone: '0300000000' };
const FOUND: FoundAddress = {
  postalCode: FULL.postalCode,
  provinces: ['JP-13'],
  city: '世田谷区',
  address: '東京都世田谷区',
  choices: [],
  isRemoteIsland: false,
};
/** The preferences that another tab has sent. */
const ELSEWHERE: DeliveryPreferences = { ...NO_PREFERENCES, deliveryDate: TUESDAY };

function say(event: DeliveryEvent): string {
  switch (event.type) {
    case 'lines.change':
      return `the cart holds ${event.lines.map(({ handle }) => handle).join(' and ') || 'nothing'}`;
    case 'day.change':
      return 'midnight passes in Japan';
    case 'date.choose':
      return event.date === null ? 'the shopper takes the date back' : 'the shopper chooses a Tuesday';
    case 'time.choose':
      return 'the shopper chooses the morning';
    case 'eGift.toggle':
      return `the shopper ${event.isOn ? 'makes it an e-gift' : 'makes it no e-gift'}`;
    case 'note.change':
      return 'the shopper writes a remark';
    case 'gift.toggle':
      return `the shopper ${event.isOpen ? 'opens' : 'closes'} the gift form`;
    case 'gift.change':
      return `the shopper types ${event.value === '' ? 'no' : 'a'} ${event.field}`;
    case 'check.retry':
      return 'the shopper asks again whether a date can be chosen';
    case 'form.validate':
      return 'the shopper presses "proceed to purchase"';
    case 'notice.dismiss':
      return 'the shopper puts the notice away';
    case 'preferences.load':
      return `the cart is read, and holds ${event.preferences.deliveryDate === null ? 'no date' : 'a Tuesday of another tab'}`;
    case 'form.reset':
      return 'the cart has become an order';
  }
}

/** Fills the gift form from top to bottom; each answer to the postal code is tried. */
function giftEvents({ form: { gift, eGift }, found }: DeliveryContext): DeliveryEvent[] {
  const type = 'gift.change' as const;
  const missing = firstMissingGiftField(gift);
  return [
    ...(gift.name === '' && found === null ? [{ type: 'gift.toggle' as const, isOpen: false }] : []),
    ...(missing === null ? [] : [{ type, field: missing, value: FULL[missing] }]),
    ...(missing === 'address' ? [{ type, field: 'postalCode' as const, value: '' }] : []),
    ...(missing === 'name' ? [{ type: 'eGift.toggle' as const, isOn: !eGift }] : []),
    { type: 'form.validate' },
    { type: 'form.reset' },
  ];
}

function dateEvents({ form, held, today, lines, cleared, isChecked }: DeliveryContext): DeliveryEvent[] {
  const isFirstDay = today === TODAY;
  return [
    ...(lines.length === 0
      ? [
          { type: 'time.choose' as const, time: 'morning' as const },
          { type: 'note.change' as const, note: '置き配' },
          ...(form.deliveryDate === null ? [{ type: 'gift.toggle' as const, isOpen: true }] : []),
        ]
      : [{ type: 'lines.change' as const, lines: [] as const }]),
    { type: 'lines.change', lines: [PLANT] },
    ...(lines.length === 1 && isFirstDay
      ? [{ type: 'lines.change' as const, lines: [PLANT, NOT_ON_TUESDAY] }]
      : []),
    ...(lines.length < 2 && isFirstDay ? [{ type: 'day.change' as const, today: addDays(TODAY, 1) }] : []),
    ...(lines.length === 1 ? [{ type: 'eGift.toggle' as const, isOn: !form.eGift }] : []),
    { type: 'date.choose', date: form.deliveryDate === null ? TUESDAY : null },
    ...(lines.length === 1 && isFirstDay
      ? [
          {
            type: 'preferences.load' as const,
            preferences: held.deliveryDate === null ? ELSEWHERE : NO_PREFERENCES,
            isAnother: false,
          },
        ]
      : []),
    ...(isChecked ? [] : [{ type: 'check.retry' as const }]),
    ...(cleared === null ? [] : [{ type: 'notice.dismiss' as const }]),
    { type: 'form.validate' },
    { type: 'form.reset' },
  ];
}

/**
 * One date that a midnight, a line or the server's answer makes impossible, and a separate gift form that is filled field by
 * field. Time, remarks and reasons decide nothing, so the state key omits them.
 */
export const deliveryModel = defineModel({
  id: 'delivery',
  machine: deliveryMachine,
  input: { today: TODAY, form: EMPTY_DELIVERY_FORM, rules: EXAMPLE_DELIVERY_RULES },
  eventsOf: ({ context }): DeliveryEvent[] =>
    context.form.isGiftOpen ? giftEvents(context) : dateEvents(context),
  outcomes: {
    readInvalidDateProducts: (): InvalidDateAnswer[] => [ok([]), ok([PLANT.handle]), err('unreachable')],
    findAddress: () => [FOUND, null],
  },
  sayOutcome: (call, outcome) =>
    call === 'findAddress'
      ? `the postal code is ${outcome === null ? 'unknown' : 'found'}`
      : `the server ${sentenceOf(outcome as InvalidDateAnswer)}`,
  serialize: ({ value, context }) => {
    const {
      today,
      lines,
      form,
      held,
      invalidHandles,
      isChecked,
      cleared,
      isClearedAnnounced,
      found,
      searchedCode,
    } = context;
    const { deliveryDate, eGift, isGiftOpen, gift } = form;
    return JSON.stringify([
      value,
      [today, lines.length, deliveryDate, held.deliveryDate, eGift, isGiftOpen],
      [isGiftOpen && gift, found === null, searchedCode === null],
      [invalidHandles, isChecked, cleared === null ? null : isClearedAnnounced],
    ]);
  },
  say,
});

function sentenceOf(answer: InvalidDateAnswer): string {
  if (!answer.ok) return 'cannot be reached';
  return answer.value.length === 0 ? 'knows no product without a date' : 'names a product without a date';
}
