import type { RoomChoice } from '../catalog/list-room';
import type { DeliveryRules } from '../delivery/delivery-rules';
import type { Campaign } from '../mail-magazine/campaign';
import type { LightTags } from '../product/window-fit';
import type { SearchDictionary } from './search-dictionary';

/** The languages that a brand speaks: those of the shop. */
export type Language = 'ja' | 'en';
/** A text in each of them. */
export type Text = Readonly<Record<Language, string>>;

/** How a brand calls itself. */
export interface BrandNames {
  readonly storeName: string;
  readonly brand: string;
  readonly company: string;
  /** The home page's one sentence in the pieces it may be cut into; a space between two stands at the first one's end. */
  readonly tagline: readonly string[];
}

/** What the shop's goods are called where a message speaks of them, and what they are counted in: 植物 and 点, a plant and plants. */
export interface BrandNoun {
  readonly ja: { readonly name: string; readonly unit: string };
  readonly en: { readonly one: string; readonly many: string };
}

/** A prize draw among those who register for the mail magazine. */
export interface BrandCampaign extends Campaign {
  readonly title: Text;
  readonly prize: Text;
  /** SHA-256 (hex) of the seed that it is drawn by, published before its period ends: nobody chooses one when it is known who takes part. */
  readonly seedHash?: string;
  /** The seed itself, published when it is drawn. */
  readonly seed?: string;
}

/** A list that the menus lead to. */
export interface MenuPage {
  /** Of the store's collection. */
  readonly handle: string;
  /** Address in the language without a prefix. */
  readonly path: string;
  readonly title: Text;
}

/** What the menus lead to beside the store's own collections, each where the store has it. */
export interface BrandMenus {
  /** In menu order (ROUTE-07). */
  readonly categories: readonly MenuPage[];
  /** Below a category, and no category of their own (ROUTE-08). */
  readonly subCategories: readonly MenuPage[];
  /** Lists by purpose (ROUTE-09). */
  readonly purposes: readonly MenuPage[];
  /** What most people ask for: handles of the purposes that an empty search offers (SEARCH-02). */
  readonly offered: readonly string[];
  /** Lists by who makes it (ROUTE-09). */
  readonly producers: readonly MenuPage[];
  /** AI tags that the menus name (HEAD-01). */
  readonly tags: readonly { readonly parentId: number; readonly childId: number; readonly title: Text }[];
}

/** A group of AI tags, with its words (LIST-04). */
export interface FacetGroup {
  readonly id: number;
  readonly name: Text;
  readonly children: readonly { readonly id: number; readonly name: Text }[];
}

/** What engines know variants to differ by (SEO-02). */
export type VariantAspect = 'size' | 'color';

/** Addresses outside of the shop. */
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

/** A question that shoppers ask, and its answer (PAGE-05). */
export interface BrandQuestion {
  /** Its place on the page: `/faq#returns`. */
  readonly id: string;
  readonly question: Text;
  /**
   * What the shop's delivery says stands in it by name: `{from}` and `{to}`, the first and the last day, counted from the order; `{transit}`, days on the
   * way; `{fee}`, `{farFee}`, the highest one, and `{freeFrom}`, in yen.
   */
  readonly answer: Text;
  /** Address in Japanese of the page that says more. */
  readonly more?: string;
  /** Queries that it answers, by their parts, all of which a query has (docs/recipes.md, "A word that shoppers search by"). */
  readonly asked: readonly string[];
}

/**
 * What a shop says of itself beside what its store says: facts, links, campaigns, promises. Everything is optional, and what a brand does
 * not give is said nowhere (BRAND-01). Without names the store's own name is said.
 */
export interface Brand {
  readonly names?: Readonly<Record<Language, BrandNames>>;
  /** The drawing before the brand's name: paths on a grid of 32 by 32. Without it the name stands alone. */
  readonly logo?: { readonly lines: string; readonly fills: string };
  /** Small in the logo, after the brand's name. */
  readonly logoSuffix?: string;
  /** Its colours, corners and strokes, in the form of the token files (DTCG). @default what the build is compiled with */
  readonly tokens?: object;
  readonly company?: {
    readonly address: Text;
    /** In the form of ITU-T E.164. */
    readonly telephone: string;
    readonly email: string;
    readonly postalCode: string;
  };
  readonly links?: BrandLinks;
  /** Sites of the same house. */
  readonly relatedSites?: readonly { readonly url: string; readonly name: Text }[];
  /** How one can pay, as the footer names it (FOOT-01). */
  readonly payments?: Readonly<Record<Language, readonly string[]>>;
  /** The companion app (APP-01), and what is promised to those who download it. */
  readonly app?: {
    /** The word by which its browser is known in the user-agent. */
    readonly userAgentWord: string;
    readonly downloadUrl: string;
    readonly stampCardUrl: string;
  };
  /** The pages of text that the menus and the footer name in words of their own, advice and guarantee among them (ROUTE-11). */
  readonly hasOwnPages?: boolean;
  /** The advisors answer after a purchase, in a time and for a price that the messages say (ROUTE-20). */
  readonly hasAdvice?: boolean;
  /** Plants are guaranteed; product pages of what is covered say so, and lead to the page with the terms (PROD-13). */
  readonly guarantee?: {
    /** From the day of delivery. */
    readonly days: number;
    /** Path of the page with the terms. */
    readonly page: string;
    /** Handles of the categories whose goods are covered. */
    readonly categories: readonly string[];
    /** Tags of goods in these categories that are not. */
    readonly exceptTags: readonly string[];
  };
  /** Registrations are answered with a coupon, whose conditions the messages say (MAIL-01). */
  readonly hasMailMagazine?: boolean;
  readonly campaigns?: readonly BrandCampaign[];
  /** On which days is delivered, from when on and for what, where the store does not say it (DLV-08, DLV-10, SHIP-05). @default nothing is said of fees */
  readonly deliveryRules?: DeliveryRules;
  /** Rules of returns for engines, as the refund policy says them: both are changed together. */
  readonly returns?: {
    /** Categories whose unused goods may be sent back, at the shopper's cost; other goods are not taken back for a change of mind. */
    readonly returnableCategories: readonly string[];
    /** Days from delivery within which they may. */
    readonly days: number;
  };
  /** Questions and answers, with a page of their own (PAGE-05). */
  readonly questions?: readonly BrandQuestion[];
  /** Whom mails are from where MAIL_FROM does not say it. @default noreply at the shop's own host */
  readonly mailFrom?: string;
  readonly menus?: BrandMenus;
  /** The AI tags of its goods. Without them lists offer stock and price alone. */
  readonly facets?: readonly FacetGroup[];
  /** By which of these its goods say the light that they need. Without it nobody is asked for their window (FIT-01). */
  readonly lightTags?: LightTags;
  /** Lists whose goods are shown in the room, by their handles: where in it they stand, and heights that the list's own words speak of (ROOM-08). */
  readonly listsWithRoom?: Readonly<Record<string, RoomChoice>>;
  /** What the choices of a product's page mean to engines, by the names of the store's options in every language; others are named as they are. */
  readonly variantAspects?: Readonly<Record<string, VariantAspect>>;
  /** Words of its goods for the search (SEARCH-03). Without them the search knows what the catalogue says. */
  readonly searchDictionary?: SearchDictionary;
  /** Words that a blank search proposes (SEARCH-08). */
  readonly keywords?: Readonly<Record<Language, readonly string[]>>;
  /** Ids of tags that name its categories (DATA-02). */
  readonly categoryTagIds?: readonly number[];
  /** Menus name the store's own collections, by its titles, beside those that the shop knows. */
  readonly hasStoreMenu?: boolean;
  /** @default 商品, counted in 点; a product and products */
  readonly noun?: BrandNoun;
  /** What the shop sells, in a word that its search takes for all of it. */
  readonly goods?: Text;
  /** The two categories that stand open on the home page. @default the first two of the menus, else of the store */
  readonly openCategories?: readonly [string, string];
  /** A domain of the brand's, from its end, in which the names of the shop's extensions for agents are (AGENT-03). @default the shop's host */
  readonly agentDomain?: string;
}

/** What decides whether the guarantee covers a product. */
interface Guarded {
  readonly category: { readonly handle: string } | null;
  readonly tags: readonly string[];
  readonly isEGift: boolean;
}

/** The brand's guarantee where it covers a product (PROD-13); no voucher is covered. */
export function guaranteeOf({ category, tags, isEGift }: Guarded, { guarantee }: Brand): Brand['guarantee'] {
  const isCovered =
    !isEGift &&
    category !== null &&
    guarantee?.categories.includes(category.handle) === true &&
    !tags.some((tag) => guarantee.exceptTags.includes(tag));
  return isCovered ? guarantee : undefined;
}
