import type { Brand, MenuPage } from '@shop/rules/brand/brand';
import { NEUTRAL_DELIVERY_RULES } from '@shop/rules/delivery/delivery-rules';
import { DELIVERY_RULES_METAFIELD } from '@shop/rules/delivery/delivery-rules-schema';
import {
  inLanguage,
  type Locale,
  type Localized,
  MAIN_LOCALE,
  prefixOf,
  WHOLE_LOCALES,
} from '@shop/rules/language';
import type { Coupon } from '@shop/rules/mail-magazine/coupon';
import { SHOP_FACT_KEYS } from '@shop/rules/store/shop-facts';
import { storeTitles } from '../../src/foundation/i18n/store-titles';
import { contentPath } from '../../src/foundation/routing/content-pages';
import type { MetafieldOwner, RequiredTitle, StoreRequirement } from './store-requirement';

const TEXT = 'single_line_text_field';
const LONG_TEXT = 'multi_line_text_field';

type Fact = readonly [key: string, type: string, breaks: string, refersTo?: string];

/**
 * All of this shop's requirements for a store, in the order in which they can be created (STORE-04). `npm run store:check` checks them,
 * `npm run store:prepare` creates missing ones, docs/real-store.md lists them as a table.
 * Not generated: the operations name keys alone, not the types of definitions nor what their absence breaks; a test compares the two both ways.
 * @param coupons the mail magazine's codes (MAIL_MAGAZINE_COUPONS)
 * @param brand its languages; the lists and pages that it links to; its delivery rules, given to a store that has none
 */
export function storeRequirements(
  coupons: readonly Coupon[],
  { languages = WHOLE_LOCALES, menus, pages = [], deliveryRules = NEUTRAL_DELIVERY_RULES }: Brand,
): StoreRequirement[] {
  const { categories = [], subCategories = [], purposes = [] } = menus ?? {};
  const [locale, ...others] = languages;
  const titles = storeTitles(locale);
  const own = (name: keyof typeof titles) => ({
    title: titles[name],
    otherTitles: Object.fromEntries(others.map((tag) => [tag, storeTitles(tag)[name]])),
  });
  return [
    ...PERMISSIONS,
    ...languages.map(
      (tag): StoreRequirement => ({
        kind: 'language',
        locale: tag,
        breaks:
          tag === MAIN_LOCALE
            ? 'the shop has no words of goods in its main language'
            : `pages under ${prefixOf(tag)} have the words of goods in another language`,
      }),
    ),
    ...metaobjects(titles),
    ...metafields('PRODUCT', 'shop', PRODUCT_FACTS),
    ...metafields('PRODUCT', 'reviews', RATING_FACTS),
    ...metafields('PRODUCTVARIANT', 'shop', [
      ['size', TEXT, 'the table of sizes lacks the size of each variant'],
    ]),
    ...metafields('COLLECTION', 'shop', COLLECTION_FACTS),
    ...metafields('PAGE', 'shop', PAGE_FACTS),
    ...metafields('ARTICLE', 'shop', [
      ['related_products', 'list.product_reference', 'a column shows no products'],
      ['url', TEXT, 'news lead nowhere'],
    ]),
    ...metafields('SHOP', 'shop', [
      ['ai_tags', 'json', 'the tags of a product have no names'],
      [DELIVERY_RULES_METAFIELD.key, 'json', 'the store cannot say on which days it delivers'],
      ...SHOP_FACT_KEYS.map(
        (key): Fact => [
          key,
          key.endsWith('_url') ? 'url' : TEXT,
          'the shop shows the value of the brand, or none',
        ],
      ),
    ]),
    { kind: 'shopFacts', breaks: 'the shop shows those of its brand instead, or none' },
    {
      kind: 'deliveryRules',
      rules: deliveryRules,
      breaks: 'the delivery rules of the brand apply or, without a brand, neutral ones without fees',
    },
    ...collections(categories, 'category', languages),
    ...collections(subCategories, 'subcategory', languages),
    ...collections(purposes, 'purpose', languages),
    {
      kind: 'collection',
      handle: 'all',
      ...own('all'),
      isOfEverything: true,
      breaks: 'storefronts that list everything by this collection find nothing',
    },
    {
      kind: 'menu',
      handle: 'categories',
      ...own('categories'),
      collections: entries(categories, languages),
      breaks: 'the home page shows no categories',
    },
    {
      kind: 'menu',
      handle: 'purposes',
      ...own('purposes'),
      collections: entries(purposes, languages),
      breaks: 'the home page and /collections show no purposes',
    },
    ...pages.map(
      ({ handle, title }): StoreRequirement => ({
        kind: 'page',
        handle,
        ...requiredTitle(title, languages),
        breaks: `${contentPath(handle)} is answered with 404, and no menu links to it`,
      }),
    ),
    { kind: 'blog', handle: 'columns', ...own('columns'), breaks: 'there are no columns' },
    { kind: 'blog', handle: 'news', ...own('news'), breaks: 'there is no news' },
    {
      kind: 'policy',
      type: 'REFUND_POLICY',
      title: titles.refund,
      breaks: '/policies/refund-policy is answered with 404',
    },
    {
      kind: 'policy',
      type: 'TERMS_OF_SERVICE',
      title: titles.legal,
      breaks: '/policies/legal-notice, which Japanese law asks for, is answered with 404',
    },
    ...coupons.map(
      ({ code, discountRate }): StoreRequirement => ({
        kind: 'discountCode',
        code,
        percent: discountRate,
        breaks: 'registrations for the mail magazine are answered with a code that does not work',
      }),
    ),
    ...WEBHOOK_TOPICS.map(
      (topic): StoreRequirement => ({
        kind: 'webhook',
        topic,
        breaks: 'its changes are seen up to an hour late',
      }),
    ),
    { kind: 'product', breaks: 'there is nothing to sell, or nothing that is published to this channel' },
  ];
}

const PERMISSIONS: readonly StoreRequirement[] = [
  ['unauthenticated_read_product_listings', 'there are no products and no collections'],
  ['unauthenticated_read_product_inventory', 'pieces left are not known: any quantity can be chosen'],
  ['unauthenticated_read_product_tags', 'the tags of goods are missing'],
  ['unauthenticated_read_content', 'there are no pages, columns, news and menus'],
  ['unauthenticated_read_metaobjects', 'there are no reviews, advisors, producers, banners and tags'],
  ['unauthenticated_write_checkouts', 'nothing can be put into a cart'],
  ['unauthenticated_read_checkouts', 'a cart cannot be read'],
].map(([scope = '', breaks = '']) => ({ kind: 'permission', scope, breaks }));

const metaobjects = (titles: ReturnType<typeof storeTitles>): readonly StoreRequirement[] => [
  metaobject('producer', titles.producer, 'there are no producers', {
    name: TEXT,
    category: TEXT,
    category_name: TEXT,
    prefecture: TEXT,
    profile: LONG_TEXT,
    quote: LONG_TEXT,
    speaker: TEXT,
    dispatch: TEXT,
    crops: 'list.product_reference',
    image: 'file_reference',
    collection: 'collection_reference',
  }),
  metaobject('review', titles.review, 'there are no reviews', {
    product: 'product_reference',
    title: TEXT,
    content: LONG_TEXT,
    score: 'number_decimal',
    nickname: TEXT,
    created_at: 'date_time',
  }),
  metaobject('advisor', titles.advisor, 'the page of advisors is empty', {
    name: TEXT,
    role: TEXT,
    field: TEXT,
    years_of_experience: 'number_integer',
    profile: LONG_TEXT,
    quote: LONG_TEXT,
    category: TEXT,
    image: 'file_reference',
    picks_title: TEXT,
    picks: 'list.product_reference',
    article: TEXT,
  }),
  metaobject('banner', titles.banner, 'the home page has no banners', {
    title: TEXT,
    url: TEXT,
    image: 'file_reference',
    sequence: 'number_integer',
  }),
  metaobject('hero', titles.hero, 'the home page begins without its picture', {
    product: 'product_reference',
    image: 'file_reference',
    months: 'list.number_integer',
  }),
  metaobject('page_entry', titles.pageEntry, 'the sections of pages are empty', {
    heading: TEXT,
    text: LONG_TEXT,
    url: TEXT,
    sign: TEXT,
    picture: 'file_reference',
  }),
  {
    ...metaobject('page_section', titles.pageSection, 'pages show their text alone', {
      kind: TEXT,
      title: TEXT,
      text: LONG_TEXT,
      link_label: TEXT,
      link_url: TEXT,
      picture: 'file_reference',
      collection: 'collection_reference',
      products: 'list.product_reference',
      entries: 'list.metaobject_reference',
    }),
    refersTo: { entries: 'page_entry' },
  },
];

const PRODUCT_FACTS: readonly Fact[] = [
  ['vendor_name', TEXT, 'vendors have no English name'],
  ['latin_name', TEXT, 'botanical names are missing'],
  ['introduction', LONG_TEXT, 'the sentences under the title are missing'],
  [
    'flags',
    'list.single_line_text_field',
    'limited, gift-only, undatable and excluded goods are not known as such',
  ],
  ['ai_tags', 'json', 'goods show no tags'],
  ['ai_tag_ids', 'list.single_line_text_field', 'lists cannot be filtered by tags'],
  ['facts', 'json', 'colours, months and traits of goods are found by their texts alone'],
  ['care', 'json', 'the table of care is missing'],
  ['included', 'list.single_line_text_field', 'what comes with a product is not said'],
  ['bread_crumbs', 'json', 'the way to a product is not shown'],
  ['category', 'collection_reference', 'the category of a product is not known'],
  [
    'purposes',
    'list.single_line_text_field',
    'nothing in the shop, whose purposes are collections; other storefronts and the back office sort by it',
  ],
  ['producer', 'metaobject_reference', 'the producer of a product is not shown', 'producer'],
  ['reviews', 'list.metaobject_reference', 'reviews do not stand with their product', 'review'],
  ['ar_model', 'json', 'no product can be placed in the room'],
  ['room', 'json', 'galleries show no room with a ruler'],
  ['growth', 'json', 'rooms do not show how tall a product grows'],
  ['set_definition', 'json', 'sets cannot be put together'],
];

const RATING_FACTS: readonly Fact[] = [
  ['rating', 'rating', 'stars are missing'],
  ['rating_count', 'number_integer', 'the number of reviews is missing'],
];

const COLLECTION_FACTS: readonly Fact[] = [
  ['kind', TEXT, 'purposes and producers are not known as such'],
  ['path', TEXT, 'nothing: the shop knows the addresses of its categories'],
  ['introduction', LONG_TEXT, 'lists have no introduction'],
  ['thumbnail_image', 'file_reference', 'collections are shown by their own image, if they have one'],
  ['parent', 'collection_reference', 'sub-categories do not lead back'],
  ['producer', 'metaobject_reference', 'the page of a producer does not introduce them', 'producer'],
];

const PAGE_FACTS: readonly Fact[] = [
  ['eyebrow', TEXT, 'nothing stands over the titles of pages that sell'],
  ['lead', LONG_TEXT, 'pages that sell begin with a bare title'],
  ['cover', 'file_reference', 'pages that sell begin with a bare title'],
  ['link_label', TEXT, 'the heads of pages that sell lead nowhere'],
  ['link_url', TEXT, 'the heads of pages that sell lead nowhere'],
  ['sections', 'list.metaobject_reference', 'pages show their text alone', 'page_section'],
];

/** Topics to which the shop subscribes; it needs none about orders. */
const WEBHOOK_TOPICS = [
  'PRODUCTS_CREATE',
  'PRODUCTS_UPDATE',
  'PRODUCTS_DELETE',
  'COLLECTIONS_CREATE',
  'COLLECTIONS_UPDATE',
  'COLLECTIONS_DELETE',
  'INVENTORY_LEVELS_UPDATE',
] as const;

function metaobject(
  type: string,
  name: string,
  breaks: string,
  fields: Readonly<Record<string, string>>,
): Extract<StoreRequirement, { kind: 'metaobject' }> {
  return { kind: 'metaobject', type, name, fields, breaks };
}

function metafields(owner: MetafieldOwner, namespace: string, facts: readonly Fact[]): StoreRequirement[] {
  return facts.map(([key, type, breaks, refersTo]) => ({
    kind: 'metafield',
    owner,
    namespace,
    key,
    type,
    breaks,
    ...(refersTo !== undefined && { refersTo }),
  }));
}

/** The languages of the shop, that of the store's own titles first. */
type Languages = readonly [Locale, ...Locale[]];

function requiredTitle(title: Localized<string>, [locale, ...others]: Languages): RequiredTitle {
  const otherTitles = Object.fromEntries(others.flatMap((tag) => (title[tag] ? [[tag, title[tag]]] : [])));
  return { title: inLanguage(title, locale), otherTitles };
}

function entries(pages: readonly MenuPage[], languages: Languages) {
  return pages.map(({ handle, title }) => ({ handle, ...requiredTitle(title, languages) }));
}

function collections(pages: readonly MenuPage[], kind: string, languages: Languages): StoreRequirement[] {
  return pages.map(({ handle, path, title }) => ({
    kind: 'collection',
    handle,
    ...requiredTitle(title, languages),
    facts: { kind, path },
    breaks: `${path} is answered with 404`,
  }));
}
