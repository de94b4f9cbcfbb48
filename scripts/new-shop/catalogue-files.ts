import { cdnFolder, escapeHtml } from '@shop/fixtures/catalogue/fields';
import type { Answers } from './answers';
import { BADGE_TAGS } from './brand-files';

/** Placeholder products of a new shop. */
export const PRODUCTS = 6;
/** Outside the range of every other catalogue. */
const FIRST_ID = {
  product: 9_100_000_000_001,
  variant: 49_100_000_000_001,
  image: 39_100_000_000_001,
  collection: 394_719_349_001,
};
const PRICES = [1200, 2400, 980, 3600, 1800, 5400];
const STOCK = [24, 12, 40, 6, 18, 3];
const PUBLISHED = '2026-05-12T10:00:00.000Z';

/** A sentence ends with one full stop, also after `Fruit Co.`. */
const sentence = (text: string) => `${text.replace(/\.$/, '')}.`;

/** The placeholder products, distributed over the categories in turn. */
export function newProducts({ categories, goods, title, titleEn }: Answers) {
  return Array.from({ length: PRODUCTS }, (_, index) => {
    const category = categories[index % categories.length];
    if (category === undefined) throw new Error('a shop needs at least one category');
    const n = index + 1;
    const handle = `sample-${n}`;
    const [ja, en] = [`${goods.ja}の見本 ${n}`, `Sample ${goods.one} ${n}`];
    const introduction = `「${category.ja}」に並ぶ見本です。写真と説明を、ご自分の${goods.ja}のものに置き換えてください。`;
    const imageId = FIRST_ID.image + index * 10;
    const picture = (view: 'front' | 'closeup', place: number) => ({
      id: imageId + place - 1,
      view,
      src: `${cdnFolder}/products/${handle}_${place}.jpg`,
      alt: view === 'front' ? ja : `${ja} 近くから見たところ`,
    });
    return {
      id: FIRST_ID.product + index,
      handle,
      title: ja,
      titleEn: en,
      latinName: null,
      vendor: title,
      producerHandle: null,
      productType: category.ja,
      category: category.handle,
      tags: [category.ja],
      aiTags: [],
      breadCrumbs: [{ name: category.ja, handle: category.handle }],
      isOkinawa: false,
      isDateUnavailable: false,
      purposes: [],
      introduction,
      introductionEn: `${sentence(`A placeholder in ${category.en} of ${titleEn}`)} Put your own picture and words in its place.`,
      bodyHtml: `<p>${escapeHtml(introduction)}</p>`,
      care: null,
      included: [],
      options: [{ name: 'Title', values: ['Default Title'] }],
      variants: [
        {
          id: FIRST_ID.variant + index,
          title: 'Default Title',
          selectedOptions: [{ name: 'Title', value: 'Default Title' }],
          sku: handle,
          price: PRICES[index] ?? 1000,
          compareAtPrice: null,
          inventoryQuantity: STOCK[index] ?? 10,
          size: null,
          illustration: null,
          imageId,
        },
      ],
      images: [picture('front', 1), picture('closeup', 2)],
      illustration: { flowerColor: null, potColor: null, size: 'M' },
      publishedAt: PUBLISHED,
      similarHandles: Array.from({ length: PRODUCTS }, (__, other) => `sample-${other + 1}`)
        .filter((other) => other !== handle)
        .slice(0, 4),
    };
  });
}

/** The text files of `packages/fixtures/<name>/catalogue/`, by path. */
export function catalogueTexts(answers: Answers): Map<string, string> {
  const { title, titleEn, domain, categories, goods, name } = answers;
  const products = newProducts(answers);
  const here = (handle: string) => products.filter(({ category }) => category === handle);
  const site = `https://${domain}`;
  const tag = (index: number, name: string, type = 'CATEGORY') => ({ id: index + 1, name, types: [type] });
  const files: Readonly<Record<string, unknown>> = {
    shop: {
      brand: title,
      storeName: title,
      storeNameEn: titleEn,
      appName: title,
      tagline: `${goods.ja}の、小さなお店。`,
      company: title,
      companyEn: titleEn,
      representative: '未記入',
      salesManager: '未記入',
      postalCode: '100-0000',
      address: '未記入',
      phone: '00-0000-0000',
      phoneHours: '未記入',
      email: `hello@${domain}`,
      founded: '未記入',
      capital: '未記入',
      ...Object.fromEntries(
        [
          'store',
          'account',
          'help',
          'inquiry',
          'appStore',
          'playStore',
          'community',
          'stampCard',
          'privacy',
          'terms',
          'corporate',
        ].map((page) => [`${page}Url`, page === 'store' ? site : `${site}/${page}`]),
      ),
      social: [],
      relatedSites: [],
      payments: [],
    },
    meta: {
      title: `${name} catalogue`,
      version: 1,
      locale: 'ja-JP',
      currency: 'JPY',
      taxIncluded: true,
      referenceDate: '2026-11-20',
      idForms: { product: 'gid://shopify/Product/{id}' },
    },
    english: {
      measures: {},
      included: {},
      optionNames: {},
      optionValues: {},
      texts: {},
      pictures: { 近くから見たところ: 'seen close up' },
    },
    lists: {
      tablePlantsSkus: [],
      excludedProductIds: [],
      storeOriginalProductIds: [],
      eGiftProductIds: [],
      arProductIds: [],
      giftOnlyProductIds: [],
      setProductIds: [],
      accessoryCategories: [],
      invalidDateProductHandles: [],
    },
    hero: { productHandle: 'sample-1', imageUrl: `${cdnFolder}/site/hero.jpg`, alt: title },
    ranking: { bestSellingHandles: products.map(({ handle }) => handle) },
    tags: [
      ...categories.map(({ ja }, index) => tag(index, ja)),
      ...Object.values(BADGE_TAGS).map((name, index) => tag(categories.length + index, name, 'BADGE')),
    ],
    vendors: [{ name: title, nameEn: titleEn }],
    campaigns: { campaigns: [], rules: [] },
    room: { width: 1600, height: 1200, pixelsPerCm: 5, floorY: 1000, products: [] },
    'mail-magazine': {
      pool: [{ codePrefix: 'WELCOME-', discountRate: 5 }],
      registeredAddresses: [],
      minimumSubtotal: 2000,
      oncePerCustomer: true,
      excludedProducts: 'lists.excludedProductIds',
    },
    collections: categories
      .filter(({ handle }) => here(handle).length > 0)
      .map(({ handle, ja, en }, index) => ({
        id: FIRST_ID.collection + index,
        kind: 'category',
        handle,
        path: `/${handle}`,
        titleJa: ja,
        titleEn: en,
        description: `${title}の「${ja}」です。`,
        descriptionEn: sentence(`${en} of ${titleEn}`),
        introduction: `${title}の「${ja}」です。`,
        introductionEn: sentence(`${en} of ${titleEn}`),
        tag: tag(index, ja),
        coverImageUrl: `${cdnFolder}/collections/${handle}_cover.jpg`,
        thumbnailImageUrl: `${cdnFolder}/collections/${handle}_thumb.jpg`,
        illustration: {
          productHandles: [here(handle)[0]?.handle ?? ''],
          lead: here(handle)[0]?.handle ?? '',
        },
        productHandles: here(handle).map((product) => product.handle),
      })),
    'products/samples': products,
  };
  return new Map(
    Object.entries(files).map(([path, value]) => [`${path}.json`, `${JSON.stringify(value, null, 2)}\n`]),
  );
}
