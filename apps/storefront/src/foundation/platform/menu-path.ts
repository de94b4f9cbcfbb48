import type { MenuPath } from '@shop/graphql/to-rules/to-menu';
import { env } from '#foundation/env/env.ts';
import type { Locale } from '#foundation/i18n/locale.ts';
import { menuAddress } from '#foundation/routing/menu-address.ts';

/** Resolves the targets of the store's menu entries in a language: the store uses the shop's domain, or its own at the provider. */
export function menuPathIn(locale: Locale): MenuPath {
  const { shopUrl, platformUrl } = env();
  return (link) => menuAddress(link, { locale, origins: [shopUrl, platformUrl] });
}
