import type { AiTag } from '../product/product';

/** A tag of the tag menu (§3). */
export interface TagLink extends AiTag {
  readonly label: string;
}
