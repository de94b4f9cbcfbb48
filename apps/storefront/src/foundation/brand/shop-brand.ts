import type { BrandName } from '@shop/brands/brand-names';
import { BRANDS } from '@shop/brands/brands';
import {
  type Brand,
  type BrandMenus,
  type BrandNames,
  guaranteeOf,
  type PageRole,
} from '@shop/rules/brand/brand';
import { inLanguage, type Locale } from '@shop/rules/language';
import { legalFactsOf } from '@shop/rules/store/legal-facts';
import type { ContentSection, PolicyHandle } from '@shop/rules/store/store-profile';
import { env } from '#foundation/env/env.ts';
import { storeFactsIn, storeProfile, storeProfileIn } from './store-profile';

/** No brand: only the store's own name, pages, policies and collections are used. */
const NO_BRAND: Brand = { hasStoreMenu: true };
const NO_MENUS: BrandMenus = {
  categories: [],
  subCategories: [],
  purposes: [],
  offered: [],
  producers: [],
  tags: [],
};

/** The name of the selected brand. */
export function brandName(): BrandName | 'none' {
  return env().brand;
}

/** The brand of this shop: only its data is shown (BRAND-01). Server only. */
export function shopBrand(): Brand {
  const name = brandName();
  return name === 'none' ? NO_BRAND : BRANDS[name];
}

/** Targets of the brand's menus; nothing without a brand. */
export function brandMenus(): BrandMenus {
  return shopBrand().menus ?? NO_MENUS;
}

/** Handles of the lists that the header links to beside the menus (HEAD-01), whether or not the store has them. */
export function headerLists(): { newArrivals: string; sale: string } {
  const { newArrivals = 'new-arrivals', sale = 'sale' } = brandMenus();
  return { newArrivals, sale };
}

/**
 * The shop's names: the brand's, else the store's, else, until that has answered once, the shop's own address. The company is the one that
 * the store gives, if any (BRAND-07).
 */
export function shopNames(locale: Locale): BrandNames {
  const { names } = shopBrand();
  const { legalName: company } = legalFactsOf(storeFactsIn(locale), shopBrand(), locale);
  if (names !== undefined) return { ...inLanguage(names, locale), ...(company !== undefined && { company }) };
  const name = storeProfileIn(locale)?.name ?? new URL(env().shopUrl).host;
  return { storeName: name, brand: name, company: company ?? name, tagline: [name] };
}

/**
 * Whether a section has any content, and may be linked (BRAND-02). Until the store has answered once, its ranking and the sections of a
 * brand with pages of its own are assumed to have.
 */
export function hasSection(section: ContentSection): boolean {
  const { pages, hasAdvice = false } = shopBrand();
  if (section === 'advisors' && hasAdvice) return true;
  return storeProfile()?.ja.sections.includes(section) ?? (section === 'ranking' || pages !== undefined);
}

/** The policies that a shop in Japan needs: they are assumed while the store's own are unknown. */
export const REQUIRED_POLICIES: ReadonlySet<string> = new Set<PolicyHandle>([
  'refund-policy',
  'legal-notice',
]);

/** Whether a policy has a text in a language, and has an address there; assumed like a section's. */
export function hasPolicy(handle: string, locale: Locale): boolean {
  return (
    storeProfileIn(locale)?.policies.some((policy) => policy.handle === handle) ??
    (shopBrand().pages !== undefined && REQUIRED_POLICIES.has(handle))
  );
}

/** Whether the store has a text page. Those that a brand names are assumed to exist until the store has answered once. */
export function hasPage(handle: string): boolean {
  return storeProfile()?.ja.pages.some((page) => page.handle === handle) ?? true;
}

/**
 * The path of the brand's text page with a role, in the language without a prefix (ROUTE-11); undefined without one, or if the store has no
 * such page.
 */
export function pathOfPage(
  role: PageRole,
  { pages }: Pick<Brand, 'pages'> = shopBrand(),
): string | undefined {
  const page = pages?.find((one) => one.role === role);
  return page && hasPage(page.handle) ? (page.path ?? `/pages/${page.handle}`) : undefined;
}

/** The guarantee that covers a product, with the path of its terms (PROD-13); none in a store without the terms. */
export function guaranteeWithTerms(
  product: Parameters<typeof guaranteeOf>[0],
  brand = shopBrand(),
): { days: number; terms: string } | undefined {
  const guarantee = guaranteeOf(product, brand);
  const terms = pathOfPage('guarantee', brand);
  return guarantee && terms !== undefined ? { days: guarantee.days, terms } : undefined;
}

/** The brand's rules of returns (SEO-02); none in a store without the policy that they repeat. */
export function returnRules(locale: Locale): Brand['returns'] {
  return hasPolicy('refund-policy', locale) ? shopBrand().returns : undefined;
}

/** Whether a list of the store has goods and may be linked. A brand's lists are assumed to exist until the store has answered once. */
export function hasCollection(handle: string): boolean {
  const profile = storeProfile();
  return profile === null ? shopBrand().hasStoreMenu !== true : Object.hasOwn(profile.ja.collections, handle);
}

/** Whether goods with an AI tag may be linked: the store has some, or does not count them. */
export function hasTag(childId: number): boolean {
  return storeProfile()?.ja.tags?.includes(childId) ?? true;
}
