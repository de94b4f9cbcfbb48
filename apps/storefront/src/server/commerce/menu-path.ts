import type { MenuPath } from '@shop/graphql/to-rules/to-menu';
import { env } from '../../env';
import type { Locale } from '../../i18n/locale';
import { menuAddress } from '../../routing/menu-address';

/** Where the entries of the store's menus lead, read in a language: the store has the shop's domain, or its own at the provider. */
export function menuPathIn(locale: Locale): MenuPath {
  const { shopUrl, platformUrl } = env();
  return (link) => menuAddress(link, { locale, origins: [shopUrl, platformUrl] });
}
