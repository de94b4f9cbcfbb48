import type { RoomChoice } from '../catalog/list-room';
import type { DeliveryRules } from '../delivery/delivery-rules';
import type { Campaign } from '../mail-magazine/campaign';
import type { LightTags } from '../product/window-fit';
import type { SearchDictionary } from './search-dictionary';

/** The languages of a brand: those of the shop. */
export type Language = 'ja' | 'en';
/** A text in each language. */
export type Text = Readonly<Record<Language, string>>;

/** The names of a brand. */
export interface BrandNames {
  readonly storeName: string;
  readonly brand: string;
  readonly company: string;
  /** The home page's sentence in the pieces it may wrap into; a space between two belongs to the end of the first. */
  readonly tagline: readonly string[];
}

/** The noun for the shop's goods in messages, and its counter: 植物 and 点, a plant and plants. */
export interface BrandNoun {
  readonly ja: { readonly name: string; readonly unit: string };
  readonly en: { readonly one: string; readonly many: string };
}

/** A prize draw among mail magazine subscribers. */
export interface BrandCampaign extends Campaign {
  readonly title: Text;
  readonly prize: Text;
  /**
   * SHA-256 (hex) of the draw's seed, published before its period ends: the seed cannot be chosen after the participants are known.
   */
  readonly seedHash?: string;
  /** The seed itself, published after the draw. */
  readonly seed?: string;
}

/** A list in the menus. */
export interface MenuPage {
  /** Handle of the store's collection. */
  readonly handle: string;
  /** Address in the language without a prefix. */
  readonly path: string;
  readonly title: Text;
}

/** Menu entries besides the store's own collections, each shown if the store has it. */
export interface BrandMenus {
  /** In menu order (ROUTE-07). */
  readonly categories: readonly MenuPage[];
  /** Below a category, and not categories themselves (ROUTE-08). */
  readonly subCategories: readonly MenuPage[];
  /** Lists by purpose (ROUTE-09). */
  readonly purposes: readonly MenuPage[];
  /** The most requested purposes: their handles, offered by an empty search (SEARCH-02). */
  readonly offered: readonly string[];
  /** Lists by producer (ROUTE-09). */
  readonly producers: readonly MenuPage[];
  /** AI tags in the menus (HEAD-01). */
  readonly tags: readonly { readonly parentId: number; readonly childId: number; readonly title: Text }[];
}

/** A group of AI tags, with its labels (LIST-04). */
export interface FacetGroup {
  readonly id: number;
  readonly name: Text;
  readonly children: readonly { readonly id: number; readonly name: Text }[];
}

/** The schema.org dimension by which variants differ (SEO-02). */
export type VariantAspect = 'size' | 'color';

/** External addresses. */
export interface BrandLinks {
  readonly help?: string;
  readonly inquiry?: string;
  readonly privacy?: string;
  readonly terms?: string;
  readonly company?: string;
  readonly instagram?: string;
  readonly x?: string;
  readonly line?: string;
  readonly youtube?: string;
}

/** A frequent question and its answer (PAGE-05). */
export interface BrandQuestion {
  /** Its anchor on the page: `/faq#returns`. */
  readonly id: string;
  readonly question: Text;
  /**
   * Placeholders for delivery data: `{from}` and `{to}`, the first and last day, counted from the order; `{transit}`, days in
   * transit; `{fee}`, `{farFee}`, the highest fee, and `{freeFrom}`, in yen.
   */
  readonly answer: Text;
  /** Address in Japanese of the page with more information. */
  readonly more?: string;
  /** Queries that it answers, by their parts, all of which a query contains (docs/recipes.md, "A word that shoppers search by"). */
  readonly asked: readonly string[];
}

/**
 * A shop's own data besides its store's: facts, links, campaigns, promises. Everything is optional; omitted data is not shown
 * (BRAND-01). Without names the store's own name is used.
 */
export interface Brand {
  readonly names?: Readonly<Record<Language, BrandNames>>;
  /** The mark before the brand's name: paths on a grid of 32 by 32. Without it only the name is shown. */
  readonly logo?: { readonly lines: string; readonly fills: string };
  /** Small text in the logo, after the brand's name. */
  readonly logoSuffix?: string;
  /** Its colours, corners and strokes, in the format of the token files (DTCG). @default the build's tokens */
  readonly tokens?: object;
  readonly company?: {
    readonly address: Text;
    /** In ITU-T E.164 format. */
    readonly telephone: string;
    readonly email: string;
    readonly postalCode: string;
  };
  readonly links?: BrandLinks;
  /** Sites of the same company. */
  readonly relatedSites?: readonly { readonly url: string; readonly name: Text }[];
  /** Payment methods in the footer (FOOT-01). */
  readonly payments?: Readonly<Record<Language, readonly string[]>>;
  /** The companion app (APP-01) and its stamp card. */
  readonly app?: {
    /** Identifies its browser in the user agent. */
    readonly userAgentWord: string;
    readonly downloadUrl: string;
    readonly stampCardUrl: string;
  };
  /** The text pages with fixed names in menus and footer, advice and guarantee among them (ROUTE-11). */
  readonly hasOwnPages?: boolean;
  /** The advisors answer after a purchase, in a time and at a price given in the messages (ROUTE-20). */
  readonly hasAdvice?: boolean;
  /** The plant guarantee; product pages of covered goods mention it, and link to its terms (PROD-13). */
  readonly guarantee?: {
    /** From the day of delivery. */
    readonly days: number;
    /** Path of the terms page. */
    readonly page: string;
    /** Handles of the covered categories. */
    readonly categories: readonly string[];
    /** Tags of excluded goods in these categories. */
    readonly exceptTags: readonly string[];
  };
  /** Registrations are answered with a coupon, whose conditions are in the messages (MAIL-01). */
  readonly hasMailMagazine?: boolean;
  readonly campaigns?: readonly BrandCampaign[];
  /** Delivery days, window and goods, where the store does not define them (DLV-08, DLV-10, SHIP-05). @default fees are not shown */
  readonly deliveryRules?: DeliveryRules;
  /** Return rules for search engines, equal to the refund policy: change both together. */
  readonly returns?: {
    /** Categories whose unused goods may be returned, at the shopper's cost; other goods are not taken back for a change of mind. */
    readonly returnableCategories: readonly string[];
    /** Days from delivery within which they may. */
    readonly days: number;
  };
  /** Questions and answers, with their own page (PAGE-05). */
  readonly questions?: readonly BrandQuestion[];
  /** The sender of mails if MAIL_FROM is not set. @default noreply at the shop's own host */
  readonly mailFrom?: string;
  readonly menus?: BrandMenus;
  /** The AI tags of its goods. Without them lists filter only by stock and price. */
  readonly facets?: readonly FacetGroup[];
  /** The tags for the light that goods need. Without it shoppers are not asked for their window (FIT-01). */
  readonly lightTags?: LightTags;
  /** Lists whose goods are shown in the room, by handle: their position in it, and heights mentioned in the list's text (ROOM-08). */
  readonly listsWithRoom?: Readonly<Record<string, RoomChoice>>;
  /** The schema.org meaning of product options, by the store's option names in every language; others keep their names. */
  readonly variantAspects?: Readonly<Record<string, VariantAspect>>;
  /** Search words for its goods (SEARCH-03). Without them the search knows only the catalogue's words. */
  readonly searchDictionary?: SearchDictionary;
  /** Words proposed by a blank search (SEARCH-08). */
  readonly keywords?: Readonly<Record<Language, readonly string[]>>;
  /** Ids of the tags for its categories (DATA-02). */
  readonly categoryTagIds?: readonly number[];
  /** Menus list the store's own collections, by their titles, besides those that the shop knows. */
  readonly hasStoreMenu?: boolean;
  /** @default 商品, counted in 点; a product and products */
  readonly noun?: BrandNoun;
  /** The word for all of the shop's goods, which its search accepts. */
  readonly goods?: Text;
  /** The two categories expanded on the home page. @default the first two of the menus, else of the store */
  readonly openCategories?: readonly [string, string];
  /** A reversed domain of the brand, the namespace of the shop's extensions for agents (AGENT-03). @default the shop's host */
  readonly agentDomain?: string;
}

/** The product data that determines whether the guarantee applies. */
interface Guarded {
  readonly category: { readonly handle: string } | null;
  readonly tags: readonly string[];
  readonly isEGift: boolean;
}

/** The brand's guarantee if it covers a product (PROD-13); vouchers are not covered. */
export function guaranteeOf({ category, tags, isEGift }: Guarded, { guarantee }: Brand): Brand['guarantee'] {
  const isCovered =
    !isEGift &&
    category !== null &&
    guarantee?.categories.includes(category.handle) === true &&
    !tags.some((tag) => guarantee.exceptTags.includes(tag));
  return isCovered ? guarantee : undefined;
}
