import type { AddOutcome } from '@shop/rules/cart/add-outcome';
import { expect, test } from 'vitest';
import { addFailure } from './add-failure';
import { buyWords } from './buy-words';

const words = buyWords('ja');

test.each<[sentence: string, outcome: AddOutcome | null, title: string, reason: string]>([
  ['lost, and not added', { ok: false, code: 'unreachable', inCart: 1 }, words.addFailed, words.failedHint],
  ['surely not sent', { ok: false, code: 'unavailable', inCart: null }, words.addFailed, words.failedHint],
  ['unknown', { ok: false, code: 'outcomeUnknown', inCart: 3 }, words.addUnknown, words.unknownHint],
  [
    'all of the stock is in the cart',
    { ok: false, code: 'notEnoughStock', inCart: 4 },
    words.addFailed,
    '在庫の4点は、すべてカートに入っています。',
  ],
  [
    'none is left, and none is in the cart',
    { ok: false, code: 'outOfStock', inCart: 0 },
    words.addFailed,
    words.stops.outOfStock.replace('{name}', 'パキラ'),
  ],
  ['refused', { ok: false, code: 'rejected', inCart: null }, words.addFailed, words.addRefused],
])(
  '[TRUTH-01] of an add that did not succeed only what is known is told: %s',
  (_sentence, outcome, title, reason) => {
    expect(addFailure(outcome, 'パキラ', words)).toEqual({ title, reason });
  },
);
