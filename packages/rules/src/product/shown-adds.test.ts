import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AddOutcome, AddRequest } from '../cart/add-request';
import type { GlobalId } from '../global-id';
import { yen } from '../yen';
import { type AddEvent, afterAddEvent, NO_ADDS, type ShownAdds, shownAdd } from './shown-adds';

const display = { handle: '', title: '', variantTitle: '', vendor: '', imageUrl: '', price: yen(1) };
const request = (requestId: string, variant = 1, quantity = 1): AddRequest => ({
  requestId,
  line: { merchandiseGlobalId: btoa(`gid://shopify/ProductVariant/${variant}`) as GlobalId, quantity },
  display,
});
const ADDED: AddOutcome = { ok: true, warning: null, quantity: 1, expiry: null };
const UNREACHABLE: AddOutcome = { ok: false, code: 'unreachable', inCart: 0 };

const press = (...args: Parameters<typeof request>): AddEvent => ({
  type: 'add.press',
  request: request(...args),
});
const result = (requestId: string, outcome: AddOutcome = ADDED): AddEvent => ({
  type: 'add.result',
  requestId,
  outcome,
});
const retry = (requestId: string): AddEvent => ({ type: 'add.retry', requestId });
const dismiss: AddEvent = { type: 'result.dismiss' };

const after = (...events: AddEvent[]): ShownAdds => events.reduce(afterAddEvent, NO_ADDS);
const shown = (...events: AddEvent[]) => {
  const add = shownAdd(after(...events));
  return add && [add.request.requestId, add.outcome];
};
const onTheirWay = (...events: AddEvent[]) =>
  after(...events).adds.flatMap((add) => (add.outcome === null ? [add.request.requestId] : []));

describe('a requested add', () => {
  test('[PROD-08] is shown as pending from the click, then its outcome until dismissed', () => {
    expect(shown(press('a'))).toEqual(['a', null]);
    expect(shown(press('a'), result('a'))).toEqual(['a', ADDED]);
    expect(after(press('a'), result('a'), dismiss)).toEqual(NO_ADDS);
  });

  test('[PROD-08] a double click adds once, and so does one on the newest of several', () => {
    expect(onTheirWay(press('a'), press('b'))).toEqual(['a']);
    expect(onTheirWay(press('a'), press('b', 2), press('c', 2))).toEqual(['a', 'b']);
  });

  test('[PROD-08] the same with another quantity, after an outcome or after dismissal is another add', () => {
    expect(onTheirWay(press('a'), press('b', 1, 3))).toEqual(['a', 'b']);
    expect(onTheirWay(press('a'), result('a'), press('b'))).toEqual(['b']);
    expect(onTheirWay(press('a'), dismiss, press('b'))).toEqual(['a', 'b']);
  });

  test('[PROD-04] another click meanwhile is shown, and does not change the earlier one', () => {
    expect(shown(press('a'), press('b', 2))).toEqual(['b', null]);
    expect(shown(press('a'), press('b', 2), result('a'))).toEqual(['b', null]);
    expect(shown(press('a'), press('b', 2), result('a'), result('b'))).toEqual(['b', ADDED]);
  });

  test('[PROD-08] dismissed before the response, a success is not shown', () => {
    expect(after(press('a'), dismiss, result('a'))).toEqual(NO_ADDS);
  });

  test('[CART-12] a quantity below the requested one is reported', () => {
    const fewer: AddOutcome = { ok: true, warning: 'notEnoughStock', quantity: 1, expiry: null };
    expect(shown(press('a', 1, 3), result('a', fewer))).toEqual(['a', fewer]);
  });

  test('[PROD-08] a response to an unknown add changes nothing', () => {
    const state = after(press('a'));
    expect(afterAddEvent(state, result('other'))).toBe(state);
  });
});

describe('an add that failed', () => {
  test('[PROD-08] is reported, even when it had been dismissed', () => {
    expect(shown(press('a'), dismiss, result('a', UNREACHABLE))).toEqual(['a', UNREACHABLE]);
    expect(after(press('a'), result('a', UNREACHABLE), dismiss)).toEqual(NO_ADDS);
  });

  test('[PROD-08] is reported although another is pending, which is not lost', () => {
    const events = [press('a'), press('b', 2), result('a', UNREACHABLE)];
    expect(shown(...events)).toEqual(['a', UNREACHABLE]);
    expect(onTheirWay(...events, dismiss)).toEqual(['b']);
    expect(shown(...events, dismiss, result('b'))).toBeNull();
    expect(shown(...events, result('b', UNREACHABLE), dismiss)).toEqual(['b', UNREACHABLE]);
  });

  test('[PROD-08] a retry is the same add with another id, for any later selection', () => {
    const again = after(press('a', 1, 3), result('a', UNREACHABLE), retry('b'));
    expect(again).toEqual({ adds: [{ request: request('b', 1, 3), outcome: null }], isShown: true });
  });

  test('[TRUTH-01] a retry is accepted only where nothing was added and it may succeed', () => {
    for (const outcome of [
      { ok: false, code: 'outcomeUnknown', inCart: null },
      { ok: false, code: 'notEnoughStock', inCart: 5 },
    ] as const) {
      const failed = after(press('a'), result('a', outcome));
      expect(afterAddEvent(failed, retry('b'))).toBe(failed);
    }
    expect(after(retry('a'))).toEqual(NO_ADDS);
  });

  test('[PROD-08] a click after a failure adds the current selection', () => {
    expect(shown(press('a'), result('a', UNREACHABLE), press('b', 2))).toEqual(['b', null]);
  });
});

test('[PROD-08] for any clicks and responses: no add is lost, each has one outcome, and a failure is always reported', () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('press' as const), variant: fc.integer({ min: 1, max: 2 }) }),
    fc.record({ kind: fc.constant('result' as const), isGood: fc.boolean() }),
    fc.record({ kind: fc.constantFrom('retry' as const, 'dismiss' as const) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let state = NO_ADDS;
      const asked: string[] = [];
      for (const [index, one] of steps.entries()) {
        const id = String(index);
        const [oldest] = state.adds.filter(({ outcome }) => outcome === null);
        const before = state;
        if (one.kind === 'press') state = afterAddEvent(state, press(id, one.variant));
        else if (one.kind === 'retry') state = afterAddEvent(state, retry(id));
        else if (one.kind === 'dismiss') state = afterAddEvent(state, dismiss);
        else if (one.kind === 'result' && oldest !== undefined) {
          asked.splice(asked.indexOf(oldest.request.requestId), 1);
          state = afterAddEvent(state, result(oldest.request.requestId, one.isGood ? ADDED : UNREACHABLE));
          if (!one.isGood) expect(shownAdd(state)?.outcome).toEqual(UNREACHABLE);
        }
        if (state !== before && state.adds.some(({ request: { requestId } }) => requestId === id))
          asked.push(id);
        const open = state.adds.filter(({ outcome }) => outcome === null);
        expect(open.map(({ request: { requestId } }) => requestId).sort()).toEqual([...asked].sort());
      }
    }),
  );
});
