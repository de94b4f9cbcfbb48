import { brandMenus } from '#foundation/brand/shop-brand.ts';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { navigation } from '#foundation/navigation/navigation.ts';

/** Needs that a search without results offers (SEARCH-02): lists of the brand's menus that the store has. */
export function offeredNeeds(locale: Locale): readonly { readonly href: string; readonly label: string }[] {
  const { purposes, offered } = brandMenus();
  const paths = new Set(
    purposes.filter(({ handle }) => offered.includes(handle)).map(({ path }) => localePath(locale, path)),
  );
  return navigation(locale).purposes.filter(({ href }) => paths.has(href));
}
