import type { BrandName } from '#foundation/env/brand-name.ts';
import { env } from '#foundation/env/env.ts';
import type { Brand, BrandNames, Language } from './brand-schema';
import { BRANDS } from './brands';
import { storeProfile } from './store-profile';

/** By what name the brand is chosen. */
export function brandName(): BrandName {
  return env().brand;
}

/** The brand of this shop: what it gives is said, and nothing else (BRAND-01). Server only. */
export function shopBrand(): Brand {
  return BRANDS[brandName()];
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
