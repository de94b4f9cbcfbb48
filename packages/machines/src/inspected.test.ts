import { afterEach, expect, test } from 'vitest';
import { createActor, type InspectionEvent, SimulatedClock, setup } from 'xstate';
import { INSPECTOR, inspected } from './inspected';

const lamp = setup({}).createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { press: 'on' } }, on: { after: { 500: 'off' } } },
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, INSPECTOR);
});

test('an actor reports its events to an inspector, and runs on its clock', () => {
  const seen: string[] = [];
  const clock = new SimulatedClock();
  const inspect = ({ type }: InspectionEvent) => seen.push(type);
  Reflect.set(globalThis, INSPECTOR, (id: string) => (id === 'lamp' ? { inspect, clock } : {}));
  const actor = createActor(lamp, inspected(lamp.id)).start();
  seen.length = 0;
  actor.send({ type: 'press' });
  expect(seen).toContain('@xstate.microstep');
  clock.increment(500);
  expect(actor.getSnapshot().value).toBe('off');
});

test('without an inspector nothing is reported', () => {
  expect(inspected('lamp')).toEqual({});
  Reflect.set(globalThis, INSPECTOR, 'nobody');
  expect(inspected('lamp')).toEqual({});
});
