import type { Picture } from '@shop/ui-kit/primitives/Image';
import type { Locale } from '#foundation/i18n/locale.ts';
import { openingPicture } from '#foundation/images/product-picture.ts';
import { readHome } from './read-home';

/** The home page's picture that no season has to itself, for pages without one (ROUTE-14); undefined where there is none. */
export async function readPlacePicture(locale: Locale): Promise<Picture | undefined> {
  try {
    const { heroes } = await readHome(locale);
    const hero = heroes.find(({ months }) => months.length === 0);
    return hero && openingPicture(hero.image);
  } catch {
    // cached() logs and retries it; the page is rendered again then.
    return undefined;
  }
}
