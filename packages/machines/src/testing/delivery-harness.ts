import { jstDate } from '@shop/rules/jst-date';
import { ok } from '@shop/rules/result';
import { EXAMPLE_DELIVERY_RULES } from '@shop/rules/testing/example-delivery-rules';
import type { DeliveryEmitted } from '../delivery/delivery.machine';
import {
  type DeliveryForm,
  EMPTY_DELIVERY_FORM,
  type FoundAddress,
  type InvalidDateAnswer,
} from '../delivery/delivery-context';
import { deliveryView } from '../delivery/delivery-view';
import { makeDeliveryActor } from '../delivery/make-delivery-actor';
import { flush } from './simulate-actors';

/** A Saturday. */
export const TODAY = jstDate(2026, 11, 21);
export const TUESDAY = jstDate(2026, 12, 1);
export const SATURDAY = jstDate(2026, 12, 5);
export const FULL = { name: '森 花', postalCode: '1580199', address: '東京都世田谷区', phone: '0300000000' };
export const SETAGAYA: FoundAddress = {
  postalCode: '1580199',
  provinces: ['JP-13'],
  city: '世田谷区',
  address: '東京都世田谷区',
  choices: [],
  isRemoteIsland: false,
};
export const NAHA: FoundAddress = {
  postalCode: '9000001',
  provinces: ['JP-47'],
  city: '那覇市',
  address: '沖縄県那覇市',
  choices: [],
  isRemoteIsland: false,
};
export const HACHIJO: FoundAddress = {
  postalCode: '1001401',
  provinces: ['JP-13'],
  city: '八丈島八丈町',
  address: '東京都八丈島八丈町大賀郷',
  choices: [],
  isRemoteIsland: true,
};
export const line = (handle: string, sku = handle) => ({ sku, handle, productId: 1 });

export function startDelivery(form: Partial<DeliveryForm> = {}) {
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
    { today: TODAY, form: { ...EMPTY_DELIVERY_FORM, ...form }, rules: EXAMPLE_DELIVERY_RULES },
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
