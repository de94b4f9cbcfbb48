import type { Producer } from './producer';
import type { ProductImage } from './product-image';

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
