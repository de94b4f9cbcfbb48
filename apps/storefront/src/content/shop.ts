import type { Locale } from '../i18n/locale';

/** How the shop calls itself. Another shop changes its name here, and nowhere else. */
interface ShopNames {
  readonly storeName: string;
  readonly brand: string;
  readonly company: string;
  /** The home page's one sentence in the pieces it may be cut into; a space between two stands at the first one's end. */
  readonly tagline: readonly string[];
}

export const SHOP: Record<Locale, ShopNames> = {
  ja: {
    storeName: 'コモレノ STORE',
    brand: 'コモレノ',
    company: '株式会社コモレノ',
    tagline: ['植物のある', '毎日を、', '産地から。'],
  },
  en: {
    storeName: 'KOMORENO STORE',
    brand: 'Komoreno',
    company: 'Komoreno Inc.',
    tagline: ['Plants for ', 'every day, from ', 'the growers.'],
  },
};

/** The companion app (§1). */
export const APP = {
  /** The word by which its browser is known in the user-agent (APP-01). */
  userAgentWord: 'KomorenoApp',
  downloadUrl: 'https://app.komoreno.example/download',
  stampCardUrl: 'https://app.komoreno.example/stampcard',
} as const;
