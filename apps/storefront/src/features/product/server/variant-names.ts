import { onePerProcess } from '@shop/page-server/one-per-process';
import { LRUCache } from 'lru-cache';
import { VARIANT_NAMES_HELD } from '#foundation/cache/cache-manifest.ts';
import type { Locale } from '#foundation/i18n/locale.ts';

interface NamedVariant {
  readonly id: number;
  readonly productTitle: string;
  /** '' for the only variant. */
  readonly title: string;
}

const names = () =>
  onePerProcess('variantNames', () => new LRUCache<string, string>({ max: VARIANT_NAMES_HELD }));

/** Remembers the names of variants that were read, so that one that the merchant takes away can still be named (LINK-01). */
export function rememberVariantNames(variants: readonly NamedVariant[], locale: Locale): void {
  for (const { id, productTitle, title } of variants) {
    names().set(`${locale} ${id}`, nameOfVariant(productTitle, title));
  }
}

/** The name that a variant had when this process last read it; null if it never did. */
export function rememberedVariantName(id: number, locale: Locale): string | null {
  return names().get(`${locale} ${id}`) ?? null;
}

/** A product's title with its variant's, if it has one. */
export function nameOfVariant(productTitle: string, title: string): string {
  return title === '' ? productTitle : `${productTitle} ${title}`;
}
