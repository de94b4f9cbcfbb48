import { type Locale, localePath } from '../../i18n/locale';
import { words } from '../../i18n/words';

/** The way to a page that stands right under the home page (NAV-01). */
export function pageCrumbs(title: string, locale: Locale): { label: string; href?: string }[] {
  return [{ label: words(locale)('common.top'), href: localePath(locale, '/') }, { label: title }];
}
