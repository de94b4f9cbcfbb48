import type { Locale } from '../i18n/locale';

/** How the shop calls itself. Another shop changes its name here, and nowhere else. */
interface ShopNames {
  readonly storeName: string;
  readonly brand: string;
  readonly company: string;
}

export const SHOP: Record<Locale, ShopNames> = {
  ja: { storeName: 'コモレノ STORE', brand: 'コモレノ', company: '株式会社コモレノ' },
  en: { storeName: 'KOMORENO STORE', brand: 'Komoreno', company: 'Komoreno Inc.' },
};
