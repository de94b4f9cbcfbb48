import { z } from 'zod';
import type { RoomChoice } from '../catalog/list-room';
import type { BadgeTags, ProductLists } from '../catalog/product-lists';
import { CARE_SIGNS } from '../content/page-section';
import type { DeliveryRules } from '../delivery/delivery-rules';
import { formatDeliveryRules, parseDeliveryRules } from '../delivery/delivery-rules-schema';
import { type JstDate, parseJstDate } from '../jst-date';
import { LANGUAGES, LOCALES, type Locale, type WholeLocale } from '../language';
import type { Campaign } from '../mail-magazine/campaign';
import { ROOM_PLACES } from '../product/room';
import type { LightTags } from '../product/window-fit';
import { searchDictionary } from './search-dictionary';

/** A schema for each field of a type that another rule declares; one without a schema does not compile. */
type FieldsOf<Declared> = Record<keyof Declared, z.ZodType>;

const words = z.string({ error: 'must be a text' }).min(1, 'must not be empty');
const missing = (what: string) => ({ error: `is missing: ${what}` });
const url = z.url({ error: 'must be an address, https://…' });
const handle = z.string().regex(/^[a-z0-9][a-z0-9_-]*$/, 'must be a handle: small letters, digits, hyphens');
const path = z.string().regex(/^\/[^\s]*$/, 'must be a path of the shop, /…');
const day = z.custom<JstDate>(
  (value) => typeof value === 'string' && parseJstDate(value).ok,
  'must be a day, YYYY-MM-DD',
);

/** Data in each language, which one with a fallback may lack (LANG-02). */
const localized = <Schema extends z.ZodType>(data: Schema, fault: { readonly error: string }) =>
  z.strictObject(
    Object.fromEntries(
      LOCALES.map((tag) => [tag, LANGUAGES[tag].fallback === null ? data : data.exactOptional()]),
    ) as Record<WholeLocale, Schema> & Record<Exclude<Locale, WholeLocale>, z.ZodExactOptional<Schema>>,
    fault,
  );

/** A text in each language. */
export const text = localized(words, {
  error: 'must be a text in each language: { ja, en }, and nothing else',
});
const texts = localized(z.array(words), { error: 'must be texts in each language: { ja, en }' });

/** The names of a brand. */
export const names = z.strictObject({
  storeName: words,
  brand: words,
  company: words,
  /** The home page's sentence in the pieces it may wrap into; a space between two belongs to the end of the first. */
  tagline: z.array(z.string()).min(1, 'must have one piece at least'),
});

const counted = z.strictObject({ name: words, unit: words });
const plural = z.strictObject({ one: words, many: words }, { error: 'must name one and many' });
/** The noun for the shop's goods in messages, and its counter: 植物 and 点, a plant and plants. */
export const noun = z.strictObject({
  ...localized(z.union([counted, plural]), missing('the noun')).shape,
  ja: counted,
  en: plural,
});

/** A prize draw among mail magazine subscribers. */
export const campaign = z.strictObject({
  ...({ id: handle, from: day, to: day, winners: z.int().positive() } satisfies FieldsOf<Campaign>),
  title: text,
  prize: text,
  /** SHA-256 (hex) of the draw's seed, published before its period ends: the seed cannot be chosen after the participants are known. */
  seedHash: words.exactOptional(),
  /** The seed itself, published after the draw. */
  seed: words.exactOptional(),
});

/** A list in the menus. */
export const menuPage = z.strictObject({
  /** Handle of the store's collection. */
  handle,
  /** Address in the language without a prefix. */
  path,
  title: text,
});

/** Menu entries besides the store's own collections, each shown if the store has it. */
export const menus = z.strictObject(
  {
    /** In menu order (ROUTE-07). */
    categories: z.array(menuPage),
    /** Below a category, and not categories themselves (ROUTE-08). */
    subCategories: z.array(menuPage),
    /** Lists by purpose (ROUTE-09). */
    purposes: z.array(menuPage),
    /** The most requested purposes: their handles, offered by an empty search (SEARCH-02). */
    offered: z.array(handle),
    /** Lists by producer (ROUTE-09). */
    producers: z.array(menuPage),
    /** Lists with a link of their own in the header; the newest goods are also a section of the home page. @default 'new-arrivals', 'sale' */
    newArrivals: handle.exactOptional(),
    sale: handle.exactOptional(),
    /** AI tags in the menus (HEAD-01). */
    tags: z.array(z.strictObject({ parentId: z.int(), childId: z.int(), title: text })),
    /**
     * Lists whose images represent menu entries without their own (HEAD-05), by handle.
     * @default the first category and purpose; no image of the others
     */
    pictures: z
      .strictObject({
        category: handle.exactOptional(),
        purpose: handle.exactOptional(),
        tag: handle.exactOptional(),
        gift: handle.exactOptional(),
        /** By the id of the group. */
        tagGroups: z.record(z.string(), handle),
      })
      .exactOptional(),
  },
  missing('where the menus lead, menus.ts'),
);

/** A group of AI tags, with its labels (LIST-04). */
export const facetGroup = z.strictObject({
  id: z.int(),
  name: text,
  children: z.array(z.strictObject({ id: z.int(), name: text })),
});

/** The schema.org dimension by which variants differ (SEO-02). */
export const variantAspect = z.enum(['size', 'color']);

const link = url.exactOptional();
/** External addresses. */
export const links = z.strictObject({
  help: link,
  inquiry: link,
  privacy: link,
  terms: link,
  company: link,
  instagram: link,
  x: link,
  line: link,
  youtube: link,
});

/** A frequent question and its answer (PAGE-05). */
export const question = z.strictObject({
  /** Its anchor on the page: `/faq#returns`. */
  id: handle,
  question: text,
  /** Heading above this question; the questions that follow belong to it, too, up to the next topic. */
  topic: text.exactOptional(),
  /**
   * Placeholders for delivery data: `{from}` and `{to}`, the first and last day, counted from the order; `{transit}`, days in
   * transit; `{fee}`, `{farFee}`, the highest fee, and `{freeFrom}`, in yen.
   */
  answer: text,
  /** Address in Japanese of the page with more information. */
  more: path.exactOptional(),
  /** Queries that it answers, by their parts, all of which a query contains, of `a|b` either word (docs/recipes.md, "A word that shoppers search by"). */
  asked: z.array(words),
});

/** In the brand's format, with weekdays by number: 0 is Sunday. */
const byNumber = z.looseObject({
  weekdays: z.array(z.int().min(0).max(6), { error: 'must be weekdays by number, 0 for Sunday' }),
});
const brandRules = z.looseObject(
  {
    weekdayBlocks: z.array(byNumber, { error: 'must be a list of weekday blocks' }),
    dispatch: byNumber.exactOptional(),
  },
  { error: 'must be delivery rules' },
);
/** Validated by the same schema as a store's rules, if they can be written as those. */
const deliveryRules = z.custom<DeliveryRules>().superRefine((rules, context) => {
  const form = brandRules.safeParse(rules);
  for (const { path, message } of form.error?.issues ?? [])
    context.addIssue({ code: 'custom', path, message });
  if (!form.success) return;
  const read = parseDeliveryRules(formatDeliveryRules(rules));
  if (!read.ok) context.addIssue(read.error);
});
const lightTags = z.strictObject({
  needs: z.strictObject({ corner: z.int(), lace: z.int(), sun: z.int() }),
  indoors: z.array(z.int()),
  exceptTags: z.array(words),
} satisfies FieldsOf<LightTags>);
const roomChoice = z.strictObject({
  places: z.array(z.enum(ROOM_PLACES)),
  leastCm: z.int().positive().exactOptional(),
  mostCm: z.int().positive().exactOptional(),
} satisfies FieldsOf<RoomChoice>);

/** A degree of three. */
const degree = z.literal([1, 2, 3]);
/** A cell of a product's care (PROD-15). */
export const careCell = z.strictObject({
  /** The field of the metafield `shop.care` with its text. */
  key: words,
  sign: z.enum(CARE_SIGNS),
  title: text,
  /** The degree by the first of these AI tags that the product has. */
  tags: z.array(z.strictObject({ id: z.int(), degree })).exactOptional(),
  /** The degree by a number in another field: 1 up to the first limit, 2 up to the second. */
  number: z
    .strictObject({
      key: words,
      limits: z.tuple([z.number(), z.number()]),
      /** Contains `{n}`. */
      label: text,
    })
    .exactOptional(),
});

/** What a text page is for; menus, footer and texts link to it there. */
export const pageRole = z.enum(['support', 'guarantee', 'about', 'contentPolicy', 'gifts', 'eGift', 'guide']);

/** A text page of the store. */
export const brandPage = z.strictObject({
  handle,
  /** Of the page that `store:prepare` creates; `guide` pages have it in the footer until the store has answered once. */
  title: text,
  /** Without one, only other pages link to it. */
  role: pageRole.exactOptional(),
  /** Its address in the language without a prefix. @default below /pages/ */
  path: path.exactOptional(),
});

const productIds = z.array(z.int({ error: 'must be a product number' }).positive());
const productLists = z.strictObject({
  excluded: productIds,
  storeOriginal: productIds,
  badgeTags: z.strictObject({
    limited: words.exactOptional(),
    new: words.exactOptional(),
    giftOnly: words.exactOptional(),
  } satisfies FieldsOf<BadgeTags>),
} satisfies FieldsOf<ProductLists>);

const language = z.enum(LOCALES, { error: `must be of ${LOCALES.join(', ')}` });

/**
 * A brand: a shop's own data besides its store's: facts, links, campaigns, promises. An unknown name is an error, since it would be
 * ignored. Its types are those of brand.ts, inferred from here, so that code of pages does not load zod.
 */
export const brand = z.strictObject({
  /** The languages of the shop, its main one first (LANG-01). @default those with every message */
  languages: z
    .tuple([language], language)
    .refine((all) => new Set(all).size === all.length, 'must name each once')
    .exactOptional(),
  names: localized(names, missing('how the shop is called, in ja and en')),
  /** The mark before the brand's name: paths on a grid of 32 by 32. Without it only the name is shown. */
  logo: z.strictObject({ lines: words, fills: z.string() }).exactOptional(),
  /** Small text in the logo, after the brand's name. */
  logoSuffix: words.exactOptional(),
  /** Its colours, corners and strokes, in the format of the token files (DTCG). @default the build's tokens */
  tokens: z.looseObject({ palette: z.looseObject({}) }).exactOptional(),
  company: z
    .strictObject({
      address: text,
      telephone: z.string().regex(/^\+[\d-]+$/, 'must be in the form of ITU-T E.164: +81-…'),
      email: z.email('must be an e-mail address'),
      postalCode: z.string().regex(/^\d{3}-\d{4}$/, 'must have seven digits, 123-4567'),
    })
    .exactOptional(),
  links: links.exactOptional(),
  /** Sites of the same company. */
  relatedSites: z.array(z.strictObject({ url, name: text })).exactOptional(),
  /** Payment methods in the footer (FOOT-01). */
  payments: texts.exactOptional(),
  /** The companion app (APP-01) and its stamp card. */
  app: z
    .strictObject({
      /** Identifies its browser in the user agent. */
      userAgentWord: words,
      downloadUrl: url,
      stampCardUrl: url,
    })
    .exactOptional(),
  /** The store's text pages that menus, footer and texts link to (ROUTE-11, STORE-04). @default those that the store has, in the footer */
  pages: z.array(brandPage).exactOptional(),
  /** The advisors answer after a purchase, in a time and at a price given in the messages (ROUTE-20). */
  hasAdvice: z.boolean().exactOptional(),
  /** The goods of each vendor come in a box of their own, which a cart of several vendors says (CART-08). */
  sendsByVendor: z.boolean().exactOptional(),
  /** The guarantee; product pages of covered goods mention it, and link to its terms, the page with this role (PROD-13). */
  guarantee: z
    .strictObject({
      /** From the day of delivery. */
      days: z.int().positive(),
      /** Handles of the covered categories. */
      categories: z.array(handle),
      /** Tags of excluded goods in these categories. */
      exceptTags: z.array(words),
    })
    .exactOptional(),
  /** Registrations are answered with a coupon, whose conditions are in the messages (MAIL-01). */
  hasMailMagazine: z.boolean().exactOptional(),
  /** `files/images/mail/coupon.jpg`, 3:2, at least 600 pixels wide, is in the mail with the coupon (MAIL-06). */
  hasCouponPicture: z.boolean().exactOptional(),
  campaigns: z.array(campaign).exactOptional(),
  /** Delivery days, window and goods, where the store does not define them (DLV-08, DLV-10, SHIP-05). @default fees are not shown */
  deliveryRules: deliveryRules.exactOptional(),
  /** Return rules for search engines, equal to the refund policy: change both together. */
  returns: z
    .strictObject({
      /** Categories whose unused goods may be returned, at the shopper's cost; other goods are not taken back for a change of mind. */
      returnableCategories: z.array(handle),
      /** Days from delivery within which they may. */
      days: z.int().positive(),
    })
    .exactOptional(),
  /** Questions and answers, with their own page (PAGE-05). */
  questions: z.array(question).exactOptional(),
  /** The sender of mails if MAIL_FROM is not set. @default noreply at the shop's own host */
  mailFrom: words.exactOptional(),
  menus,
  /** The AI tags of its goods. Without them lists filter only by stock and price. */
  facets: z.array(facetGroup).exactOptional(),
  /** Ids of the groups of AI tags by which lists are filtered, in their order (LIST-04). @default all groups */
  filterFacets: z.array(z.int().positive()).exactOptional(),
  /** The tags for the light that goods need. Without it shoppers are not asked for their window (FIT-01). */
  lightTags: lightTags.exactOptional(),
  /** The cells of its goods' care, beside their size. Without it products have no care. */
  care: z.array(careCell).exactOptional(),
  /** Lists whose goods are shown in the room, by handle: their position in it, and heights mentioned in the list's text (ROOM-08). */
  listsWithRoom: z.record(z.string(), roomChoice).exactOptional(),
  /** The schema.org meaning of product options, by the store's option names in every language; others keep their names. */
  variantAspects: z.record(z.string(), variantAspect).exactOptional(),
  /** Whether a product of several options has one list of its variants (PROD-04) or is chosen option by option (PROD-16). @default options */
  variantChoice: z.enum(['list', 'options']).exactOptional(),
  /** Search words for its goods (SEARCH-03). Without them the search knows only the catalogue's words. */
  searchDictionary: searchDictionary.exactOptional(),
  /** Words proposed by a blank search (SEARCH-08). */
  keywords: texts.exactOptional(),
  /** Products in no ranking (LIST-05), those made only for this shop (DATA-03), the tags of badges (CARD-01). @default none */
  productLists: productLists.exactOptional(),
  /** Ids of the tags for its categories (DATA-02). */
  categoryTagIds: z.array(z.int()).exactOptional(),
  /** Menus list the store's own collections, by their titles, besides those that the shop knows. */
  hasStoreMenu: z.boolean().exactOptional(),
  /** @default 商品, counted in 点; a product and products */
  noun: noun.exactOptional(),
  /** The Japanese counters of categories counted otherwise than the rest, by handle: product pages and lists use them (BRAND-06). */
  units: z.record(handle, words).exactOptional(),
  /** The motif of drawings on empty and error pages, and of the icon of similar products. @default none */
  motif: z.enum(['plants'], { error: 'must be a motif that the kit has: plants' }).exactOptional(),
  /** The word for all of the shop's goods, which its search accepts. */
  goods: text.exactOptional(),
  /** The two categories expanded on the home page. @default the first two of the menus, else of the store */
  openCategories: z.tuple([handle, handle]).exactOptional(),
  /** A reversed domain of the brand, the namespace of the shop's extensions for agents (AGENT-03). @default the shop's host */
  agentDomain: words.exactOptional(),
});
