import { describe, expect, it, test } from 'vitest';
import { ungraded } from '../cli/grade-masters';
import { GRADES, type GradeParams, grade, type Pixels } from './grade';
import { measure } from './measure';
import { hueOf, toOklab } from './oklab';

type Rgb = readonly [number, number, number];

const GROUND: Rgb = [245, 250, 250];
const SIDE = 200;
/** Bounds of the square that `on` draws in the middle. */
const [FROM, TO] = [60, 140];

describe('leaves', () => {
  test.each([
    ['emerald', [46, 128, 70]],
    ['a young leaf', [95, 180, 60]],
    ['an old leaf', [28, 82, 44]],
  ] as const)('%s shifts towards yellow, to natural leaf hues', (_, leaf) => {
    const hue = hueOf(of(leaf));
    expect(hueOf(toOklab(...graded(leaf)))).toBeLessThan(hue - 5);
    const measured = measure(grade(on(leaf), GRADES.specimen));
    expect(measured?.hue.middle).toBeGreaterThanOrEqual(75);
    expect(measured?.hue.middle).toBeLessThanOrEqual(110);
  });

  it('increases their contrast: dark ones become darker, bright ones brighter', () => {
    const [dark, between, bright]: Rgb[] = [
      [30, 90, 48],
      [66, 140, 62],
      [110, 190, 75],
    ];
    const leaves = draw(
      (x, y) => (y < FROM || y >= TO ? GROUND : x < 80 ? dark : x < 120 ? between : bright) ?? GROUND,
    );
    const after = grade(leaves, GRADES.specimen);
    expect(of(pixel(after, 40, 100))[0]).toBeLessThan(of([30, 90, 48])[0] - 0.03);
    expect(of(pixel(after, 160, 100))[0]).toBeGreaterThan(of([110, 190, 75])[0] + 0.01);
  });
});

test.each([
  ['terracotta', [177, 97, 60]],
  ['a pink petal', [238, 127, 168]],
  ['a red rose', [178, 40, 58]],
  ['skin', [224, 172, 140]],
  ['a yellow flower', [250, 205, 40]],
  ['a blue pot', [50, 80, 150]],
  ['soil', [58, 40, 30]],
] as const)('%s keeps its hue', (_, colour) => {
  expect(Math.abs(hueOf(of(graded(colour))) - hueOf(of(colour)))).toBeLessThan(2);
});

test.each([
  ['a white petal', [252, 251, 248]],
  ['a white pot', [236, 230, 218]],
  ['a glaucous leaf', [112, 136, 126]],
] as const)('%s changes by a shade at most', (_, colour) => {
  for (const [k, value] of graded(colour).entries())
    expect(Math.abs(value - (colour[k] as number))).toBeLessThanOrEqual(8);
});

it('keeps green print and paint of other products', () => {
  const [before, after] = [of([40, 120, 70]), of(graded([40, 120, 70], GRADES.goods))];
  expect(Math.abs(hueOf(after) - hueOf(before))).toBeLessThan(2);
});

describe('the ground', () => {
  it('is one warm grey', () => {
    expect(pixel(grade(on([46, 128, 70]), GRADES.specimen), 5, 5)).toEqual([247, 246, 242]);
  });

  it('has no cyan in its shadow', () => {
    const [red, , blue] = pixel(grade(filled([190, 200, 197]), GRADES.specimen), 100, 100);
    expect(red).toBeGreaterThan(blue);
  });

  it("ends at the object on it: a pale object of the shadow's colour is unchanged", () => {
    const shadow: Rgb = [190, 200, 197];
    const ringed = draw((x, y) => {
      const away = Math.max(Math.abs(x - 100), Math.abs(y - 100));
      return away < 40 ? shadow : away < 60 ? [40, 40, 40] : GROUND;
    });
    const [red, , blue] = pixel(grade(ringed, GRADES.specimen), 100, 100);
    expect(red).toBeLessThan(blue);
  });
});

it('keeps alpha, and colours no transparent pixel', () => {
  const data = Buffer.from([46, 128, 70, 255, 46, 128, 70, 90, 0, 0, 0, 0]);
  const out = grade({ data, width: 3, height: 1, channels: 4 }, GRADES.cutout).data;
  expect([out[3], out[7], out[11]]).toEqual([255, 90, 0]);
  expect([...out.subarray(8)]).toEqual([0, 0, 0, 0]);
});

it('is deterministic', () => {
  const picture = on([46, 128, 70]);
  expect(grade(picture, GRADES.specimen).data.equals(grade(picture, GRADES.specimen).data)).toBe(true);
});

it('is applied once: a graded master is rendered again and never graded twice', () => {
  const manifest = { a: { hash: 'h', bytes: 1 }, b: { hash: 'h', bytes: 1, grade: 1 } };
  expect(ungraded(manifest).map(([name]) => name)).toEqual(['a']);
});

const of = (colour: Rgb) => toOklab(...colour);

/** The graded colour of an object on the ground. */
function graded(colour: Rgb, params: GradeParams = GRADES.specimen): Rgb {
  return pixel(grade(on(colour), params), 100, 100);
}

const filled = (colour: Rgb): Pixels => draw(() => colour);

/** A square of this colour on the ground. */
function on(colour: Rgb): Pixels {
  return draw((x, y) => (x < FROM || x >= TO || y < FROM || y >= TO ? GROUND : colour));
}

function draw(colourAt: (x: number, y: number) => Rgb): Pixels {
  const data = Buffer.alloc(SIDE * SIDE * 3);
  for (let i = 0; i < SIDE * SIDE; i++) data.set(colourAt(i % SIDE, Math.floor(i / SIDE)), 3 * i);
  return { data, width: SIDE, height: SIDE, channels: 3 };
}

function pixel({ data, width, channels }: Pixels, x: number, y: number): Rgb {
  const at = (y * width + x) * channels;
  return [data[at] as number, data[at + 1] as number, data[at + 2] as number];
}
