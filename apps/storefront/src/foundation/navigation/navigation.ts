import type { MenuPage } from '@shop/rules/brand/brand';
import { tagSearchPath } from '@shop/rules/catalog/ai-tag';
import { inLanguage } from '@shop/rules/language';
import { brandMenus, hasCollection, hasTag, headerLists, shopBrand } from '#foundation/brand/shop-brand.ts';
import { storeProfile, storeProfileIn } from '#foundation/brand/store-profile.ts';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';

interface MenuLink {
  readonly href: string;
  readonly label: string;
}

/** The menus of a language. */
export interface Navigation {
  readonly categories: readonly MenuLink[];
  readonly purposes: readonly MenuLink[];
  readonly tags: readonly MenuLink[];
  readonly producers: readonly MenuLink[];
  /** Undefined if the store has no such list. */
  readonly newArrivals: string | undefined;
  readonly sale: string | undefined;
}

/** Collections that no menu contains: everything, the provider's own for a front page, and those with a link of their own. */
function unnamedLists(): ReadonlySet<string> {
  return new Set(['all', 'frontpage', ...Object.values(headerLists())]);
}

/**
 * What a list that the brand does not name is in every menu (BRAND-02): by purpose if the store's own menu of purposes has it; else a
 * category, if the store's menu of categories has it or the shop's menus are all lists of the store. Null for none of the menus.
 */
export function storeListKind(handle: string): 'category' | 'purpose' | null {
  if (unnamedLists().has(handle)) return null;
  const { categories = [], purposes = [] } = storeProfile()?.ja.menus ?? {};
  if (purposes.includes(handle)) return 'purpose';
  return shopBrand().hasStoreMenu === true || categories.includes(handle) ? 'category' : null;
}

/** Handles of the store's own lists, in its order, that a menu would name. */
export function storeLists(): readonly string[] {
  const unnamed = unnamedLists();
  return Object.keys(storeProfile()?.ja.collections ?? {}).filter((handle) => !unnamed.has(handle));
}

/** What the menus lead to: lists and tags of the store's goods, and no others (BRAND-02). */
export function navigation(locale: Locale): Navigation {
  const { hasStoreMenu } = shopBrand();
  const { categories, subCategories, purposes, producers, tags } = brandMenus();
  const { newArrivals, sale } = headerLists();
  const unnamed = unnamedLists();
  const known = new Set(
    [...categories, ...subCategories, ...purposes, ...producers].map(({ handle }) => handle),
  );
  const { collections = {}, menus = { categories: [], purposes: [] } } = storeProfileIn(locale) ?? {};
  const titles = hasStoreMenu ? collections : {};
  const link = ({ path, title }: Pick<MenuPage, 'path' | 'title'>): MenuLink => ({
    href: localePath(locale, path),
    label: inLanguage(title, locale),
  });
  const links = (pages: readonly MenuPage[]) =>
    pages
      .filter(({ handle }) => hasCollection(handle))
      .map((page) => ({ ...link(page), ...(titles[page.handle] && { label: titles[page.handle] ?? '' }) }));
  const list = (handle: string) =>
    hasCollection(handle) ? localePath(locale, `/collections/${handle}`) : undefined;
  const ofStore = (kind: 'category' | 'purpose', inOrder: readonly string[]) =>
    [...new Set([...inOrder, ...Object.keys(collections)])]
      .filter((handle) => hasCollection(handle) && !known.has(handle) && storeListKind(handle) === kind)
      .map((handle) => ({
        href: localePath(locale, `/collections/${encodeURIComponent(handle)}`),
        label: collections[handle] ?? '',
      }));
  return {
    categories: [...links(categories), ...ofStore('category', menus.categories)],
    purposes: [
      ...links(purposes.filter(({ handle }) => !unnamed.has(handle))),
      ...ofStore('purpose', menus.purposes),
    ],
    tags: tags
      .filter(({ childId }) => hasTag(childId))
      .map(({ title, ...tag }) => link({ path: tagSearchPath(tag), title })),
    producers: links(producers),
    newArrivals: list(newArrivals),
    sale: list(sale),
  };
}

/** The categories; in a shop without them its lists by purpose (ROUTE-14, SEARCH-02). */
export function mainLists(locale: Locale): readonly MenuLink[] {
  const { categories, purposes } = navigation(locale);
  return categories.length > 0 ? categories : purposes;
}

/** Whether the menus lead to any list (ROUTE-14). */
export function hasLists(locale: Locale): boolean {
  return mainLists(locale).length > 0 || navigation(locale).producers.length > 0;
}

/** Title, description and lead of the page of all lists, which speak of purposes only where there are such lists (ROUTE-09). */
export function listsText(locale: Locale): { title: string; description: string; lead: string | undefined } {
  const m = messages(locale);
  return navigation(locale).purposes.length > 0
    ? { title: m.collections.title, description: m.meta.collections.description, lead: m.collections.lead }
    : { title: m.header.menuCategory, description: m.meta.collections.byCategory, lead: undefined };
}
