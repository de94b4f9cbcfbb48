import { afterEach, expect, test } from 'vitest';
import { createActor, type InspectionEvent, setup } from 'xstate';
import { INSPECTOR, inspected } from './inspected';

const lamp = setup({}).createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { press: 'on' } }, on: {} },
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, INSPECTOR);
});

test('an actor tells what it does to whoever watches', () => {
  const seen: string[] = [];
  Reflect.set(globalThis, INSPECTOR, ({ type }: InspectionEvent) => seen.push(type));
  const actor = createActor(lamp, inspected()).start();
  seen.length = 0;
  actor.send({ type: 'press' });
  expect(seen).toContain('@xstate.microstep');
});

test('in a shopper’s page nobody watches', () => {
  expect(inspected()).toEqual({});
  Reflect.set(globalThis, INSPECTOR, 'nobody');
  expect(inspected()).toEqual({});
});
