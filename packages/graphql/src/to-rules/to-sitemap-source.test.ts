import { describe, expect, test } from 'vitest';
import type { SitemapListsQuery } from '../__generated__/documents/graphql';
import { toSitemapLists, toSitemapResources } from './to-sitemap-source';

/** For a store that declares its paths itself. */
const NO_CATEGORIES = { handles: [], children: {} };

const item = { handle: 'pachira', updatedAt: '2026-11-01T00:00:00Z' };

describe("[SEO-01] the platform's data for a sitemap", () => {
  test('resources with their date and image, and their page count', () => {
    const resources = {
      hasNextPage: true,
      items: [
        { ...item, image: { filepath: 'https://cdn.test/a.jpg' } },
        { ...item, image: { filepath: null } },
        { ...item, image: null },
        // A resource type without an image field.
        item,
      ],
    };
    expect(toSitemapResources({ sitemap: { pagesCount: { count: 41 }, resources } })).toEqual({
      ok: true,
      value: {
        pagesCount: 41,
        hasNextPage: true,
        resources: [
          { ...item, image: 'https://cdn.test/a.jpg' },
          { ...item, image: null },
          { ...item, image: null },
          { ...item, image: null },
        ],
      },
    });
  });

  test('empty, where there are none', () => {
    expect(toSitemapResources({ sitemap: { pagesCount: null, resources: null } })).toEqual({
      ok: true,
      value: { pagesCount: null, hasNextPage: false, resources: [] },
    });
  });

  test('lists with their URL and length, and the next cursor', () => {
    const products = {
      filters: [{ id: 'filter.p.vendor', values: [{ count: 20 }, { count: 30 }] }],
    };
    const desk = {
      id: 'gid://shopify/Collection/1',
      handle: 'desk',
      title: 'デスク',
      kind: { value: 'purpose' },
      path: null,
      image: null,
      thumbnail: null,
      updatedAt: item.updatedAt,
      products,
    };
    const okinawa = {
      ...desk,
      handle: 'okinawa',
      kind: { value: 'subcategory' },
      path: { value: '/ornamentplants/okinawa' },
      image: { id: null, url: 'https://cdn.test/o.jpg', altText: null, width: null, height: null },
      products: { filters: [] },
    };
    const collections: SitemapListsQuery['collections'] = {
      nodes: [desk, okinawa],
      pageInfo: { hasNextPage: true, endCursor: 'next' },
    };
    expect(toSitemapLists({ collections }, NO_CATEGORIES)).toEqual({
      ok: true,
      value: {
        lists: [
          {
            handle: 'desk',
            kind: 'purpose',
            path: '/collections/desk',
            updatedAt: item.updatedAt,
            image: null,
            total: 50,
          },
          {
            handle: 'okinawa',
            kind: 'subcategory',
            path: '/ornamentplants/okinawa',
            updatedAt: item.updatedAt,
            image: 'https://cdn.test/o.jpg',
            total: null,
          },
        ],
        nextCursor: 'next',
      },
    });
    const last = { ...collections, pageInfo: { hasNextPage: false, endCursor: 'end' } };
    expect(toSitemapLists({ collections: last }, NO_CATEGORIES)).toMatchObject({
      value: { nextCursor: null },
    });
  });
});
