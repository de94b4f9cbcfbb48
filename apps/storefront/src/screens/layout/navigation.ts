import { CATEGORIES, type MenuPage, PRODUCER_PAGES, PURPOSES } from '../../content/menu-pages';
import { TAG_LINKS } from '../../content/tag-links';
import { type Locale, localePath } from '../../i18n/locale';

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
  readonly newArrivals: string;
  readonly sale: string;
}

/** Collections that have a place of their own in the menu bar. */
const NEW_ARRIVALS = '/collections/new-arrivals';
const SALE = '/collections/sale';

export function navigation(locale: Locale): Navigation {
  const link = ({ path, title }: Pick<MenuPage, 'path' | 'title'>): MenuLink => ({
    href: localePath(locale, path),
    label: title[locale],
  });
  return {
    categories: CATEGORIES.map(link),
    purposes: PURPOSES.filter(({ path }) => path !== SALE && path !== NEW_ARRIVALS).map(link),
    tags: TAG_LINKS.map(link),
    producers: PRODUCER_PAGES.map(link),
    newArrivals: localePath(locale, NEW_ARRIVALS),
    sale: localePath(locale, SALE),
  };
}
