import type { AddOutcome } from '@shop/rules/cart/add-request';
import { expect, test } from 'vitest';
import { messages } from '#foundation/i18n/messages.ts';
import { addFailure } from './AddedDialog';

const m = messages('ja');

test.each<[sentence: string, outcome: AddOutcome | null, title: string, reason: string]>([
  ['lost, and not added', { ok: false, code: 'unreachable', inCart: 1 }, m.added.error, m.added.errorHint],
  ['surely not sent', { ok: false, code: 'unavailable', inCart: null }, m.added.error, m.added.errorHint],
  ['unknown', { ok: false, code: 'outcomeUnknown', inCart: 3 }, m.added.unknown, m.added.unknownHint],
  [
    'all of the stock is in the cart',
    { ok: false, code: 'notEnoughStock', inCart: 4 },
    m.added.error,
    '在庫の4点は、すべてカートに入っています。',
  ],
  [
    'none is left, and none is in the cart',
    { ok: false, code: 'outOfStock', inCart: 0 },
    m.added.error,
    m.stock.outOfStock({ name: 'パキラ' }),
  ],
  ['refused', { ok: false, code: 'rejected', inCart: null }, m.added.error, m.cartError.refused],
  [
    'no longer sold',
    { ok: false, code: 'merchandiseInvalid', inCart: 0 },
    m.added.error,
    m.cartError.merchandiseInvalid,
  ],
  [
    'more than one may order',
    { ok: false, code: 'quantityTooLarge', inCart: 0 },
    m.added.error,
    m.cartError.quantityTooLarge,
  ],
  [
    'not in its steps',
    { ok: false, code: 'quantityIncrement', inCart: 0 },
    m.added.error,
    m.cartError.quantityIncrement,
  ],
  ['a full cart', { ok: false, code: 'tooManyLines', inCart: 0 }, m.added.error, m.cartError.tooManyLines],
])('[TRUTH-01] a failed add reports only what is certain: %s', (_sentence, outcome, title, reason) => {
  expect(addFailure(outcome, 'パキラ', m)).toEqual({ title, reason });
});
