import type { MenuItem } from '../navigation/menu-item';
import type { Producer } from '../product/product';

/** The lists that are not categories: purposes and producers (ROUTE-09). */
export interface CollectionDirectory {
  readonly purposes: readonly MenuItem[];
  readonly producers: readonly Producer[];
}
