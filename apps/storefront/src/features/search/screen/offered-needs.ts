import { PURPOSES } from '../../content/menu-pages';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { navigation } from '#foundation/brand/navigation.ts';

/** What most people ask a plant for, by the handles of its lists. */
const OFFERED: ReadonlySet<string> = new Set([
  'beginner',
  'shade-tolerant',
  'drought-tolerant',
  'pet-friendly',
  'big_plantspot',
  'desk',
  'hanging',
]);

/** Needs that a search without results offers (SEARCH-02): lists that the store has. */
export function offeredNeeds(locale: Locale): readonly { readonly href: string; readonly label: string }[] {
  const paths = new Set(
    PURPOSES.filter(({ handle }) => OFFERED.has(handle)).map(({ path }) => localePath(locale, path)),
  );
  return navigation(locale).purposes.filter(({ href }) => paths.has(href));
}
