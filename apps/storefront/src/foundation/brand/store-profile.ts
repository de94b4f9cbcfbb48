import { onePerProcess } from '@shop/page-server/one-per-process';
import type { Language } from '@shop/rules/brand/brand';
import type { StoreProfile } from '@shop/rules/store/store-profile';

/** The store by language. */
export type StoreProfiles = Readonly<Record<Language, StoreProfile>>;

function holder(): { profiles: StoreProfiles | null } {
  return onePerProcess('storeProfile', () => ({ profiles: null }));
}

/** What this process knows of the store; null until it has been read once (foundation/platform/follow-store.ts). */
export function storeProfile(): StoreProfiles | null {
  return holder().profiles;
}

export function setStoreProfile(profiles: StoreProfiles | null): void {
  holder().profiles = profiles;
}
