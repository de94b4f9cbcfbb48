import {
  CollectionPageDocument,
  CollectionPriceCountsDocument,
  RankingProductsDocument,
} from '@shop/graphql/documents';
import { wireCard } from '@shop/graphql/testing/wire-product';
import { WHOLE_LOCALES } from '@shop/rules/language';
import { beforeEach, describe, expect, test } from 'vitest';
import { messages } from '#foundation/i18n/messages.ts';
import { commerceUnderTest } from '#test/support/commerce-under-test.ts';
import RankingPage, { generateMetadata } from './[locale]/ranking/[category]/[shown]/page';

const { answer } = commerceUnderTest();
const card = (handle: string, id: number) => wireCard({ id: `gid://shopify/Product/${id}`, handle });

beforeEach(() => {
  answer(RankingProductsDocument, {
    products: {
      nodes: [
        ...[1, 2, 3, 4].map((rank) => ({ ...card(`best-seller-${rank}`, rank), category: null })),
        { ...card('cress', 5), category: { reference: { handle: 'fruit' } } },
      ],
    },
  });
  answer(CollectionPriceCountsDocument, { collection: null });
  answer(CollectionPageDocument, ({ handle }) => ({
    // The store has lists of one category of the brand and of one of another brand.
    collection: !['herb', 'cups'].includes(String(handle))
      ? null
      : {
          id: 'gid://shopify/Collection/1',
          handle: String(handle),
          title: 'ハーブ',
          kind: { value: 'category' },
          path: null,
          thumbnail: null,
          description: '',
          updatedAt: '2026-11-21T00:00:00Z',
          image: null,
          seo: { title: null, description: null },
          introduction: null,
          parent: null,
          producer: null,
          products: {
            nodes: [card('basil', 2)],
            pageInfo: { hasNextPage: false, endCursor: null },
            filters: [],
          },
        },
  }));
});

describe.each(WHOLE_LOCALES)('[ROUTE-10] the ranking of a category, in %s', (locale) => {
  const prefix = locale === 'ja' ? '' : '/en';
  async function shown(category: string) {
    const params = Promise.resolve({ locale, category, shown: '8' });
    const { props } = await RankingPage({ params });
    const { title, alternates } = await generateMetadata({ params });
    const products: readonly { handle: string }[] = props.products;
    return {
      category: props.category,
      firsts: props.firsts.map(({ handle }: { handle: string }) => handle),
      products: products.map(({ handle }) => handle),
      shown: props.shown,
      title: props.title,
      isTitled: JSON.stringify(title).includes(props.title),
      canonical: alternates?.canonical,
    };
  }

  test.each([
    'overall',
    'nonsense',
    // Another brand's, without and with a list in the store, and one of the brand without a list.
    'beans',
    'cups',
    'fruit',
  ])('is the overall one for "%s"', async (category) => {
    expect(await shown(category)).toEqual({
      category: null,
      products: [1, 2, 3, 4].map((rank) => `best-seller-${rank}`).concat('cress'),
      firsts: ['cress'],
      shown: 8,
      title: messages(locale).ranking.title,
      isTitled: true,
      canonical: expect.stringMatching(new RegExp(`${prefix}/ranking$`)),
    });
  });

  test('has its own products, title and address', async () => {
    expect(await shown('herb')).toEqual({
      category: 'herb',
      products: ['basil'],
      // Those of other categories are the overall ranking's.
      firsts: [],
      shown: 8,
      title: expect.stringContaining(locale === 'ja' ? 'ハーブ' : 'Herb'),
      isTitled: true,
      canonical: expect.stringMatching(new RegExp(`${prefix}/ranking\\?category=herb$`)),
    });
  });
});
