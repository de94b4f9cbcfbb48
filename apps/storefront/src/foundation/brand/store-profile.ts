import { onePerProcess } from '@shop/page-server/one-per-process';
import type { Language } from '@shop/rules/brand/brand';
import type { StoreProfile } from '@shop/rules/store/store-profile';

/** The store by language. */
export type StoreProfiles = Readonly<Record<Language, StoreProfile>>;

function holder(): { profiles: StoreProfiles | null } {
  return onePerProcess('storeProfile', () => ({ profiles: null }));
}

/** The store's profile in this process; null until it was read once (foundation/platform/follow-store.ts). */
export function storeProfile(): StoreProfiles | null {
  return holder().profiles;
}

export function setStoreProfile(profiles: StoreProfiles | null): void {
  holder().profiles = profiles;
}
