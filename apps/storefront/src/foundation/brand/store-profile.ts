import { onePerProcess } from '@shop/page-server/one-per-process';
import { inLanguage, type Locale, type Localized } from '@shop/rules/language';
import { parseShopFacts, type ShopFacts } from '@shop/rules/store/shop-facts';
import type { StoreProfile } from '@shop/rules/store/store-profile';

/** The store by language. */
export type StoreProfiles = Localized<StoreProfile>;

function holder(): { profiles: StoreProfiles | null } {
  return onePerProcess('storeProfile', () => ({ profiles: null }));
}

/** The store's profile in this process; null until it was read once (foundation/platform/follow-store.ts). */
export function storeProfile(): StoreProfiles | null {
  return holder().profiles;
}

/** The profile in a language; null until it was read once. */
export function storeProfileIn(locale: Locale): StoreProfile | null {
  const { profiles } = holder();
  return profiles && inLanguage(profiles, locale);
}

/** By the store's own answer, which stays the same object until the next read. */
const parsed = new WeakMap<StoreProfile, ShopFacts>();

/** The valid legal facts and links of the store in a language; none until it was read once. */
export function storeFactsIn(locale: Locale): ShopFacts {
  const profile = storeProfileIn(locale);
  if (profile === null) return {};
  const facts = parsed.get(profile) ?? parseShopFacts(profile.facts).facts;
  parsed.set(profile, facts);
  return facts;
}

/** Replaces the profile of this process; null before the first read. */
export function setStoreProfile(profiles: StoreProfiles | null): void {
  holder().profiles = profiles;
}
