import { toGid } from '@shop/rules/global-id';
import type { Product, Variant } from '@shop/rules/product/product';
import { hasTagOf, tagKey } from '@shop/rules/product/product-tag';
import { isSoldOut } from '@shop/rules/product/stock-label';
import { shortenText } from '@shop/rules/shorten-text';
import { aiTagNames } from '#features/catalog/contract/ai-tag-names.ts';
import { shopBrand } from '#foundation/brand/shop-brand.ts';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';

/** Maximum description length in characters, in a list and for a single product. */
const SHORT = 200;
const LONG = 5_000;

interface AgentProductInput {
  readonly locale: Locale;
  readonly shopUrl: string;
  /** The returned variants, best match first; at least one. */
  readonly variants: readonly Variant[];
  readonly isDetail: boolean;
  /** The options chosen so far. @default none */
  readonly selected?: readonly VariantOption[];
}

/** A product option and a variant's value for it. */
export interface VariantOption {
  readonly name: string;
  readonly label: string;
}

/** A variant's values for its product's options; empty for a product with one variant. */
export function variantOptions({ options }: Product, { optionValues }: Variant): VariantOption[] {
  return options.flatMap(({ name }, place) => {
    const label = optionValues[place] ?? '';
    return label === '' ? [] : [{ name, label }];
  });
}

/** A product in the protocol's catalogue format, with the shop's additional data: care and suitability (AGENT-02). */
export function agentProduct(
  product: Product,
  { locale, shopUrl, variants, isDetail, selected = [] }: AgentProductInput,
) {
  const url = `${shopUrl}${localePath(locale, `/products/${product.handle}`)}`;
  const plain = product.description || product.introduction || product.title;
  const prices = product.variants.map(({ price }) => price);
  return {
    id: toGid('Product', product.id),
    handle: product.handle,
    title: product.title,
    description: { plain: shortenText(plain, isDetail ? LONG : SHORT) },
    url,
    ...(product.category && { categories: [{ value: product.category.name, taxonomy: 'merchant' }] }),
    price_range: { min: yen(Math.min(...prices)), max: yen(Math.max(...prices)) },
    media: product.images
      .slice(0, isDetail ? 10 : 1)
      .map(({ src, alt }) => ({ type: 'image', url: src, alt_text: alt })),
    ...(product.options.length > 0 && { options: optionsOf(product, selected) }),
    variants: variants.map((variant) => agentVariant(product, variant, url)),
    ...(product.reviewScore !== null &&
      product.reviewCount > 0 && {
        rating: { value: product.reviewScore, scale_max: 5, count: product.reviewCount },
      }),
    tags: tagsIn(product.tags, locale),
    metadata: {
      vendor: product.vendor,
      suits: product.aiTags.map((tag) => {
        const { parent, child } = aiTagNames(tag, locale) ?? { parent: tag.parentName, child: tag.childName };
        return `${parent}: ${child}`;
      }),
      takes_delivery_date: !product.isDateUnavailable,
      ...(product.latinName !== '' && { latin_name: product.latinName }),
      ...(product.care && { care: product.care }),
      ...(product.growth && {
        growth: { cm_per_year: { min: product.growth.fromCm, max: product.growth.toCm } },
      }),
    },
  };
}

/** The language of the platform's tags. */
const TAG_LANGUAGE: Locale = 'ja';
const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Tags in a language: translated by the search dictionary and the filters of the brand. A tag without a translation is left out. */
function tagsIn(tags: readonly string[], locale: Locale): readonly string[] {
  if (locale === TAG_LANGUAGE) return tags;
  const { needs = [], same = [] } = shopBrand().searchDictionary ?? {};
  const inEnglish = (tag: string) => {
    if (!JAPANESE.test(tag)) return [tag];
    const [aiTag = ''] =
      needs.find((need) => need.tags.includes(tagKey(tag)) && need.aiTags !== undefined)?.aiTags ?? [];
    const [parentId = 0, childId = 0] = aiTag.split('.').map(Number);
    const named = aiTagNames({ parentId, childId }, locale)?.child;
    return named ?? same.find((words) => hasTagOf(words, [tag]))?.find((word) => !JAPANESE.test(word)) ?? [];
  };
  return [...new Set(tags.flatMap(inEnglish))];
}

function agentVariant(product: Product, variant: Variant, url: string) {
  const { id, sku, title, price, compareAtPrice, size } = variant;
  const isGone = isSoldOut(variant.quantity);
  return {
    id: toGid('ProductVariant', id),
    ...(sku !== '' && { sku }),
    title: title || product.title,
    description: { plain: size || title || product.title },
    url: `${url}?variant=${id}`,
    price: yen(price),
    ...(compareAtPrice !== null && { list_price: yen(compareAtPrice) }),
    availability: { available: !isGone, status: isGone ? 'out_of_stock' : 'in_stock' },
    options: variantOptions(product, variant),
  };
}

/** A product's options; a value exists, or is available, together with what is selected of the other options. */
function optionsOf(product: Product, selected: readonly VariantOption[]) {
  return product.options.flatMap(({ name, values }, place) => {
    const others = selected.filter((option) => option.name !== name);
    const fitting = product.variants.filter((variant) => hasOptions(product, variant, others));
    const offered = values.filter((label) =>
      product.variants.some(({ optionValues }) => optionValues[place] === label),
    );
    if (offered.length === 0) return [];
    return {
      name,
      values: offered.map((label) => {
        const variants = fitting.filter(({ optionValues }) => optionValues[place] === label);
        return {
          label,
          exists: variants.length > 0,
          available: variants.some(({ quantity }) => !isSoldOut(quantity)),
        };
      }),
    };
  });
}

/** Whether a variant has all of these values. */
export function hasOptions(product: Product, variant: Variant, required: readonly VariantOption[]): boolean {
  const options = variantOptions(product, variant);
  return required.every(({ name, label }) =>
    options.some((option) => option.name === name && option.label === label),
  );
}

function yen(amount: number) {
  return { amount, currency: 'JPY' };
}

/** Available variants come first. */
export function availableFirst(variants: readonly Variant[]): Variant[] {
  return variants.toSorted(
    (one, other) => Number(isSoldOut(one.quantity)) - Number(isSoldOut(other.quantity)),
  );
}
