import type { BrandName } from '@shop/brands/brand-names';
import { BRANDS } from '@shop/brands/brands';
import type { Brand, BrandMenus, BrandNames, Language } from '@shop/rules/brand/brand';
import { env } from '#foundation/env/env.ts';
import { storeProfile } from './store-profile';

/** No brand: the store speaks. Its name, its pages, its policies and its collections are all that is said. */
const NO_BRAND: Brand = { hasStoreMenu: true };
const NO_MENUS: BrandMenus = {
  categories: [],
  subCategories: [],
  purposes: [],
  offered: [],
  producers: [],
  tags: [],
};

/** By what name the brand is chosen. */
export function brandName(): BrandName | 'none' {
  return env().brand;
}

/** The brand of this shop: what it gives is said, and nothing else (BRAND-01). Server only. */
export function shopBrand(): Brand {
  const name = brandName();
  return name === 'none' ? NO_BRAND : BRANDS[name];
}

/** What the brand's menus lead to; nothing without a brand. */
export function brandMenus(): BrandMenus {
  return shopBrand().menus ?? NO_MENUS;
}

/**
 * Whom the shop's mails are from (MAIL-07): as the settings say, else the brand, else an address of the shop's own host.
 * @param from MAIL_FROM
 */
export function mailSender(from: string | null, shopUrl: string): string {
  return from ?? shopBrand().mailFrom ?? `noreply@${new URL(shopUrl).hostname}`;
}

/** How the shop is called: by its brand, else by its store, else, until that has answered once, by its own address. */
export function shopNames(language: Language): BrandNames {
  const { names } = shopBrand();
  if (names !== undefined) return names[language];
  const name = storeProfile()?.[language].name ?? new URL(env().shopUrl).host;
  return { storeName: name, brand: name, company: name, tagline: [name] };
}

/** Whether a list of the store may be linked to. A brand's are taken for granted until the store has answered once. */
export function hasCollection(handle: string): boolean {
  const profile = storeProfile();
  return profile === null ? shopBrand().hasStoreMenu !== true : Object.hasOwn(profile.ja.collections, handle);
}
