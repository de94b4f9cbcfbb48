import { restockNoticeMachine } from '@shop/machines/restock-notice/restock-notice.machine';
import { restockNoticeModel } from '@shop/machines/restock-notice/restock-notice.model';
import type { RestockNoticeRequest, RestockOutcome } from '@shop/rules/restock-notice/restock-request';
import { fromPromise } from 'xstate';
import { sendRestockRequest } from '#features/restock-notice/browser/restock-form.ts';
import { asPageOf } from '../support/as-page-of';
import type { ModelAdapter, Systems } from '../support/model-adapter';

/** Two sold-out variants of the fixtures for the model's, and one in stock. */
const SOLD_OUT = new Map([
  [1, { variantId: 42_319_927_936_239, productId: 7_583_520_850_095 }],
  [2, { variantId: 42_319_929_738_479, productId: 7_583_520_850_095 }],
]);
const IN_STOCK = { variant_id: 42_319_870_264_559, product_id: 7_583_412_945_071 };

/**
 * A restock request at the shop's endpoint: accepted, an address only the shop rejects, a variant that there is not, one in stock, a
 * broken body, no shop.
 */
export async function makeRestockNoticeAdapter({ shopUrl }: Systems): Promise<ModelAdapter> {
  let way: { isReached?: boolean; body?: string } = {};
  return {
    machine: restockNoticeMachine.provide({
      actors: {
        sendRequest: fromPromise<RestockOutcome, RestockNoticeRequest>(({ input }) =>
          asPageOf(shopUrl, () => sendRestockRequest({ ...input, ...SOLD_OUT.get(input.variantId) }), way),
        ),
      },
    }),
    input: restockNoticeModel.input,
    arrange: async (result) => {
      const outcome = result as RestockOutcome;
      way = {};
      if (outcome.ok) return;
      if (outcome.error === 'invalid') {
        way = { body: JSON.stringify({ variant_id: 1, product_id: 9, mail_address: 'hana@example' }) };
      } else if (outcome.error === 'gone') {
        way = { body: JSON.stringify({ variant_id: 1, product_id: 9, mail_address: 'hana@example.com' }) };
      } else if (outcome.error === 'inStock') {
        way = { body: JSON.stringify({ ...IN_STOCK, mail_address: 'hana@example.com' }) };
      } else if (outcome.error === 'refused') way = { body: '{' };
      else way = { isReached: false };
    },
  };
}
