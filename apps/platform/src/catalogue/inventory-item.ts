/** Offset between the number of a variant and of its inventory item. The numbers differ, so that confusing them fails. */
const ITEM_OFFSET = 2_100_000_000_000;

/** The only stock location. */
export const LOCATION_ID = 65_104_200_001;

/** The number of a variant's inventory item. */
export function inventoryItemIdOf(variantId: number): number {
  return variantId + ITEM_OFFSET;
}
