import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { phoneCode } from './phone-code';

const SCALE = 4;

/** Decodes the code like a camera. */
function read(rows: readonly (readonly boolean[])[]): string {
  const side = rows.length * SCALE;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const isDark = rows[Math.floor(y / SCALE)]?.[Math.floor(x / SCALE)];
      if (isDark) data.fill(0, 4 * (y * side + x), 4 * (y * side + x) + 3);
    }
  return decodeQR({ width: side, height: side, data });
}

test.each([
  ['https://shop.example/products/umbellata', 'https://shop.example/products/umbellata'],
  [
    'https://shop.example/en/products/umbellata?utm_source=x&variant=42319870264559#top',
    'https://shop.example/en/products/umbellata?variant=42319870264559',
  ],
  [
    'https://shop.example/products/%E6%A4%8D?variant=%22',
    'https://shop.example/products/%E6%A4%8D?variant=%22',
  ],
])('[AR-02] the QR code of %s opens %s', (address, target) => {
  expect(read(phoneCode(address))).toBe(target);
});
