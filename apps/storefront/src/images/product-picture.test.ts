import { describe, expect, test } from 'vitest';
import { productPicture } from './product-picture';

describe('[IMG-01] pictures', () => {
  test('are offered in the widths of the CDN, none larger than drawn and none absurdly small', () => {
    const { src, srcSet } = productPicture(
      { src: 'https://cdn.test/s/files/1/a.jpg?v=1', alt: 'パキラ' },
      720,
      '',
    );
    expect(src).toBe('https://cdn.test/s/files/1/a.jpg?v=1&width=540');
    expect([...(srcSet ?? '').matchAll(/ (\d+)w/g)].map(([, width]) => width)).toEqual([
      '180',
      '360',
      '540',
      '720',
    ]);
  });

  test('without an address are the placeholder', () => {
    expect(productPicture(null, 720)).toEqual({ src: '/images/no-image.svg', alt: '' });
  });
});
