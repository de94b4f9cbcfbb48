import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeSetActor } from './make-set-actor';
import { afterPress, firstSetChoice, type SetEvent, type SetInput, setView, standingOf } from './set-choice';

const INPUT: SetInput = {
  definition: {
    itemCount: 2,
    options: [
      { name: 'ガジュマル', image: '', sequence: 1 },
      { name: 'パキラ', image: '', sequence: 2 },
      { name: 'シェフレラ', image: '', sequence: 3 },
    ],
  },
  variants: [
    { id: 1, title: 'ガジュマル/パキラ', quantity: 3 },
    { id: 2, title: 'ガジュマル/シェフレラ', quantity: 0 },
  ],
  selection: [0, 0, 0],
};
const [GAJUMARU, PACHIRA, SCHEFFLERA] = [0, 1, 2];

function start(selection = INPUT.selection) {
  const actor = makeSetActor(firstSetChoice({ ...INPUT, selection }));
  return {
    actor,
    raise: (option = 0) => actor.send({ type: 'option.raise', option }),
    lower: (option = 0) => actor.send({ type: 'option.lower', option }),
    state: () => actor.getSnapshot().value,
    isBuyable: () => actor.getSnapshot().hasTag('buyable'),
    view: () => setView(actor.getSnapshot().context),
  };
}

describe('a set is chosen', () => {
  test('[SET-01] one by one, and what is missing is told', () => {
    const trial = start();
    expect(trial.view()).toMatchObject({ count: 0, total: 2, remaining: 2, variantId: null });
    trial.raise(GAJUMARU);
    expect(trial.state()).toBe('choosing');
    expect(trial.view()).toMatchObject({
      count: 1,
      remaining: 1,
      variantId: null,
      alert: null,
      alertCount: 0,
    });
    expect(standingOf(trial.actor.getSnapshot().context)).toBe('choosing');
  });

  test('[SET-02] whole, it can be bought; lowering disables it again', () => {
    const trial = start();
    trial.raise(PACHIRA);
    trial.raise(GAJUMARU);
    expect(trial.state()).toBe('complete');
    expect(trial.isBuyable()).toBe(true);
    expect(trial.view()).toMatchObject({ remaining: 0, variantId: 1, alert: null });
    trial.lower(PACHIRA);
    expect(trial.state()).toBe('choosing');
    expect(trial.isBuyable()).toBe(false);
    expect(trial.view().variantId).toBeNull();
  });

  test('[SET-03] one too many changes nothing and is told, each time anew', () => {
    const trial = start([1, 1, 0]);
    trial.raise(SCHEFFLERA);
    expect(trial.state()).toBe('complete');
    expect(trial.view()).toMatchObject({ selection: [1, 1, 0], variantId: 1, alert: 'cannotAddMore' });
    const { alertCount } = trial.view();
    trial.raise(SCHEFFLERA);
    expect(trial.view().alertCount).toBe(alertCount + 1);
    trial.lower(PACHIRA);
    expect(trial.view().alert).toBeNull();
  });

  test('[SET-03] what leads to a combination without a variant is not offered, and pressed it is told, each time anew', () => {
    const trial = start();
    expect(trial.view().offered).toEqual([true, true, true]);
    trial.raise(GAJUMARU);
    expect(trial.view().offered).toEqual([false, true, true]);
    trial.raise(GAJUMARU);
    expect(trial.state()).toBe('choosing');
    expect(trial.view()).toMatchObject({ selection: [1, 0, 0], remaining: 1, alert: 'doesNotExist' });
    const { alertCount } = trial.view();
    trial.raise(GAJUMARU);
    expect(trial.view().alertCount).toBe(alertCount + 1);
    trial.raise(PACHIRA);
    expect(trial.view()).toMatchObject({ variantId: 1, alert: null, offered: [false, false, false] });
  });

  test('[SET-03] a page that opens with a combination without a variant says so', () => {
    expect(start([2, 0, 0]).view()).toMatchObject({ variantId: null, alert: 'doesNotExist' });
    expect(start([2, 0, 0]).isBuyable()).toBe(false);
  });

  test('[SET-03] a combination without stock is out of stock', () => {
    const trial = start();
    trial.raise(GAJUMARU);
    trial.raise(SCHEFFLERA);
    expect(trial.state()).toBe('outOfStock');
    expect(trial.isBuyable()).toBe(false);
    expect(trial.view()).toMatchObject({ variantId: null, alert: 'outOfStock' });
  });

  test('[PROD-04] a set that the address names is chosen from the start, and told when it is sold out', () => {
    expect(start([1, 1, 0]).view()).toMatchObject({ variantId: 1, alert: null });
    expect(start([1, 0, 1]).view()).toMatchObject({ variantId: null, alert: 'outOfStock' });
  });

  test('[SET-01] a page that follows the presses itself shows what the machine shows', () => {
    const press = fc.record({
      type: fc.constantFrom('option.raise' as const, 'option.lower' as const),
      option: fc.nat({ max: 2 }),
    });
    fc.assert(
      fc.property(fc.array(press, { maxLength: 12 }), (presses: SetEvent[]) => {
        const { actor, view } = start();
        let choice = firstSetChoice(INPUT);
        for (const event of presses) {
          actor.send(event);
          choice = afterPress(choice, event);
        }
        expect(view()).toEqual(setView(choice));
      }),
    );
  });
});
