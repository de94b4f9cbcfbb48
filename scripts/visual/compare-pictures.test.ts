import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { comparePictures } from './compare-pictures';

function picture(width: number, height: number, paint: (data: Buffer) => void = () => undefined): Buffer {
  const png = new PNG({ width, height });
  png.data.fill(255);
  paint(png.data);
  return PNG.sync.write(png);
}

test('pictures that are alike have no difference', () => {
  expect(comparePictures(picture(4, 4), picture(4, 4))).toBeNull();
});

test('every pixel of another colour counts, a change of 2% too', () => {
  const changed = picture(4, 4, (data) => data.fill(250, 0, 3));
  expect(comparePictures(picture(4, 4), changed)?.pixels).toBe(1);
});

test('another size is a difference, even where the number of pixels is the same', () => {
  expect(comparePictures(picture(4, 2), picture(2, 4))).toEqual({ pixels: 1, picture: null });
  expect(comparePictures(picture(4, 4), picture(4, 5))?.pixels).toBe(4);
});
