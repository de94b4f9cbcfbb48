import type { Brand } from '@shop/rules/brand/brand';
import { CAMPAIGNS } from './campaigns';
import { CARE } from './care';
import { DELIVERY_RULES } from './delivery';
import { FACETS, FILTER_FACETS, LIGHT_TAGS } from './facets';
import { PROPOSED_KEYWORDS } from './keywords';
import { LEAF } from './leaf';
import { LISTS_WITH_ROOM } from './lists-with-room';
import { MENUS } from './menus';
import { PAGES } from './pages';
import { PAYMENT_NAMES } from './payments';
import { PRODUCT_LISTS } from './product-lists';
import { QUESTIONS } from './questions';
import { SEARCH_DICTIONARY } from './search';
import { APP, RELATED_SITES, SHOP, SHOP_ADDRESS, SHOP_CONTACT, SHOP_LINKS } from './shop';
import { VARIANT_ASPECTS } from './variant-aspects';

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
  guarantee: {
    days: 14,
    page: '/pages/guarantee',
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
