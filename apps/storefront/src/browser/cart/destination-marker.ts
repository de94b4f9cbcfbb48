import { findPrefecture, type ProvinceCode } from '@shop/rules/delivery/prefectures';

/** Key of the prefecture that was chosen in this tab and that the platform has not answered yet. */
const KEY = 'shop:destination';

/** Notes a choice: a page that is left before it was sent loses nothing (SHIP-02). */
export function recordDestination(province: ProvinceCode): void {
  store((storage) => storage.setItem(KEY, province));
}

/** The platform has answered. */
export function clearDestination(): void {
  store((storage) => storage.removeItem(KEY));
}

/** The choice that nobody has answered, or null. */
export function pendingDestination(): ProvinceCode | null {
  return findPrefecture(store((storage) => storage.getItem(KEY)) ?? '')?.province ?? null;
}

function store<Value>(use: (storage: Storage) => Value): Value | undefined {
  try {
    return use(window.sessionStorage);
  } catch {
    // Storage is refused in some private windows: there the choice lasts as long as the page.
    return undefined;
  }
}
