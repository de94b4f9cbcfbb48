import type { BrandLinks, BrandNames, Text } from '@shop/rules/brand/brand';
import type { Localized } from '@shop/rules/language';

/** The shop's names. */
export const SHOP: Localized<BrandNames> = {
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
    tagline: ['Plants for ', 'every day, ', 'from the growers.'],
  },
};

/** The company's postal address, required in mails. */
export const SHOP_ADDRESS: Text = {
  ja: '東京都世田谷区葉音町2丁目14番6号 こもれびビル3階',
  en: '3F Komorebi Building, 2-14-6 Haoto-cho, Setagaya-ku, Tokyo',
};

/** The shop's contact data, as in its legal notice; telephone in the form of ITU-T E.164. */
export const SHOP_CONTACT = {
  telephone: '+81-3-0164-2870',
  email: 'support@komoreno.example',
  postalCode: '158-0199',
} as const;

/** The companion app. */
export const APP = {
  /** The token that identifies its browser in the user-agent (APP-01). */
  userAgentWord: 'KomorenoApp',
  downloadUrl: 'https://app.komoreno.example/download',
  stampCardUrl: 'https://app.komoreno.example/stampcard',
} as const;

/** The shop's external links (ROUTE-15, FOOT-01). */
export const SHOP_LINKS = {
  help: 'https://help.komoreno.example',
  inquiry: 'https://help.komoreno.example/inquiry',
  privacy: 'https://komoreno.example/privacy',
  terms: 'https://komoreno.example/terms',
  company: 'https://corp.komoreno.example',
  instagram: 'https://social.komoreno.example/instagram',
  x: 'https://social.komoreno.example/x',
  line: 'https://social.komoreno.example/line',
  youtube: 'https://social.komoreno.example/youtube',
} as const satisfies BrandLinks;

/** Sites of the same company. */
export const RELATED_SITES: readonly { readonly url: string; readonly name: Text }[] = [
  {
    url: 'https://komoreno.example',
    name: { ja: '植物コミュニティ コモレノ', en: 'Komoreno plant community' },
  },
  { url: 'https://guide.komoreno.example', name: { ja: '育て方図鑑', en: 'Plant care guide' } },
];
