import type { MetadataRoute } from 'next';
import { shopTheme } from '#foundation/brand/brand-theme.ts';
import { shopNames } from '#foundation/brand/shop-brand.ts';
import { localePath } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { shopLocales } from '#foundation/i18n/shop-locales.ts';

// Its name is known only at run time.
export const dynamic = 'force-dynamic';

/** The shop's entry on a home screen. scripts/icons.ts draws its icons. */
export default function manifest(): MetadataRoute.Manifest {
  const [locale] = shopLocales();
  const { storeName, brand } = shopNames(locale);
  const { color } = shopTheme();
  return {
    name: storeName,
    short_name: brand,
    description: messages(locale).meta.home.description,
    lang: locale,
    start_url: localePath(locale, '/'),
    display: 'browser',
    theme_color: color.surface.page,
    background_color: color.surface.page,
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
