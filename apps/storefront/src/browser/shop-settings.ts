/** What the browser has to know of the platform; written into every page by the layout. */
export interface ShopSettings {
  readonly platformUrl: string;
  readonly publicToken: string;
  readonly locale: 'ja' | 'en';
}

/** Attributes of the root element that carry the settings, since a build knows no platform. */
export function settingsAttributes({ platformUrl, publicToken }: Omit<ShopSettings, 'locale'>) {
  return { 'data-platform-url': platformUrl, 'data-platform-token': publicToken };
}

/** Reads the settings from the page. */
export function shopSettings(): ShopSettings {
  const { dataset, lang } = document.documentElement;
  return {
    platformUrl: dataset.platformUrl ?? '',
    publicToken: dataset.platformToken ?? '',
    locale: lang === 'en' ? 'en' : 'ja',
  };
}
