import type { VariantAspect } from '@shop/rules/brand/brand';
import type { Variant } from '@shop/rules/product/product';
import type { ProductOption } from '@shop/rules/product/variant-options';

/** The meaning of options for engines, by their names (the brand's `variantAspects`). */
export type OptionAspects = Readonly<Record<string, VariantAspect>>;

/** What each option is called for engines: an aspect once, other options by their names. */
export function optionMeanings(options: readonly ProductOption[], aspects: OptionAspects) {
  const known = options.map(({ name }) => aspects[name]);
  return options.map(({ name }, at) => {
    const aspect = known[at];
    return { name, aspect: aspect !== undefined && known.indexOf(aspect) === at ? aspect : null };
  });
}

/**
 * A variant's values for engines (SEO-02, SEO-03): its size or colour, and the named values of other options. The latter only where
 * there are several options: the value of one alone is the variant's name.
 */
export function optionFacts(
  options: readonly ProductOption[],
  { optionValues }: Pick<Variant, 'optionValues'>,
  aspects: OptionAspects,
) {
  const facts = optionMeanings(options, aspects).map((meaning, at) => ({
    ...meaning,
    value: optionValues[at] ?? '',
  }));
  const given = facts.filter(({ value }) => value !== '');
  return {
    aspects: Object.fromEntries(
      given.flatMap(({ aspect, value }) => (aspect === null ? [] : [[aspect, value]])),
    ) as Partial<Record<VariantAspect, string>>,
    others: options.length > 1 ? given.filter(({ aspect }) => aspect === null) : [],
  };
}
