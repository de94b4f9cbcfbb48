import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { changedRegion, cropPicture } from './changed-region';

/** A white image with black pixels. */
function picture(width: number, height: number, ...black: [x: number, y: number][]): PNG {
  const png = new PNG({ width, height });
  png.data.fill(255);
  for (const [x, y] of black) png.data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return png;
}

test('the region contains every difference, with a margin inside the image', () => {
  const before = picture(400, 300);
  expect(changedRegion(before, picture(400, 300, [100, 50], [120, 60]))).toEqual({
    left: 76,
    top: 26,
    width: 69,
    height: 59,
  });
  expect(changedRegion(before, picture(400, 300, [0, 299]))).toEqual({
    left: 0,
    top: 275,
    width: 25,
    height: 25,
  });
});

test('equal images have none', () => {
  expect(changedRegion(picture(4, 4, [1, 1]), picture(4, 4, [1, 1]))).toBeNull();
});

test('the excess area of a larger image is a difference', () => {
  expect(changedRegion(picture(100, 100), picture(100, 140))).toEqual({
    left: 0,
    top: 76,
    width: 100,
    height: 64,
  });
});

test('a crop has the same pixels, within the bounds', () => {
  const region = { left: 2, top: 1, width: 4, height: 4 };
  const cut = PNG.sync.read(cropPicture(PNG.sync.write(picture(10, 3, [3, 2])), region) ?? Buffer.alloc(0));
  expect([cut.width, cut.height]).toEqual([4, 2]);
  expect([...cut.data.subarray((1 * 4 + 1) * 4, (1 * 4 + 1) * 4 + 3)]).toEqual([0, 0, 0]);
  expect(cropPicture(PNG.sync.write(picture(10, 1)), region)).toBeNull();
});
