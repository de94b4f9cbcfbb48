import type { Catalogue } from '@shop/fixtures/catalogue/catalogue';
import type { Product } from '@shop/fixtures/catalogue/product';
import { encodeGlobalId } from '@shop/rules/global-id';
import type { ProductCard } from '@shop/rules/product/product-card';
import { yen } from '@shop/rules/yen';
import { coldOf } from '#features/search/server/cold-in-text.ts';
import { wordsOfPlace, wordsOfProduct } from '#features/search/server/indexed-words.ts';
import { type ReadingAnalyser, readingsOf } from '#features/search/server/japanese-readings.ts';
import { heightsOf } from '#features/search/server/measures-in-text.ts';
import type { IndexEntry, PlaceDocument } from '#features/search/server/search-document.ts';

const plain = (html: string) => html.replace(/<[^>]+>/g, ' ');
const headingsOf = (html: string) =>
  [...html.matchAll(/<(?:h[23]|dt|th)[^>]*>(.*?)<\/(?:h[23]|dt|th)>/g)].map(([, words = '']) => plain(words));

/** Search documents of the fixtures without a platform: equal to those read from the platform. */
export function catalogueDocuments(catalogue: Catalogue, read: ReadingAnalyser): IndexEntry[] {
  const ranks = new Map(catalogue.ranking.bestSellingHandles.map((handle, index) => [handle, index + 1]));
  const vendorsEn = new Map(
    [...catalogue.producers, ...catalogue.otherVendors].map(({ name, nameEn }) => [name, nameEn]),
  );
  const remembered = new Map<string, string[]>();
  const readings = (texts: readonly string[]) => {
    const key = texts.join('\n');
    const known = remembered.get(key) ?? readingsOf(texts, read);
    remembered.set(key, known);
    return known;
  };
  return [
    ...catalogue.products.map((product, index) =>
      productDocument(product, {
        rank: ranks.get(product.handle) ?? ranks.size + index + 1,
        vendorEn: vendorsEn.get(product.vendor) ?? product.vendor,
        readings: readings([product.title, product.productType, product.vendor, ...product.tags]),
      }),
    ),
    ...placeDocuments(catalogue, readings),
  ];
}

function productDocument(
  product: Product,
  { rank, vendorEn, readings }: { rank: number; vendorEn: string; readings: string[] },
): IndexEntry {
  const globalId = encodeGlobalId(product.gid);
  if (!globalId.ok) throw new Error(product.gid);
  const card = (title: string, vendor: string): ProductCard => ({
    id: product.id,
    globalId: globalId.value,
    handle: product.handle,
    title,
    vendor,
    image: null,
    price: yen(product.price),
    hasPriceRange: product.maxPrice > product.price,
    compareAtPrice: null,
    isSale: product.isSale,
    isSoldOut: product.isSoldOut,
    tags: product.tags,
    size: '',
    aiTagIds: product.aiTags.map(({ childAITagId }) => childAITagId),
    reviewScore: null,
    reviewCount: 0,
  });
  return {
    document: {
      kind: 'product',
      handle: product.handle,
      tags: product.tags,
      aiTags: product.aiTags.map(({ childAITagId }) => childAITagId),
      prices: product.variants.map(({ price }) => price),
      heights: heightsOf(
        plain(product.bodyHtml),
        product.variants.map((variant) => variant.title),
      ),
      cold: coldOf(plain(product.bodyHtml)),
      rank,
      publishedAt: product.publishedAt,
      card: { ja: card(product.title, product.vendor), en: card(product.titleEn, vendorEn) },
    },
    ...wordsOfProduct({
      handle: product.handle,
      title: { ja: product.title, en: product.titleEn },
      readings,
      latinName: product.latinName ?? '',
      facts: product.facts,
      vendor: { ja: product.vendor, en: vendorEn },
      productType: product.productType,
      tags: product.tags,
      variantTitles: { ja: product.variants.map(({ title }) => title), en: variantsInEnglish(product) },
      skus: product.variants.map(({ sku }) => sku),
      body: { ja: plain(product.bodyHtml), en: plain(product.english.bodyHtml) },
    }),
  };
}

/** As the platform names them: the values of all options. */
function variantsInEnglish({ options, variants, english }: Product): string[] {
  const values = new Map(
    options.flatMap((option, at) =>
      option.values.map((value, place) => [value, english.options[at]?.values[place] ?? value] as const),
    ),
  );
  return variants.map(({ selectedOptions }) =>
    selectedOptions.map(({ value }) => values.get(value) ?? value).join(' / '),
  );
}

function placeDocuments(
  catalogue: Catalogue,
  readings: (texts: readonly string[]) => string[],
): IndexEntry[] {
  const collections = catalogue.collections.flatMap((collection): IndexEntry[] => {
    const { kind, handle, path, titleJa, titleEn, description, introduction } = collection;

    const title = { ja: titleJa, en: titleEn };
    const document: PlaceDocument = { kind: kind === 'subcategory' ? 'category' : kind, handle, path, title };
    const body = {
      ja: plain(`${description} ${introduction}`),
      en: plain(`${collection.descriptionEn} ${collection.introductionEn}`),
    };
    return [{ document, ...wordsOfPlace({ title, readings: readings([titleJa]), headings: [], body }) }];
  });
  const written = [
    ...catalogue.pages.map((page) => ({ ...page, kind: 'help' as const })),
    ...catalogue.policies.map((policy) => ({ ...policy, kind: 'help' as const })),
    ...catalogue.articles.map((article) => ({ ...article, kind: 'article' as const, handle: article.slug })),
  ].map(
    ({ kind, handle, path, title, titleEn, body, bodyEn }): IndexEntry => ({
      document: { kind, handle, path, title: { ja: title, en: titleEn } },
      ...wordsOfPlace({
        title: { ja: title, en: titleEn },
        readings: readings([title]),
        headings: [...headingsOf(body), ...headingsOf(bodyEn)],
        body: { ja: plain(body), en: plain(bodyEn) },
      }),
    }),
  );
  return [...collections, ...written];
}
