import { BUILT_DELIVERY_RULES } from '@shop/brands/built-delivery-rules';
import type { DeliveryRules } from '@shop/rules/delivery/delivery-rules';
import { inLanguage, type Locale } from '@shop/rules/language';
import { deliveryRules } from '#foundation/brand/delivery-rules.ts';
import { shopBrand } from '#foundation/brand/shop-brand.ts';
import type { EmbeddedBrand } from '#foundation/browser/page-brand.ts';
import { privacyHref } from '#foundation/navigation/privacy-href.ts';

/** The brand's data embedded in a page, for code that loads on intent (foundation/browser/page-brand.ts). */
export function embeddedBrand(locale: Locale): EmbeddedBrand {
  const { keywords } = shopBrand();
  return {
    keywords: keywords ? inLanguage(keywords, locale) : [],
    privacy: privacyHref(locale) ?? null,
  };
}

const BUILT_IN = JSON.stringify(BUILT_DELIVERY_RULES);

/**
 * The store's delivery rules embedded in a page; undefined if the browser's code contains the same
 * (foundation/browser/page-delivery-rules.ts).
 */
export function embeddedDeliveryRules(): DeliveryRules | undefined {
  const rules = deliveryRules();
  return JSON.stringify(rules) === BUILT_IN ? undefined : rules;
}
