import type { GlobalId } from '../global-id';
import type { SetDefinition } from '../set-product/set-selection';
import type { Yen } from '../yen';
import type { Room } from './room';

/** The buyable thing. `id` is the number that stands in `?variant=`. */
export interface Variant {
  readonly id: number;
  readonly globalId: GlobalId;
  readonly productId: number;
  /** '' for the platform's default title. */
  readonly title: string;
  readonly sku: string;
  readonly price: Yen;
  /** Not null means on sale. */
  readonly compareAtPrice: Yen | null;
  /** Stock; 0 or less is sold out. */
  readonly quantity: number;
  /** The printed size, e.g. '高さが約15〜25cm'; '' for none. */
  readonly size: string;
  readonly image: ProductImage | null;
}

/** A pair of AI tags as the tag search spells it: `/search/tag?tagId={parentId},{childId}` (ROUTE-03). */
export interface AiTag {
  readonly parentId: number;
  readonly childId: number;
}

/** An AI tag with its words, as the platform holds them. */
export interface NamedAiTag extends AiTag {
  readonly parentName: string;
  readonly childName: string;
}

/** One step of the way to a product. */
export interface BreadCrumb {
  readonly name: string;
  readonly handle: string;
}

/** How a plant is kept. */
export interface CareFacts {
  readonly light: string;
  readonly water: string;
  readonly temperature: string;
  /** Degrees Celsius that it stands; null where nobody said. */
  readonly minTemperature: number | null;
  readonly size: string;
}

/** What the AR viewer shows (AR-01). */
export interface ArModel {
  readonly modelUrl: string;
  readonly iosModelUrl: string;
  /** The variant it was measured from. */
  readonly variantTitle: string;
}

/** Everything a product page shows of a product. */
export interface Product {
  readonly id: number;
  readonly globalId: GlobalId;
  readonly handle: string;
  readonly title: string;
  readonly vendor: string;
  readonly productType: string;
  /** Plain text of the description. */
  readonly description: string;
  /** Unsanitised HTML of the platform: PROD-11 sanitises it before it is shown. */
  readonly bodyHtml: string;
  readonly tags: readonly string[];
  readonly images: readonly ProductImage[];
  /** What the shopper chooses between, e.g. 'サイズ'; [] for a product of one variant. */
  readonly optionNames: readonly string[];
  /** At most 100. */
  readonly variants: readonly Variant[];
  readonly isSale: boolean;
  readonly isSoldOut: boolean;
  /** It takes no delivery date, so that a cart with it has none (DLV-04). */
  readonly isDateUnavailable: boolean;
  /** Whoever buys it is asked by mail, after the order, where and when to deliver (DLV-06). */
  readonly isEGift: boolean;
  /** 0 to 5, or null without reviews. */
  readonly reviewScore: number | null;
  readonly reviewCount: number;
  /** Newest first, at most 20. */
  readonly reviews: readonly Review[];
  readonly latinName: string;
  readonly introduction: string;
  readonly care: CareFacts | null;
  /** What comes with it, beside itself: its pot, a saucer, a card. */
  readonly included: readonly string[];
  readonly aiTags: readonly NamedAiTag[];
  readonly breadCrumbs: readonly BreadCrumb[];
  /** Where 'See others in this category' leads (PROD-07). */
  readonly category: BreadCrumb | null;
  readonly producer: Producer | null;
  readonly setDefinition: SetDefinition | null;
  readonly arModel: ArModel | null;
  /** How its sizes look in a room with a ruler; null where it was not drawn there (ROOM-01). */
  readonly room: Room | null;
  readonly seo: { readonly title: string; readonly description: string };
}

/** A picture of a product or a variant. */
export interface ProductImage {
  readonly id: number | null;
  /** Address on the platform's CDN without a width; see catalog/image-url.ts. */
  readonly src: string;
  readonly alt: string;
  /** Pixels, or null where the platform does not say; a drawn place keeps its size from them. */
  readonly width: number | null;
  readonly height: number | null;
  /** 1-based order in the gallery. */
  readonly position: number;
}

/** A review of a product. */
export interface Review {
  readonly id: string;
  /** '' for none; the review slider skips those. */
  readonly title: string;
  readonly content: string;
  /** 1 to 5. */
  readonly score: number;
  readonly nickname: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}

/** A grower who is featured as a vendor. */
export interface Producer {
  /** `producers-{name}`: its collection page. */
  readonly handle: string;
  readonly name: string;
  /** Handle of the category it grows for. */
  readonly category: string;
  readonly categoryName: string;
  readonly region: string;
  readonly profile: string;
  readonly image: ProductImage | null;
}

/** A producer with what their own page tells (LIST-06). */
export interface ProducerStory extends Producer {
  /** A sentence in their own words, '' for none. */
  readonly quote: string;
  /** Who says it, '' where it is the whole house. */
  readonly speaker: string;
  /** What they do before a plant leaves, '' where it is not told. */
  readonly dispatch: string;
  /** What they grow best, each with its second picture, which comes close to it. */
  readonly crops: readonly {
    readonly handle: string;
    readonly title: string;
    readonly image: ProductImage | null;
  }[];
}
