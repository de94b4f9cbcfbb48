import type { GlobalId } from '../global-id';
import type { SetDefinition } from '../set-product/set-selection';
import type { Yen } from '../yen';
import type { Growth } from './growth';
import type { Room } from './room';
import type { ProductOption } from './variant-options';

/** The unit of sale. `id` is the number in `?variant=`. */
export interface Variant {
  readonly id: number;
  readonly globalId: GlobalId;
  readonly productId: number;
  /** '' for the platform's default title. */
  readonly title: string;
  /** One value for each option of its product, in the same order; [] for the platform's default title. */
  readonly optionValues: readonly string[];
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

/** A pair of AI tags as in the URL of the tag search: `/search/tag?tagId={parentId},{childId}` (ROUTE-03). */
export interface AiTag {
  readonly parentId: number;
  readonly childId: number;
}

/** An AI tag with its names from the platform. */
export interface NamedAiTag extends AiTag {
  readonly parentName: string;
  readonly childName: string;
}

/** One step of a product's breadcrumb trail. */
export interface BreadCrumb {
  readonly name: string;
  readonly handle: string;
}

/** A product's care by the fields of its metafield, of which the brand names the cells (PROD-15); `size` is that of each brand. */
export type CareFacts = Readonly<Record<string, string | number>>;

/** The input of the AR viewer (AR-01). */
export interface ArModel {
  readonly modelUrl: string;
  readonly iosModelUrl: string;
  /** The variant whose measurements the model has. */
  readonly variantTitle: string;
}

/** All product data of a product page. */
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
  /** What the shopper chooses from, e.g. 'サイズ'; [] for a product of one variant. */
  readonly options: readonly ProductOption[];
  /** At most 100. */
  readonly variants: readonly Variant[];
  readonly isSale: boolean;
  readonly isSoldOut: boolean;
  /** It allows no delivery date, so a cart that contains it has none (DLV-04). */
  readonly isDateUnavailable: boolean;
  /** The buyer receives a mail after the order that asks where and when to deliver (DLV-06). */
  readonly isEGift: boolean;
  /** 0 to 5, or null without reviews. */
  readonly reviewScore: number | null;
  readonly reviewCount: number;
  /** Newest first, at most 20. */
  readonly reviews: readonly Review[];
  readonly latinName: string;
  readonly introduction: string;
  readonly care: CareFacts | null;
  /** Included items beside the product itself: its pot, a saucer, a card. */
  readonly included: readonly string[];
  readonly aiTags: readonly NamedAiTag[];
  readonly breadCrumbs: readonly BreadCrumb[];
  /** The target of 'See others in this category' (PROD-07). */
  readonly category: BreadCrumb | null;
  readonly producer: Producer | null;
  readonly setDefinition: SetDefinition | null;
  readonly arModel: ArModel | null;
  /** Its sizes in a room with a ruler; null if not drawn (ROOM-01). */
  readonly room: Room | null;
  /** Its growth in a year; null if not known (GROW-01). */
  readonly growth: Growth | null;
  readonly seo: { readonly title: string; readonly description: string };
}

/** An image of a product or a variant. */
export interface ProductImage {
  readonly id: number | null;
  /** URL on the platform's CDN without a width; see catalog/image-url.ts. */
  readonly src: string;
  readonly alt: string;
  /** Pixels, or null if the platform does not report them; a layout reserves the image's space from them. */
  readonly width: number | null;
  readonly height: number | null;
  /** 1-based order in the gallery. */
  readonly position: number;
}

/** A review of a product. */
export interface Review {
  readonly id: string;
  /** '' for none; the review slider skips such reviews. */
  readonly title: string;
  readonly content: string;
  /** 1 to 5. */
  readonly score: number;
  readonly nickname: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}

/** A grower featured as a vendor. */
export interface Producer {
  /** `producers-{name}`: the handle of its collection page. */
  readonly handle: string;
  readonly name: string;
  /** Handle of the category of its plants. */
  readonly category: string;
  readonly categoryName: string;
  readonly region: string;
  readonly profile: string;
  readonly image: ProductImage | null;
}

/** A producer with the content of its own page (LIST-06). */
export interface ProducerStory extends Producer {
  /** A one-sentence quote, '' for none. */
  readonly quote: string;
  /** The quote's speaker, '' for the company as a whole. */
  readonly speaker: string;
  /** Their work before a plant is dispatched, '' if not given. */
  readonly dispatch: string;
  /** Their main crops, each with a second image, a close-up. */
  readonly crops: readonly {
    readonly handle: string;
    readonly title: string;
    readonly image: ProductImage | null;
  }[];
}

/** The product data of a product feed, all of which the product page shows too. */
export type FeedProduct = Pick<
  Product,
  | 'id'
  | 'handle'
  | 'title'
  | 'vendor'
  | 'introduction'
  | 'description'
  | 'images'
  | 'options'
  | 'breadCrumbs'
  | 'isDateUnavailable'
  | 'isEGift'
  | 'variants'
  | 'reviewScore'
  | 'reviewCount'
>;
