import { onePerProcess } from '@shop/page-server/one-per-process';
import { inLanguage, type Locale, type Localized } from '@shop/rules/language';
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

export function setStoreProfile(profiles: StoreProfiles | null): void {
  holder().profiles = profiles;
}
