import { restockNoticeMachine } from '@shop/machines/restock-notice/restock-notice.machine';
import { restockNoticeModel } from '@shop/machines/restock-notice/restock-notice.model';
import type { RestockOutcome, RestockWish } from '@shop/rules/restock-notice/restock-wish';
import { fromPromise } from 'xstate';
import { sendRestockWish } from '../../../src/browser/forms/send-restock-wish';
import { asPageOf } from '../support/as-page-of';
import type { Rig, Systems } from '../support/rig';

/** Leaving a wish at the shop's endpoint: taken, an address only the shop finds wrong, a broken body, no shop. */
export async function makeRestockNoticeRig({ shopUrl }: Systems): Promise<Rig> {
  let way: { isReached?: boolean; body?: string } = {};
  return {
    machine: restockNoticeMachine.provide({
      actors: {
        sendWish: fromPromise<RestockOutcome, RestockWish>(({ input }) =>
          asPageOf(shopUrl, () => sendRestockWish(input), way),
        ),
      },
    }),
    input: restockNoticeModel.input,
    arrange: async (told) => {
      const outcome = told as RestockOutcome;
      way = {};
      if (outcome.ok) return;
      if (outcome.error === 'invalid') {
        way = { body: JSON.stringify({ variant_id: 1, product_id: 9, mail_address: 'hana@example' }) };
      } else if (outcome.error === 'refused') way = { body: '{' };
      else way = { isReached: false };
    },
  };
}
