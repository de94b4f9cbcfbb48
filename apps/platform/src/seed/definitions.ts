import type { ArModel, SetProduct } from '@shop/fixtures/catalogue/product';
import type { RoomPictures } from '@shop/fixtures/catalogue/room';

/** A 3D model's definition; its variant is named in the language of the definition. */
export function arModelOf({ modelUrl, iosModelUrl, heightCm, widthCm }: ArModel, variantTitle: string) {
  return { modelUrl, iosModelUrl, variantTitle, heightCm, widthCm };
}

/** Room display of a product's sizes; undefined for a product without room images (ROOM-01). */
export function roomOf({ products, ...scale }: RoomPictures, productId: number) {
  const found = products.find((product) => product.productId === productId);
  return (
    found && {
      ...scale,
      sizes: found.sizes.map(({ variantId, fromCm, toCm, heightCm, groundCm, footX, views }) => ({
        variantId,
        fromCm,
        toCm,
        heightCm,
        groundCm,
        footX,
        views,
      })),
    }
  );
}

/**
 * A set's definition.
 * @param language of its option names, as in the variant titles
 */
export function setDefinitionOf(
  { itemCount, options, invalidCombinations }: SetProduct,
  language: 'name' | 'nameEn',
) {
  const nameOf = new Map(options.map((option) => [option.name, option[language]]));
  return {
    itemCount,
    options: options.map((option) => ({
      name: option[language],
      image: option.image,
      sequence: option.sequence,
    })),
    invalidCombinations: invalidCombinations.map((names) => names.map((name) => nameOf.get(name) ?? name)),
  };
}
