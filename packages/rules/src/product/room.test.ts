import { describe, expect, it } from 'vitest';
import { roomComparison } from './room';

const size = (fromCm: number, toCm: number, groundCm = 0) => ({ fromCm, toCm, groundCm });

describe('[ROOM-03] the comparison object of a size', () => {
  it.each([
    [size(50, 60), 'likeTable', 50],
    [size(60, 80), 'likeSofa', 75],
    [size(80, 100), 'aboveSofa', 75],
    [size(100, 116), 'aboveSofa', 75],
    [size(120, 140), 'belowShelf', 140],
    [size(130, 154), 'belowShelf', 140],
    [size(140, 160), 'likeShelf', 140],
    [size(160, 180), 'likeAdult', 160],
    [size(200, 240), 'likeAdult', 160],
  ])('on the floor, %o: %s, %i cm', (given, comparison, thingCm) => {
    expect(roomComparison(given)).toMatchObject({ comparison, thingCm });
  });

  it('hanging, it is by its lowest point', () => {
    expect(roomComparison(size(25, 35, 140))).toEqual({ comparison: 'hung', thing: 'tip', thingCm: 140 });
  });

  it("on the table it is the table's, for any height", () => {
    expect(roomComparison(size(25, 35, 50))).toEqual({ comparison: 'onTable', thing: 'table', thingCm: 50 });
  });
});
