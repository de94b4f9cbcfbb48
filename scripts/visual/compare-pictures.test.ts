import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { comparePictures } from './compare-pictures';

function picture(width: number, height: number, paint: (data: Buffer) => void = () => undefined): Buffer {
  const png = new PNG({ width, height });
  png.data.fill(255);
  paint(png.data);
  return PNG.sync.write(png);
}

test('equal images have no difference', async () => {
  expect(await comparePictures(picture(4, 4), picture(4, 4))).toBeNull();
});

test('a colour changed by 2% is a difference', async () => {
  const changed = picture(8, 8, (data) => data.fill(250));
  expect((await comparePictures(picture(8, 8), changed))?.pixels).toBe(64);
});

test('one strongly changed pixel is a difference, a few rounding differences are not', async () => {
  const dark = picture(4, 4, (data) => data.fill(200, 0, 3));
  expect((await comparePictures(picture(4, 4), dark))?.pixels).toBe(1);
  const rounded = picture(4, 4, (data) => data.fill(251, 0, 3));
  expect(await comparePictures(picture(4, 4), rounded)).toBeNull();
});

test('another size is a difference, even with the same number of pixels', async () => {
  expect(await comparePictures(picture(4, 2), picture(2, 4))).toEqual({ pixels: 1, picture: null });
  expect((await comparePictures(picture(4, 4), picture(4, 5)))?.pixels).toBe(4);
});

test('a box moved by one pixel is a difference along both edges', async () => {
  const box = (left: number) =>
    picture(40, 40, (data) => {
      for (let y = 10; y < 30; y++)
        for (let x = left; x < left + 20; x++) data.fill(225, (y * 40 + x) * 4, (y * 40 + x) * 4 + 3);
    });
  expect((await comparePictures(box(10), box(11)))?.pixels).toBe(40);
});
