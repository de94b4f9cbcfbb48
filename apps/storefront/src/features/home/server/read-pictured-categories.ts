import type { CategoryIndexProps } from '@shop/ui-kit/commerce/catalog/CategoryIndex';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { productPicture } from '#foundation/images/product-picture.ts';
import { mainLists } from '#foundation/navigation/navigation.ts';
import { readHome } from './read-home';

/** The width in pixels of the thumbnails' files: twice that of the rows. */
const WIDTH = 120;

/**
 * The categories of the menu with picture and number of products, from the data of the home page (SEARCH-02, ROUTE-14). Names alone where it
 * cannot be read or lacks a picture.
 */
export async function readPicturedCategories(locale: Locale): Promise<CategoryIndexProps['items']> {
  const categories = mainLists(locale);
  try {
    const home = await readHome(locale);
    const summaries = new Map(
      home.categories.map(({ url, collection }) => [localePath(locale, url), collection] as const),
    );
    const pictured = categories.flatMap((category) => {
      const summary = summaries.get(category.href);
      if (!summary?.thumbnail) return [];
      const { src } = productPicture(summary.thumbnail, WIDTH);
      return { ...category, count: home.productCounts[summary.handle], picture: { src, alt: '' } };
    });
    return pictured.length === categories.length ? pictured : categories;
  } catch {
    // cached() logs and retries it; the page is rendered again then.
    return categories;
  }
}
