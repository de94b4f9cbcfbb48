import { afterEach, describe, expect, test } from 'vitest';
import { openingPicture, productPicture } from './product-picture';

describe('[IMG-01] images', () => {
  test('have the widths of the CDN, none larger than the original and none too small', () => {
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

  test('without a URL are the placeholder', () => {
    expect(productPicture(null, 720)).toEqual({ src: '/images/no-image.svg', alt: '' });
  });

  test('[IMG-02] at the top of a page end with a candidate for high-density screens, where available', () => {
    const image = { id: 1, src: 'https://cdn.test/s/files/1/a.jpg', alt: '', height: null, position: 1 };
    const candidates = (width: number) =>
      openingPicture({ ...image, width })
        .srcSet?.split(', ')
        .slice(-2);
    expect(candidates(2560)).toEqual([
      'https://cdn.test/s/files/1/a.jpg?width=1296 1296w',
      'https://cdn.test/s/files/1/a.jpg?width=2560 2560w',
    ]);
    expect(candidates(1200)?.at(-1)).toBe('https://cdn.test/s/files/1/a.jpg?width=1296 1296w');
    expect(openingPicture(null).src).toBe('/images/no-image.svg');
  });

  describe('of a platform whose images the storefront proxies', () => {
    afterEach(() => {
      globalThis.pictureOrigin = undefined;
    });

    test('[PERF-03] have a URL of the storefront, others keep theirs', () => {
      globalThis.pictureOrigin = 'https://platform.test';
      const own = productPicture({ src: 'https://platform.test/s/files/1/a.jpg?v=1', alt: '' }, 360);
      expect(own.src).toBe('/pictures/s/files/1/a.jpg?v=1&width=360');
      expect(own.srcSet).toMatch(/^\/pictures\/s\/files\/1\/a\.jpg\?v=1&width=90 90w, \/pictures/);
      const { src } = productPicture(
        { src: 'https://platform.test.evil.test/s/files/1/a.jpg', alt: '' },
        360,
      );
      expect(src).toBe('https://platform.test.evil.test/s/files/1/a.jpg?width=360');
      expect(productPicture(null, 360).src).toBe('/images/no-image.svg');
    });
  });
});
