import { describe, expect, test } from 'vitest';
import type { RoomLight } from './room';
import {
  fitsByLight,
  type LightTags,
  lightAtWindow,
  lightFit,
  lightNeeds,
  readWindowAnswer,
  roomLightOf,
  suitedNeeds,
  WINDOW_DISTANCES,
  WINDOW_LIGHTS,
  WINDOW_SIDES,
  type WindowSide,
} from './window-fit';

describe('[FIT-01] the light of a position by its window', () => {
  test.each<[WindowSide, string]>([
    ['south', 'sun lace corner'],
    ['east', 'morning lace corner'],
    ['west', 'sun lace corner'],
    ['north', 'lace corner dark'],
    ['unknown', 'lace corner dark'],
  ])('%s, beside it, at 1 to 2 m, at 3 m: %s', (side, lights) => {
    expect(WINDOW_DISTANCES.map((distance) => lightAtWindow({ side, distance })).join(' ')).toBe(lights);
  });

  test('does not increase with the distance', () => {
    for (const side of WINDOW_SIDES) {
      const places = WINDOW_DISTANCES.map((distance) =>
        WINDOW_LIGHTS.indexOf(lightAtWindow({ side, distance })),
      );
      expect(places).toEqual(places.toSorted((one, other) => other - one));
    }
  });

  test("is shown by one of the room's three", () => {
    expect(WINDOW_LIGHTS.map(roomLightOf)).toEqual(['corner', 'corner', 'lace', 'sun', 'sun']);
  });
});

describe("[FIT-01] how a light suits a product's needs", () => {
  test.each<[readonly RoomLight[], string]>([
    [['corner'], 'dim good good strong strong'],
    [['lace'], 'dark dim good good strong'],
    [['sun'], 'dark dark dim good good'],
    [['corner', 'lace'], 'dim good good good strong'],
    [['lace', 'sun'], 'dark dim good good good'],
    [['corner', 'sun'], 'dim good good good good'],
    [['corner', 'lace', 'sun'], 'dim good good good good'],
  ])('%j from dark to sun: %s', (needs, fits) => {
    expect(WINDOW_LIGHTS.map((light) => lightFit(light, needs)).join(' ')).toBe(fits);
  });

  test('names products that do well in it', () => {
    expect(WINDOW_LIGHTS.map((light) => suitedNeeds(light).join(' '))).toEqual([
      '',
      'corner',
      'corner lace',
      'lace sun',
      'sun',
    ]);
  });

  test('is listed once per label, and every light has one', () => {
    expect(fitsByLight(['sun'])).toEqual([
      { fit: 'good', lights: ['morning', 'sun'] },
      { fit: 'dim', lights: ['lace'] },
      { fit: 'dark', lights: ['dark', 'corner'] },
    ]);
    expect(fitsByLight(['corner']).flatMap(({ lights }) => lights)).toHaveLength(WINDOW_LIGHTS.length);
  });
});

describe('[FIT-01] the lights that a product needs', () => {
  const TAGS: LightTags = {
    needs: { corner: 201, lace: 202, sun: 203 },
    indoors: [101, 106],
    exceptTags: ['園芸用品', 'DIY'],
  };
  test.each([
    ['one tag', [101, 203], [], ['sun']],
    ['several, darkest first', [106, 202, 201], [], ['corner', 'lace']],
    ['none is said', [101, 301], [], []],
    ['it stands outdoors', [108, 203], [], []],
    ['it is no plant', [101, 201], ['園芸用品'], []],
    ['it is no plant, in other letters', [101, 201], ['ｄｉｙ'], []],
  ])('%s', (_, aiTagIds, tags, needs) => {
    expect(lightNeeds({ tags, aiTagIds }, TAGS)).toEqual(needs);
  });
});

test('[FIT-01] an answer is two known values, else null', () => {
  expect(readWindowAnswer('south', 'near')).toEqual({ side: 'south', distance: 'near' });
  for (const [side, distance] of [
    ['south', undefined],
    [null, 'near'],
    ['up', 'near'],
    ['south', 'constructor'],
  ]) {
    expect(readWindowAnswer(side, distance)).toBeNull();
  }
});
