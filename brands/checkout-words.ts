import type { Localized } from '@shop/rules/language';
import enAsamoya from './asamoya/checkout.en.json' with { type: 'json' };
import jaAsamoya from './asamoya/checkout.ja.json' with { type: 'json' };
import zhTWAsamoya from './asamoya/checkout.zh-TW.json' with { type: 'json' };
import type { BrandName } from './brand-names';
import enKomoreno from './komoreno/checkout.en.json' with { type: 'json' };
import jaKomoreno from './komoreno/checkout.ja.json' with { type: 'json' };

/** Texts that brands override on the local platform's checkout pages, by the keys of the default texts. */
export const CHECKOUT_WORDS: Readonly<Record<BrandName, Localized<Readonly<Record<string, string>>>>> = {
  komoreno: { ja: jaKomoreno, en: enKomoreno },
  asamoya: { ja: jaAsamoya, en: enAsamoya, 'zh-TW': zhTWAsamoya },
};
