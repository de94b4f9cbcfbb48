import { afterEach, expect, test } from 'vitest';
import { createActor, type InspectionEvent, setup } from 'xstate';
import { WATCHER, watched } from './watched';

const lamp = setup({}).createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { press: 'on' } }, on: {} },
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, WATCHER);
});

test('an actor tells what it does to whoever watches', () => {
  const seen: string[] = [];
  Reflect.set(globalThis, WATCHER, ({ type }: InspectionEvent) => seen.push(type));
  const actor = createActor(lamp, watched()).start();
  seen.length = 0;
  actor.send({ type: 'press' });
  expect(seen).toContain('@xstate.microstep');
});

test('in a shopper’s page nobody watches', () => {
  expect(watched()).toEqual({});
  Reflect.set(globalThis, WATCHER, 'nobody');
  expect(watched()).toEqual({});
});
