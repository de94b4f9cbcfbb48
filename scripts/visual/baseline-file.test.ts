import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { pngOf, readBaseline, writeBaseline } from './baseline-file';
import { comparePictures } from './compare-pictures';

const picture = (() => {
  const png = new PNG({ width: 64, height: 64 });
  png.data.forEach((_, at) => {
    png.data[at] = at % 4 === 3 ? 255 : (at * 7) % 256;
  });
  return PNG.sync.write(png);
})();

test('an image round-trips pixel by pixel', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'baseline-')), 'a.webp');
  expect(readBaseline(file)).toBeUndefined();
  await writeBaseline(file, picture);
  expect(statSync(file).size).toBeGreaterThan(0);
  const back = readBaseline(file);
  expect(back && (await comparePictures(picture, back))).toBeNull();
  expect(back && (await comparePictures(picture, await pngOf(back)))).toBeNull();
});
