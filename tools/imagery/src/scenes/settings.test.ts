import { Vector3 } from 'three';
import { beforeAll, expect, test } from 'vitest';
import { subjects } from '../cli/subjects';
import { setDetail } from '../core/detail';
import { aimCamera, extentIn } from '../studio/camera';
import { arrange } from '../studio/place';
import { SETTINGS } from './settings';

beforeAll(() => setDetail('shape'));

const places = subjects().flatMap(({ name, subject }) =>
  name in SETTINGS && subject.kind === 'place' ? [{ name, place: subject.place }] : [],
);

test('[PROD-01] every banner and cover of a page has a wall and a sun of its own', () => {
  const named = subjects().flatMap(({ name }) => (/^banners\/|^pages\/.*-cover$/.test(name) ? [name] : []));
  expect(named.sort()).toEqual(Object.keys(SETTINGS).sort());
  expect(places.map(({ name }) => name).sort()).toEqual(Object.keys(SETTINGS).sort());
  const seen = places.map(({ place: { wall, from } }) => `${wall} ${from?.join()}`);
  expect(new Set(seen).size).toBe(seen.length);
});

test.each(places)('[PROD-01] the edge of the image cuts nothing in $name', ({ place }) => {
  const { target, width, height, distance, elevation = 0, azimuth = 0 } = place;
  const shot = aimCamera(new Vector3(...target), 20, width / height, distance, elevation, azimuth, 0);
  const things = arrange(place, shot);
  things.updateMatrixWorld(true);
  const { minX, maxX } = extentIn(things, shot, true);
  expect(minX).toBeGreaterThan(-1);
  expect(maxX).toBeLessThan(1);
});
