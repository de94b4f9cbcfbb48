import type { AiTag } from '../product/product';

/** A tag of the tag menu. */
export interface TagLink extends AiTag {
  readonly label: string;
}
