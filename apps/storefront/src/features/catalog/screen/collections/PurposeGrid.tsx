import type { CollectionSummary } from '@shop/rules/catalog/collection';
import type { MenuItem } from '@shop/rules/navigation/menu-item';
import { CategoryIndex } from '@shop/ui-kit/commerce/catalog/CategoryIndex';
import { PurposeTiles } from '@shop/ui-kit/commerce/catalog/PurposeTiles';
import { hasCollection } from '#foundation/brand/shop-brand.ts';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { COVER_FOCUS, productPicture } from '#foundation/images/product-picture.ts';

export interface PurposeGridProps {
  locale: Locale;
  lists: readonly CollectionSummary[];
}

/**
 * Purposes as picture tiles, the first twice as large, each linked to its list (ROUTE-09); by name where none has a picture: tiles of
 * placeholders would tell nothing (BRAND-02).
 */
export function PurposeGrid({ locale, lists }: PurposeGridProps) {
  if (lists.every(({ thumbnail }) => thumbnail === null)) {
    return (
      <CategoryIndex
        items={lists.map(({ path, title }) => ({ href: localePath(locale, path), label: title }))}
      />
    );
  }
  return (
    <PurposeTiles
      items={lists.map(({ path, title, thumbnail }, index) => ({
        href: localePath(locale, path),
        label: title,
        picture: productPicture(thumbnail, index === 0 ? 1296 : 1080, ''),
        // The placeholder has its drawing in the middle.
        ...(thumbnail !== null && { focus: COVER_FOCUS }),
      }))}
    />
  );
}

/**
 * The lists of a purpose menu that have goods, with the menu's names.
 * @param without handles of excluded lists
 */
export function purposeLists(menu: readonly MenuItem[], without: ReadonlySet<string>): CollectionSummary[] {
  return menu.flatMap(({ title, collection }) =>
    collection === null || without.has(collection.handle) || !hasCollection(collection.handle)
      ? []
      : [{ ...collection, title }],
  );
}
