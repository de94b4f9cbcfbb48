import { findPrefecture, type ProvinceCode } from '@shop/rules/delivery/prefectures';
import { withStorage } from './with-storage';

/** Key of the prefecture that was chosen in this tab and that the platform has not answered yet. */
const KEY = 'shop:destination';

/** Notes a choice: a page that is left before it was sent loses nothing (SHIP-02). */
export function recordDestination(province: ProvinceCode): void {
  withStorage('sessionStorage', (storage) => storage.setItem(KEY, province));
}

/** The platform has answered. */
export function clearDestination(): void {
  withStorage('sessionStorage', (storage) => storage.removeItem(KEY));
}

/** The choice that nobody has answered, or null. */
export function pendingDestination(): ProvinceCode | null {
  return (
    findPrefecture(withStorage('sessionStorage', (storage) => storage.getItem(KEY)) ?? '')?.province ?? null
  );
}
