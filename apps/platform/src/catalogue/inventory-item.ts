/** Between a variant's number and its inventory item's: they are different things, and whoever takes one for the other finds nothing. */
const ITEM_OFFSET = 2_100_000_000_000;

/** The one place that stock lies at. */
export const LOCATION_ID = 65_104_200_001;

/** The number of a variant's inventory item. */
export function inventoryItemIdOf(variantId: number): number {
  return variantId + ITEM_OFFSET;
}
