import { optionKey } from '../catalogue/metafield.ts';
import type { CatalogueProduct, CatalogueVariant } from '../catalogue/product.ts';
import type { PlatformContext } from './context.ts';
import { localized } from './localized.ts';

type Language = Pick<PlatformContext, 'language'>;
type Owner = Pick<CatalogueProduct, 'translations'>;

interface Choice {
  readonly name: string;
  readonly value: string;
}

/** An option's name in the language of the request. */
export function optionName(product: Owner, name: string, context: Language): string {
  return localized(product, optionKey(name), name, context);
}

/** An option's value in the language of the request. */
export function optionValue(product: Owner, name: string, value: string, context: Language): string {
  return localized(product, optionKey(name, value), value, context);
}

/** A variant's options in the language of the request. */
export function selectedOptions({ product, ...variant }: CatalogueVariant, context: Language): Choice[] {
  return variant.selectedOptions.map(({ name, value }) => ({
    name: optionName(product, name, context),
    value: optionValue(product, name, value, context),
  }));
}

/** A variant's title in the language of the request: the provider builds titles from the option values. */
export function variantTitle(variant: CatalogueVariant, context: Language): string {
  return variant.title === joined(variant.selectedOptions)
    ? joined(selectedOptions(variant, context))
    : variant.title;
}

function joined(choices: readonly Choice[]): string {
  return choices.map(({ value }) => value).join(' / ');
}

/**
 * Whether a client means this option, by its name in any answered language.
 * @param fold normalises words for comparison
 */
export function isOptionName(
  product: Owner,
  own: string,
  said: string,
  fold: (text: string) => string = String,
): boolean {
  return isWord(product, optionKey(own), own, said, fold);
}

/** Whether a client means this option value, in any language. */
export function isOptionChoice(
  product: Owner,
  own: Choice,
  said: Choice,
  fold: (text: string) => string = String,
): boolean {
  return (
    isOptionName(product, own.name, said.name, fold) &&
    isWord(product, optionKey(own.name, own.value), own.value, said.value, fold)
  );
}

function isWord(
  { translations }: Owner,
  key: string,
  own: string,
  said: string,
  fold: (text: string) => string,
): boolean {
  const words = [own, ...Object.values(translations).flatMap((language) => language[key] ?? [])];
  return words.some((word) => fold(word) === fold(said));
}
