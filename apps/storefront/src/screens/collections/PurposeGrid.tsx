import type { MenuItem } from '@shop/rules/navigation/menu-item';
import { PurposeTiles } from '@shop/ui-kit/commerce/catalog/PurposeTiles';
import { type Locale, localePath } from '../../i18n/locale';
import { COVER_FOCUS } from '../catalog/cover-focus';
import { productPicture } from '../product/product-picture';

interface PurposeGridProps {
  locale: Locale;
  purposes: readonly MenuItem[];
  /** Handles of lists that are left out. */
  without: ReadonlySet<string>;
  /** @default all */
  most?: number;
}

/** Purposes as places, the first twice as large, each leading to its list (ROUTE-09). */
export function PurposeGrid({ locale, purposes, without, most }: PurposeGridProps) {
  const tiles = purposes.flatMap(({ title, collection }) =>
    collection === null || without.has(collection.handle) ? [] : [{ ...collection, title }],
  );
  return (
    <PurposeTiles
      items={tiles.slice(0, most).map(({ path, title, thumbnail }, index) => ({
        href: localePath(locale, path),
        label: title,
        picture: productPicture(thumbnail, index === 0 ? 1296 : 1080, ''),
        focus: COVER_FOCUS,
      }))}
    />
  );
}
