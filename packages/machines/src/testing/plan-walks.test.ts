import { describe, expect, test } from 'vitest';
import { setup } from 'xstate';
import { defineModel } from './define-model';
import { explore } from './explore';
import { type Act, type Acting, planWalks, walkAlong } from './plan-walks';
import { transitionNames } from './transition-names';

type LampEvent = { type: 'press' } | { type: 'knock' } | { type: 'cut' };

const lamp = setup({ types: { events: {} as LampEvent } }).createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: { on: { press: 'on', knock: {} } },
    on: { on: { press: 'off', cut: 'dead' } },
    dead: {},
  },
});

const model = defineModel({
  id: 'lamp',
  machine: lamp,
  input: undefined,
  eventsOf: (): LampEvent[] => [{ type: 'press' }, { type: 'knock' }, { type: 'cut' }],
  serialize: ({ value }) => JSON.stringify(value),
  say: ({ type }) => `somebody does ${type}`,
});
const exploration = explore(model);

function act(name: string, types: readonly LampEvent['type'][], place: string): Act {
  return {
    name,
    happens: types.map((type) => (happening) => happening.kind === 'event' && happening.event.type === type),
    place,
  };
}

/** The switch is in the hall, the wire in the cellar. Going down knocks and is final. */
const house: Acting = {
  start: 'hall',
  actsIn: (_snapshot, place) =>
    place === 'hall'
      ? [act('presses', ['press'], 'hall'), act('goes down', ['knock'], 'cellar'), act('walks', [], 'attic')]
      : place === 'cellar'
        ? [act('cuts the wire', ['cut'], 'cellar')]
        : [],
};

const namesOf = (walk: { acts: readonly { act: Act }[] } | null | undefined) =>
  walk?.acts.map((step) => step.act.name);

describe('paths by shopper actions', () => {
  test('go through every transition reachable by actions, and restart where there is no way back', () => {
    const walks = planWalks(model, exploration, house, false);
    const taken = new Set(walks.flatMap(({ path }) => path.steps.flatMap(({ transitions }) => transitions)));
    expect([...transitionNames(lamp).values()].filter((name) => !taken.has(name))).toEqual([]);
    expect(walks.map(namesOf)).toEqual([
      ['presses', 'presses', 'goes down'],
      ['presses', 'goes down', 'cuts the wire'],
    ]);
  });

  test('omit what no action reaches', () => {
    const hall: Acting = { ...house, actsIn: () => [act('presses', ['press'], 'hall')] };
    const walks = planWalks(model, exploration, hall, false);
    expect(walks.map(namesOf)).toEqual([['presses', 'presses']]);
  });

  test('an action whose events cannot occur is ignored', () => {
    const wild: Acting = {
      ...house,
      actsIn: () => [{ ...act('wonders', ['press'], 'hall'), happens: [() => false] }],
    };
    expect(planWalks(model, exploration, wild, false)).toEqual([]);
  });

  test('thorough ones use each action with the same target', () => {
    const twoSwitches: Acting = {
      ...house,
      actsIn: () => [act('presses', ['press'], 'hall'), act('hits', ['press'], 'hall')],
    };
    expect(planWalks(model, exploration, twoSwitches, false).map(namesOf)).toEqual([['presses', 'presses']]);
    const [thorough] = planWalks(model, exploration, twoSwitches, true);
    expect(namesOf(thorough)).toEqual(['presses', 'presses', 'hits', 'hits']);
  });

  test('are deterministic, by the same id', () => {
    const ids = () => planWalks(model, exploration, house, true).map(({ path }) => path.id);
    expect(ids()).toEqual(ids());
  });
});

describe('a model path by actions', () => {
  const cut = exploration.paths.find(({ sentences }) => sentences.at(-1) === 'somebody does cut');

  test('has the required intermediate steps', () => {
    if (cut === undefined) throw new Error('no path cuts the wire');
    expect(cut.sentences).toEqual(['somebody does press', 'somebody does cut']);
    expect(namesOf(walkAlong(model, exploration, house, cut))).toEqual([
      'presses',
      'goes down',
      'cuts the wire',
    ]);
  });

  test('is null when unreachable', () => {
    if (cut === undefined) throw new Error('no path cuts the wire');
    const hall: Acting = { ...house, actsIn: () => [act('presses', ['press'], 'hall')] };
    expect(walkAlong(model, exploration, hall, cut)).toBeNull();
  });
});
