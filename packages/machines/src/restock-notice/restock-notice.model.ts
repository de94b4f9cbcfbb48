import { err, ok } from '@shop/rules/result';
import { defineModel } from '../testing/define-model';
import { type RestockNoticeEvent, restockNoticeMachine } from './restock-notice.machine';

const EVENTS: readonly RestockNoticeEvent[] = [
  { type: 'form.submit', text: 'hana@example.com', variantId: 1, productId: 9 },
  { type: 'form.submit', text: 'hana@example.com', variantId: 2, productId: 9 },
  { type: 'form.submit', text: 'hana@example', variantId: 1, productId: 9 },
  { type: 'request.change' },
];

function say(event: RestockNoticeEvent): string {
  return event.type === 'form.submit'
    ? `the shopper sends ${event.text} for variant ${event.variantId}`
    : 'the shopper writes on or chooses another variant';
}

/** A form for two sold-out variants, and a shop that accepts the request, refuses it or does not answer. */
export const restockNoticeModel = defineModel({
  id: 'restockNotice',
  machine: restockNoticeMachine,
  input: undefined,
  eventsOf: () => [...EVENTS],
  outcomes: {
    sendRequest: () => [
      ok(null),
      err('invalid' as const),
      err('inStock' as const),
      err('gone' as const),
      err('refused' as const),
      err('unreachable' as const),
    ],
  },
  serialize: ({ value, context: { request, next, isChanged, isInvalid } }) =>
    JSON.stringify([
      value,
      value === 'submitting' && [request?.variantId, next?.variantId, isChanged, isInvalid],
    ]),
  say,
});
