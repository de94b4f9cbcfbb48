import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawSocialPicture } from './draw-social-picture';

// The working directory of the shop's processes.
beforeEach(() => void vi.spyOn(process, 'cwd').mockReturnValue(join(import.meta.dirname, '../../../..')));

const facts = {
  title: 'パキラ 実生 ミニサイズ',
  note: '水城グリーンファーム',
  price: '¥1,280〜',
  picture: null,
};
/** A PNG of one red dot. */
const DOT =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

test('[SEO-03] a social image is a PNG of 1200 by 630, different for another text and image', async () => {
  const plain = await drawSocialPicture(facts, null, 'ja');
  expect(plain.subarray(1, 4).toString()).toBe('PNG');
  expect([plain.readUInt32BE(16), plain.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(plain.byteLength).toBeLessThan(1024 * 1024);
  const others = [
    await drawSocialPicture({ ...facts, title: 'モンステラ' }, null, 'ja'),
    await drawSocialPicture({ ...facts, price: '¥1,480' }, null, 'ja'),
    await drawSocialPicture(facts, DOT, 'ja'),
    await drawSocialPicture(facts, null, 'en'),
    await drawSocialPicture({ ...facts, title: `${'葉'.repeat(300)}🌱` }, null, 'ja'),
  ];
  expect(new Set([plain, ...others].map((picture) => picture.toString('base64'))).size).toBe(6);
});

test('[SEO-03] characters missing in the font are omitted: nothing is fetched', async () => {
  const send = vi.spyOn(globalThis, 'fetch');
  const drawn = await drawSocialPicture({ ...facts, title: 'モンステラ 🌱 ไม้ 한국 عربي' }, null, 'ja');
  expect(drawn.equals(await drawSocialPicture({ ...facts, title: 'モンステラ' }, null, 'ja'))).toBe(true);
  expect(send).not.toHaveBeenCalled();
});
