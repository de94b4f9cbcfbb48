import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { type MenusEvent, menusMachine, POINTER_REST_MS, PRESS_GRACE_MS } from './menus.machine';

function menus() {
  const clock = new SimulatedClock();
  const actor = createActor(menusMachine, { clock }).start();
  return {
    send: (event: MenusEvent) => actor.send(event),
    over: (menu: string | null) => actor.send({ type: 'pointer.over', menu }),
    press: (menu: string) => actor.send({ type: 'name.press', menu }),
    wait: (ms: number) => clock.increment(ms),
    open: () => actor.getSnapshot().context.open,
    isLocked: () => actor.getSnapshot().hasTag('locked'),
  };
}

describe('[HEAD-02] pull-down menus', () => {
  test('a mouse that rests opens, one that passes does not', () => {
    const { over, wait, open } = menus();
    over('category');
    wait(POINTER_REST_MS - 1);
    over('purpose');
    wait(POINTER_REST_MS - 1);
    expect(open()).toBeNull();
    wait(1);
    expect(open()).toBe('purpose');
  });

  test('one at a time: resting on another name changes, resting beside the names closes', () => {
    const { over, wait, open, isLocked } = menus();
    over('category');
    wait(POINTER_REST_MS);
    expect(isLocked()).toBe(true);
    over('purpose');
    expect(open()).toBe('category');
    wait(POINTER_REST_MS);
    expect(open()).toBe('purpose');
    over(null);
    wait(POINTER_REST_MS);
    expect([open(), isLocked()]).toEqual([null, false]);
  });

  test('the mouse may leave for a moment', () => {
    const { send, over, wait, open } = menus();
    over('category');
    wait(POINTER_REST_MS);
    send({ type: 'pointer.leave' });
    wait(POINTER_REST_MS - 1);
    over('category');
    wait(1000);
    expect(open()).toBe('category');
    send({ type: 'pointer.leave' });
    wait(POINTER_REST_MS);
    expect(open()).toBeNull();
  });

  test('a press opens and closes at once, but not right after the mouse opened', () => {
    const { over, press, wait, open } = menus();
    press('category');
    expect(open()).toBe('category');
    press('category');
    expect(open()).toBeNull();
    over('category');
    wait(POINTER_REST_MS);
    press('category');
    expect(open()).toBe('category');
    wait(PRESS_GRACE_MS);
    press('category');
    expect(open()).toBeNull();
  });

  test('beside the names nothing opens, and a mouse that goes there opens nothing', () => {
    const { over, wait, open, isLocked } = menus();
    over(null);
    wait(POINTER_REST_MS);
    over('category');
    over(null);
    wait(POINTER_REST_MS);
    expect([open(), isLocked()]).toEqual([null, false]);
  });

  test('a mouse that comes back to the open menu before it changed keeps it', () => {
    const { over, press, wait, open } = menus();
    press('category');
    over('purpose');
    over('category');
    wait(POINTER_REST_MS);
    expect(open()).toBe('category');
    over(null);
    over('category');
    wait(POINTER_REST_MS);
    expect(open()).toBe('category');
  });

  test('a press on another name opens that one at once', () => {
    const { over, press, wait, open, isLocked } = menus();
    over('category');
    wait(POINTER_REST_MS);
    press('purpose');
    expect(open()).toBe('purpose');
    press('tag');
    expect([open(), isLocked()]).toEqual(['tag', true]);
  });

  test('[HEAD-03] the page holds still while one is open', () => {
    const { press, send, isLocked } = menus();
    expect(isLocked()).toBe(false);
    press('category');
    press('purpose');
    expect(isLocked()).toBe(true);
    send({ type: 'key.escape' });
    expect(isLocked()).toBe(false);
  });

  const leavings: [sentence: string, event: MenusEvent][] = [
    ['the focus goes elsewhere', { type: 'focus.leave' }],
    ['something else is pressed', { type: 'outside.press' }],
    ['a link is followed', { type: 'link.follow' }],
  ];

  test.each<[sentence: string, event: MenusEvent]>([
    ['the mouse goes away', { type: 'pointer.leave' }],
    ...leavings,
  ])('a mouse that rests opens nothing any more when %s', (_sentence, event) => {
    const { over, send, wait, open } = menus();
    over('category');
    send(event);
    wait(POINTER_REST_MS);
    expect(open()).toBeNull();
  });

  test.each<[sentence: string, event: MenusEvent]>([
    ['Escape is pressed', { type: 'key.escape' }],
    ...leavings,
  ])(
    '[HEAD-03] an open menu closes at once when %s, also with the mouse on another name',
    (_sentence, event) => {
      const { press, over, send, wait, open, isLocked } = menus();
      press('category');
      send(event);
      expect([open(), isLocked()]).toEqual([null, false]);
      press('category');
      over('purpose');
      send(event);
      wait(POINTER_REST_MS);
      expect([open(), isLocked()]).toEqual([null, false]);
    },
  );

  test('a menu that the mouse changed to is not closed by a press that was on its way', () => {
    const { over, press, wait, open } = menus();
    press('category');
    over('purpose');
    wait(POINTER_REST_MS);
    press('purpose');
    expect(open()).toBe('purpose');
  });

  test('a mouse that rests on the name of the open menu does not keep a press from closing it', () => {
    const { over, press, wait, open } = menus();
    press('category');
    over('category');
    wait(POINTER_REST_MS);
    press('category');
    expect(open()).toBeNull();
  });

  test('a press on another name counts, wherever the mouse rests', () => {
    const { over, press, wait, open } = menus();
    press('category');
    over('purpose');
    press('tag');
    wait(POINTER_REST_MS);
    expect(open()).toBe('tag');
  });

  test('a press while the mouse rests opens at once, and the mouse opens nothing more', () => {
    const { over, press, wait, open } = menus();
    over('category');
    press('purpose');
    expect(open()).toBe('purpose');
    wait(POINTER_REST_MS);
    expect(open()).toBe('purpose');
  });

  test('a mouse that moves on the name it has just opened does not shorten the time in which a press keeps it open', () => {
    const { over, press, wait, open } = menus();
    over('category');
    wait(POINTER_REST_MS);
    over('category');
    press('category');
    press('category');
    expect(open()).toBe('category');
  });
});
