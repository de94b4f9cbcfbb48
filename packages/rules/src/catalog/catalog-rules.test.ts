import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isCategoryTag } from '../product/collection-helpers';
import { ok } from '../result';
import { parseTagId, tagSearchPath } from './ai-tag';
import { IMAGE_WIDTHS, imageSrcSet, imageUrl, NO_IMAGE_PATH, openingCandidate } from './image-url';
import { cursorBefore, type ListChunk, walkList } from './list-walk';
import { clampPage, pageCount, pageRange, paginate } from './pagination';
import { withoutExcludedProducts } from './product-lists';
import { parseKeyword } from './search-keyword';
import { loops, reviewSlides, SLIDER_RULES } from './slider-loop';

describe('pagination (LIST-02)', () => {
  test.each([
    [1, 1, [1], null, null],
    [1, 5, [1, 2], null, 2],
    [2, 5, [1, 2, 3], 1, 3],
    [4, 5, [3, 4, 5], 3, 5],
    [5, 5, [4, 5], 4, null],
    [9, 5, [4, 5], 4, null],
    [0, 5, [1, 2], null, 2],
    [-3, 0, [1], null, null],
  ])('[LIST-02] page %s of %s shows %j', (requested, last, pages, previous, next) => {
    expect(paginate(requested, last)).toMatchObject({ pages, previous, next });
  });

  test('[LIST-02] at most three pages, the current one among them, all existing', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 0, max: 500 }), (requested, last) => {
        const { current, pages } = paginate(requested, last);
        expect(pages.length).toBeLessThanOrEqual(3);
        expect(pages).toContain(current);
        expect(pages.every((page) => page >= 1 && page <= Math.max(1, last))).toBe(true);
      }),
    );
  });

  test.each([
    [0, 1],
    [1, 1],
    [24, 1],
    [25, 2],
    [48, 2],
    [49, 3],
  ])('[LIST-02] %s products make %s pages', (total, pages) => {
    expect(pageCount(total)).toBe(pages);
  });

  test('[LIST-02] a page beyond the last is the last', () => {
    expect(clampPage(9, 3)).toBe(3);
    expect(clampPage(0, 3)).toBe(1);
    expect(clampPage(2.9, 3)).toBe(2);
  });
});

describe('paging through a list for its page numbers', () => {
  const chunks = (total: number, size: number) => async (after: string | null) => {
    const from = after === null ? 0 : Number(after) + 1;
    const to = Math.min(total, from + size);
    const places = Array.from({ length: to - from }, (_, index) => ({
      cursor: String(from + index),
      id: `p${from + index}`,
    }));
    return ok<ListChunk>({ places, nextCursor: to < total ? String(to - 1) : null });
  };

  test('[LIST-02] every page starts right after the previous one, for any page size', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(700), fc.integer({ min: 1, max: 250 }), async (total, size) => {
        const walk = await walkList(chunks(total, size));
        if (!walk.ok) {
          throw new Error('no failure was reported');
        }
        expect(walk.value.total).toBe(total);
        expect(walk.value.cursorsBefore).toEqual(
          Array.from({ length: pageCount(total) }, (_, page) => (page === 0 ? null : String(page * 24 - 1))),
        );
      }),
    );
  });

  test('[LIST-02] more than 250 products take several requests and have all their pages', async () => {
    const walk = await walkList(chunks(271, 250));
    expect(walk.ok && walk.value.cursorsBefore).toHaveLength(12);
    expect(walk.ok && cursorBefore(walk.value, 12)).toBe('263');
    expect(walk.ok && cursorBefore(walk.value, 1)).toBeNull();
    expect(walk.ok && cursorBefore(walk.value, 99)).toBe('263');
  });

  test('a failure stops paging', async () => {
    expect(await walkList(async () => ({ ok: false, error: 'down' as const }))).toEqual({
      ok: false,
      error: 'down',
    });
  });
});

describe('sliders', () => {
  test.each([
    ['[SLIDE-01] ranking: not with 7', 'ranking', 7, false],
    ['[SLIDE-01] ranking: with 8', 'ranking', 8, true],
    ['[SLIDE-02] review: always', 'review', 1, true],
    ['[SLIDE-03] text and image: not with 4', 'textAndImage', 4, false],
    ['[SLIDE-03] text and image: with 5', 'textAndImage', 5, true],
    ['[SLIDE-04] others: never', 'product', 99, false],
  ] as const)('%s', (_sentence, kind, entries, expected) => {
    expect(loops(kind, entries)).toBe(expected);
  });

  test('[SLIDE-01][SLIDE-02][SLIDE-03][SLIDE-04] slides per view and gaps', () => {
    const numbers = Object.values(SLIDER_RULES).map((rule) => [
      rule.perViewMobile,
      rule.perViewTablet,
      rule.gap,
    ]);
    expect(numbers).toEqual([
      [3.2, 6.2, 10],
      [2.1, 6.2, 10],
      [2.1, 4.1, 15],
      [3.2, 6.2, 10],
    ]);
  });

  test('[SLIDE-02] reviews with an empty title are skipped', () => {
    expect(reviewSlides([{ title: '' }, { title: '良い' }, { title: ' ' }])).toEqual([{ title: '良い' }]);
  });
});

describe('collections and products defined by lists of ids', () => {
  test.each([
    ['id in the fixed list', { id: 1, types: ['CATEGORY'] }, true],
    ['types include VARIETY', { id: 999, types: ['PURPOSE', 'VARIETY'] }, true],
    ['neither', { id: 16, types: ['CATEGORY'] }, false],
  ])('[DATA-02] a tag with %s', (_name, tag, expected) => {
    expect(isCategoryTag(tag, [1, 2])).toBe(expected);
  });

  test('[LIST-05] excluded products are omitted, the order of the others stays', () => {
    expect(withoutExcludedProducts([{ id: 2 }, { id: 7 }, { id: 1 }], { excluded: [7] })).toEqual([
      { id: 2 },
      { id: 1 },
    ]);
  });
});

describe('image URLs', () => {
  const cdn = 'https://cdn.example/s/files/1/0617/products/a.jpg';

  test.each([
    ['empty gives the placeholder', '', 360, NO_IMAGE_PATH],
    ['empty gives the placeholder whatever the width', '', 7, NO_IMAGE_PATH],
    ['on the CDN gets its width', cdn, 360, `${cdn}?width=360`],
    ['its query is kept', `${cdn}?v=12`, 90, `${cdn}?v=12&width=90`],
    ['a width it has is replaced', `${cdn}?width=2000&v=1`, 90, `${cdn}?v=1&width=90`],
    [
      'the other path of the provider',
      'https://x.example/cdn/shop/a.jpg',
      90,
      'https://x.example/cdn/shop/a.jpg?width=90',
    ],
    [
      'on the CDN without encryption too',
      'http://cdn.example/s/files/a.jpg',
      90,
      'http://cdn.example/s/files/a.jpg?width=90',
    ],
    ['an unknown width gives nothing', cdn, 361, ''],
    [
      'an address of the CDN within another one',
      `https://other.example/?of=${cdn}`,
      360,
      `https://other.example/?of=${cdn}`,
    ],
    ['of another host is unchanged', 'https://other.example/a.jpg', 360, 'https://other.example/a.jpg'],
    ['elsewhere, whatever the width', 'https://other.example/a.jpg', 7, 'https://other.example/a.jpg'],
    [
      'a path that only looks like it',
      'https://other.example/?/s/files/a.jpg',
      360,
      'https://other.example/?/s/files/a.jpg',
    ],
    ['not even a web address', '/local/a.jpg', 360, '/local/a.jpg'],
  ])('[IMG-01] %s', (_sentence, url, width, expected) => {
    expect(imageUrl(url, width)).toBe(expected);
  });

  test('[IMG-01] the placeholder is an image of the storefront', () => {
    expect(NO_IMAGE_PATH).toMatch(/^\/images\/[a-z-]+\.svg$/);
  });

  test('[IMG-01] the nine widths', () => {
    expect(IMAGE_WIDTHS).toEqual([90, 120, 180, 360, 540, 720, 900, 1080, 1296]);
    expect(imageSrcSet(cdn).split(', ')).toHaveLength(9);
    expect(imageSrcSet(cdn, 180)).toBe(`${cdn}?width=90 90w, ${cdn}?width=120 120w, ${cdn}?width=180 180w`);
    expect(imageSrcSet('')).toBe('');
    expect(imageSrcSet('https://other.example/a.jpg')).toBe('');
  });

  test('[IMG-02] the first image of a page has larger widths, up to its pixels and the largest screen', () => {
    expect(openingCandidate(cdn, 2560)).toEqual({ url: `${cdn}?width=2560`, width: 2560 });
    expect(openingCandidate(`${cdn}?v=7`, 1920)).toEqual({ url: `${cdn}?v=7&width=1920`, width: 1920 });
    expect(openingCandidate(cdn, 6000)?.width).toBe(2560);
    expect(openingCandidate(cdn, 1296)).toBeNull();
    expect(openingCandidate(cdn, null)).toBeNull();
    expect(openingCandidate('https://other.example/a.jpg', 2560)).toBeNull();
    expect(openingCandidate('', 2560)).toBeNull();
  });
});

describe('URL parameters', () => {
  test.each([
    [null, null],
    ['', null],
    ['  　 ', null],
    [undefined, null],
    [' モンステラ ', 'モンステラ'],
    ['大型　観葉\n植物', '大型 観葉 植物'],
    [` ${'あ'.repeat(100)}`, 'あ'.repeat(100)],
    ['あ'.repeat(150), 'あ'.repeat(100)],
    [`${'あ'.repeat(99)}🌱`, 'あ'.repeat(99)],
    [`${'あ'.repeat(99)} い`, 'あ'.repeat(99)],
    ['\u200B\u3164\u2800', null],
    ['\u202Eモンステラ\u200B', 'モンステラ'],
    ['あ\u0000い', 'あ い'],
  ])('[SEARCH-01] the keyword "%s" is %s', (text, keyword) => {
    expect(parseKeyword(text)).toBe(keyword);
  });

  test.each([
    ['3,301', { parentId: 3, childId: 301 }],
    ['3', null],
    ['3,', null],
    ['3,301,1', null],
    ['-3,301', null],
    ['03,301', null],
    ['3a,301', null],
    ['3,301b', null],
    ['', null],
    [undefined, null],
    [null, null],
  ])('[ROUTE-03] tagId=%s', (text, tag) => {
    expect(parseTagId(text)).toEqual(tag);
    if (tag) {
      expect(tagSearchPath(tag)).toBe(`/search/tag?tagId=${text}`);
    }
  });
});

test.each([
  [1, 24, 1, 24],
  [2, 24, 25, 48],
  [3, 9, 49, 57],
  [9, 1, 193, 193],
])('[LIST-02] page %i with %i products shows %i to %i of the list', (page, shown, from, to) => {
  expect(pageRange(page, shown)).toEqual({ from, to });
});
