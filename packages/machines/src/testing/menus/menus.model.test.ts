import { describe, expect, test } from 'vitest';
import { testModel } from '../test-model';
import { menusModel } from './menus.model';

const { steps } = testModel(menusModel);
const after = (type: string) =>
  steps.filter(({ happening }) => happening.kind === 'event' && happening.event.type === type);

describe('in every step of the menus', () => {
  test('[HEAD-03] the page holds still exactly while a menu is open', () => {
    expect(
      steps.filter(({ after: { context, ...state } }) => state.hasTag('locked') !== (context.open !== null)),
    ).toEqual([]);
  });

  test.each(['key.escape', 'focus.leave', 'outside.press', 'link.follow'])(
    '[HEAD-02] %s leaves no menu open',
    (type) => {
      expect(after(type).length).toBeGreaterThan(0);
      expect(after(type).filter((step) => step.after.context.open !== null)).toEqual([]);
    },
  );

  test('[HEAD-02] a mouse on its way opens and closes nothing at once', () => {
    const wrong = [...after('pointer.over'), ...after('pointer.leave')].filter(
      (step) => step.before.context.open !== step.after.context.open,
    );
    expect(wrong).toEqual([]);
  });
});
