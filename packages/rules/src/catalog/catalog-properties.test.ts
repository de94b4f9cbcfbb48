import fc from 'fast-check';
import { expect, test } from 'vitest';
import { IMAGE_WIDTHS, imageSrcSet, imageUrl, isImageWidth, NO_IMAGE_PATH } from './image-url';
import { paginate } from './pagination';
import { withoutExcludedProducts } from './product-lists';
import { loops, reviewSlides, SLIDER_RULES } from './slider-loop';

const cdnUrl = fc
  .tuple(fc.webFragments(), fc.constantFrom('', '?v=1', '?v=1&width=90', '?width=5000'))
  .map(([name, query]) => `https://cdn.example/s/files/1/${encodeURIComponent(name)}.jpg${query}`);

test('[LIST-02] for any page number, the shown pages are at most three neighbours within the list', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 0, max: 1000 }), (requested, last) => {
      const { current, pages, previous, next } = paginate(requested, last);
      const end = Math.max(1, last);
      expect(pages.length).toBeLessThanOrEqual(3);
      expect(pages).toContain(current);
      expect(pages.every((page) => page >= 1 && page <= end && Math.abs(page - current) <= 1)).toBe(true);
      expect(previous).toBe(current === 1 ? null : current - 1);
      expect(next).toBe(current === end ? null : current + 1);
      expect(pages.length).toBe(Math.min(3, 1 + Number(previous !== null) + Number(next !== null)));
    }),
  );
});

test('[LIST-05] no excluded product is left, every other one is, in order', () => {
  const excluded = [7, 8, 9];
  const id = fc.oneof(fc.constantFrom(...excluded), fc.nat());
  fc.assert(
    fc.property(fc.array(id), (ids) => {
      const left = withoutExcludedProducts(
        ids.map((one) => ({ id: one })),
        { excluded },
      );
      expect(left.map((item) => item.id)).toEqual(ids.filter((one) => !excluded.includes(one)));
    }),
  );
});

test('[IMG-01] a CDN image is requested once with one of the nine widths; any other width gives nothing', () => {
  fc.assert(
    fc.property(cdnUrl, fc.oneof(fc.constantFrom(...IMAGE_WIDTHS), fc.integer()), (url, width) => {
      const address = imageUrl(url, width);
      if (!isImageWidth(width)) {
        expect(address).toBe('');
        return;
      }
      expect(new URL(address).searchParams.getAll('width')).toEqual([String(width)]);
      expect(new URL(address).searchParams.get('v')).toBe(new URL(url).searchParams.get('v'));
      expect(new URL(address).pathname).toBe(new URL(url).pathname);
    }),
  );
});

test('[IMG-01] the srcset has the widths up to the largest, in ascending order', () => {
  fc.assert(
    fc.property(cdnUrl, fc.integer({ min: 0, max: 2000 }), (url, largest) => {
      const widths = imageSrcSet(url, largest)
        .split(', ')
        .filter((part) => part !== '')
        .map((part) => Number(/ (\d+)w$/.exec(part)?.[1]));
      expect(widths).toEqual(IMAGE_WIDTHS.filter((width) => width <= largest));
    }),
  );
});

test('[IMG-01] URLs of other origins are unchanged, and a missing URL is the placeholder', () => {
  fc.assert(
    fc.property(fc.webUrl(), fc.integer(), (url, width) => {
      fc.pre(!/^https?:\/\/[^/?#]+\/(s\/files|cdn\/shop)\//.test(url));
      expect(imageUrl(url, width)).toBe(url);
      expect(imageSrcSet(url)).toBe('');
    }),
  );
  expect(imageUrl('', 360)).toBe(NO_IMAGE_PATH);
});

test.each([
  ['[SLIDE-01] the ranking loops from the eighth entry on', 'ranking', 7, false],
  ['[SLIDE-01] the ranking loops from the eighth entry on', 'ranking', 8, true],
  ['[SLIDE-02] reviews always loop', 'review', 1, true],
  ['[SLIDE-02] nothing to show does not loop', 'review', 0, false],
  ['[SLIDE-03] texts loop from the fifth on', 'textAndImage', 4, false],
  ['[SLIDE-03] texts loop from the fifth on', 'textAndImage', 5, true],
  ['[SLIDE-04] products never loop', 'product', 10_000, false],
] as const)('%s', (_title, kind, entries, expected) => {
  expect(loops(kind, entries)).toBe(expected);
});

test.each([
  ['[SLIDE-01]', 'ranking', 3.2, 6.2, 10],
  ['[SLIDE-02]', 'review', 2.1, 6.2, 10],
  ['[SLIDE-03]', 'textAndImage', 2.1, 4.1, 15],
  ['[SLIDE-04]', 'product', 3.2, 6.2, 10],
] as const)('%s slides per view and the gap of %s', (_id, kind, perViewMobile, perViewTablet, gap) => {
  expect(SLIDER_RULES[kind]).toMatchObject({ perViewMobile, perViewTablet, gap });
});

test('[SLIDE-02] reviews without a title are skipped, blank titles included', () => {
  const title = fc.oneof(fc.constantFrom('', ' ', '\u3000', '\n\t'), fc.string());
  fc.assert(
    fc.property(fc.array(title), (titles) => {
      const shown = reviewSlides(titles.map((one) => ({ title: one })));
      expect(shown.map((review) => review.title)).toEqual(titles.filter((one) => one.trim().length > 0));
    }),
  );
});
