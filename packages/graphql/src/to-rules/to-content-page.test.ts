import { describe, expect, test } from 'vitest';
import type { ContentPageQuery } from '../__generated__/documents/graphql';
import { wireCard } from '../testing/wire-product';
import { toContentPage, toPolicy } from './to-content-page';

const bare = { eyebrow: null, lead: null, cover: null, linkLabel: null, linkUrl: null, sections: null };
const page = {
  ...bare,
  id: 'gid://shopify/Page/1',
  handle: 'guarantee',
  title: '植物保証について',
  body: '<p>本文</p>',
  bodySummary: '本文',
  updatedAt: '2026-11-01T00:00:00Z',
  seo: { title: null, description: '14日間の保証' },
};

describe('[ROUTE-11] a text page', () => {
  test('has its text, its title and its SEO fields', () => {
    expect(toContentPage(page)).toEqual({
      ok: true,
      value: {
        handle: 'guarantee',
        title: '植物保証について',
        bodyHtml: '<p>本文</p>',
        seo: { title: '植物保証について', description: '14日間の保証' },
        head: { eyebrow: '', lead: '', linkLabel: '', linkUrl: '', cover: null },
        sections: [],
      },
    });
  });

  test('falls back to its first sentences as description', () => {
    expect(toContentPage({ ...page, seo: null })).toMatchObject({
      value: { seo: { title: '植物保証について', description: '本文' } },
    });
  });

  test('is null when the back office has none', () => {
    expect(toContentPage(null)).toEqual({ ok: true, value: null });
  });

  test('names the invalid field', () => {
    const broken = { ...page, body: 7 as unknown as string };
    expect(toContentPage(broken)).toMatchObject({ ok: false, error: { path: 'page.body' } });
  });
});

describe('[PAGE-01] a landing page', () => {
  const image = { id: null, url: 'https://cdn/a.jpg', altText: '鉢', width: 1296, height: 1018 };
  const file = { reference: { image } };
  type Sections = NonNullable<NonNullable<NonNullable<ContentPageQuery['page']>['sections']>['references']>;
  const section = {
    handle: 'giftgreen-1',
    kind: { value: 'products' },
    title: { value: 'ギフト' },
    text: null,
    linkLabel: null,
    linkUrl: null,
    picture: file,
    collection: { reference: { products: { nodes: [wireCard()] } } },
    products: null,
    entries: { references: { nodes: [entry('胡蝶蘭'), {}] } },
  } satisfies Sections['nodes'][number];

  function entry(heading: string) {
    return { heading: { value: heading }, text: null, url: null, sign: null, picture: null };
  }

  test('has its header and its sections in order, without empty values', () => {
    const wire = {
      ...page,
      lead: { value: '残る贈り物です。' },
      cover: file,
      sections: { references: { nodes: [section, {}] } },
    };
    expect(toContentPage(wire)).toMatchObject({
      ok: true,
      value: {
        head: { eyebrow: '', lead: '残る贈り物です。', cover: { src: 'https://cdn/a.jpg', alt: '鉢' } },
        sections: [
          {
            handle: 'giftgreen-1',
            kind: 'products',
            title: 'ギフト',
            text: '',
            picture: { src: 'https://cdn/a.jpg' },
            products: [{ handle: wireCard().handle }],
            isChosen: false,
            entries: [{ heading: '胡蝶蘭', text: '', url: '', sign: '', picture: null }],
          },
        ],
      },
    });
  });

  test('[PAGE-02] shows the selected products before those of a collection', () => {
    const chosen = { ...wireCard(), handle: 'chosen' };
    const wire = {
      ...page,
      sections: {
        references: { nodes: [{ ...section, products: { references: { nodes: [chosen, {}] } } }] },
      },
    };
    expect(toContentPage(wire)).toMatchObject({
      value: { sections: [{ products: [{ handle: 'chosen' }], isChosen: true }] },
    });
  });

  test('with an empty section is parsed: the storefront omits it', () => {
    const empty = {
      handle: 'giftgreen-2',
      kind: null,
      title: null,
      text: null,
      linkLabel: null,
      linkUrl: null,
      picture: null,
      collection: null,
      products: null,
      entries: null,
    };
    expect(toContentPage({ ...page, sections: { references: { nodes: [empty] } } })).toMatchObject({
      ok: true,
      value: { sections: [{ kind: '', products: [], entries: [] }] },
    });
  });
});

describe('[ROUTE-12] a policy', () => {
  test('has its text and its title', () => {
    const policy = {
      id: 'gid://shopify/ShopPolicy/1',
      handle: 'refund-policy',
      title: '返品',
      body: '<p>本文</p>',
    };
    expect(toPolicy(policy)).toEqual({
      ok: true,
      value: {
        handle: 'refund-policy',
        title: '返品',
        bodyHtml: '<p>本文</p>',
        seo: { title: '返品', description: '' },
      },
    });
  });

  test('is null when the back office has none', () => {
    expect(toPolicy(null)).toEqual({ ok: true, value: null });
  });
});
