import type { Brand, VariantAspect } from '@shop/rules/brand/brand';
import type { RoomChoice } from '@shop/rules/catalog/list-room';
import { CAMPAIGNS } from './campaigns';
import { CARE } from './care';
import { DELIVERY_RULES } from './delivery';
import { FACETS, FILTER_FACETS, LIGHT_TAGS } from './facets';
import { PROPOSED_KEYWORDS } from './keywords';
import { MENUS } from './menus';
import { PAGES } from './pages';
import { PAYMENT_NAMES } from './payments';
import { PRODUCT_LISTS } from './product-lists';
import { QUESTIONS } from './questions';
import { SEARCH_DICTIONARY } from './search';
import { APP, RELATED_SITES, SHOP, SHOP_ADDRESS, SHOP_CONTACT, SHOP_LINKS } from './shop';

/** A leaf with three points of light. */
const LEAF = {
  lines:
    'M6 26C4 13 12 5.500 27 5.500 28 19 20.500 27 9.500 24.500M5.500 28.500C8.500 21 13 16.500 19 12.500',
  fills:
    'M20.800 10a1.700 1.700 0 1 0 3.400 0 1.700 1.700 0 1 0-3.400 0M15.800 19.500a1.200 1.200 0 1 0 2.400 0 1.200 1.200 0 1 0-2.400 0M10.800 15a1.200 1.200 0 1 0 2.400 0 1.200 1.200 0 1 0-2.400 0',
};

const EVERYWHERE: RoomChoice = { places: ['floor', 'table'] };

/** The purposes whose plants are shown in the room (ROOM-08): their places in it, and the heights that their own texts mention. */
const LISTS_WITH_ROOM: Readonly<Record<string, RoomChoice>> = {
  big_plantspot: { places: ['floor'], leastCm: 100 },
  hanging: { places: ['hook', 'table'] },
  desk: { places: ['table'], mostCm: 35 },
  beginner: EVERYWHERE,
  'pet-friendly': EVERYWHERE,
  'shade-tolerant': EVERYWHERE,
  'drought-tolerant': EVERYWHERE,
  'moving-gift': { places: ['floor'] },
  'rare-plants': EVERYWHERE,
};

/**
 * The meaning of a product's options for search engines (SEO-02), by the names of the platform's options in both languages. Another
 * shop lists its own here; an option that is missing here is given to engines under the name that shoppers see.
 */
const VARIANT_ASPECTS: Readonly<Record<string, VariantAspect>> = {
  サイズ: 'size',
  Size: 'size',
  容量: 'size',
  Volume: 'size',
  長さ: 'size',
  Length: 'size',
  個数: 'size',
  本数: 'size',
  Quantity: 'size',
  色: 'color',
  Colour: 'color',
  花の色: 'color',
  'Flower colour': 'color',
  果色: 'color',
  'Fruit colour': 'color',
  鉢の色: 'color',
  'Pot colour': 'color',
};

/** The shop of the local platform's own seed. */
export const KOMORENO = {
  languages: ['ja', 'en'],
  names: SHOP,
  logo: LEAF,
  logoSuffix: 'STORE',
  company: { address: SHOP_ADDRESS, ...SHOP_CONTACT },
  links: SHOP_LINKS,
  relatedSites: RELATED_SITES,
  payments: PAYMENT_NAMES,
  app: APP,
  pages: PAGES,
  hasAdvice: true,
  sendsByVendor: true,
  guarantee: {
    days: 14,
    categories: [
      ...[
        'ornamentplants',
        'succulent',
        'gardeningflower',
        'flowerpot',
        'codex',
        'fruit',
        'gardentree',
        'herb',
      ],
      ...['cactus', 'bonsai', 'tableplants', 'gsselect', 'gift'],
    ],
    exceptTags: ['ドライ盆栽', '花束', '枝もの'],
  },
  hasMailMagazine: true,
  hasCouponPicture: true,
  campaigns: CAMPAIGNS,
  deliveryRules: DELIVERY_RULES,
  returns: { returnableCategories: ['gardening-pots', 'fertilizer', 'gardeninggoods'], days: 7 },
  questions: QUESTIONS,
  keywords: PROPOSED_KEYWORDS,
  noun: { ja: { name: '植物', unit: '点' }, en: { one: 'plant', many: 'plants' } },
  motif: 'plants',
  goods: { ja: '植物', en: 'plants' },
  openCategories: ['ornamentplants', 'succulent'],
  agentDomain: 'example.komoreno',
  menus: MENUS,
  productLists: PRODUCT_LISTS,
  // Every category except gift.
  categoryTagIds: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 17, 18],
  facets: FACETS,
  filterFacets: FILTER_FACETS,
  lightTags: LIGHT_TAGS,
  care: CARE,
  listsWithRoom: LISTS_WITH_ROOM,
  variantAspects: VARIANT_ASPECTS,
  variantChoice: 'list',
  searchDictionary: SEARCH_DICTIONARY,
  mailFrom: 'コモレノ STORE <noreply@komoreno.example>',
} as const satisfies Brand;
