import type { ArModel, SetProduct } from '@shop/fixtures/catalogue/set-product';

/** A model's definition; the variant that it shows is named as in the language of the definition. */
export function arModelOf({ modelUrl, iosModelUrl, heightCm, widthCm }: ArModel, variantTitle: string) {
  return { modelUrl, iosModelUrl, variantTitle, heightCm, widthCm };
}

/**
 * A set's definition.
 * @param language which name its options have: that of the titles of its variants in the same language
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
