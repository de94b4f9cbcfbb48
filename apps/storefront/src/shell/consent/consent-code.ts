import { lazyModule } from '#foundation/browser/lazy-module.ts';
import { shopSettings } from '#foundation/browser/shop-settings.ts';

const MESSAGES = {
  ja: () => import('#foundation/i18n/__generated__/consent.ja.ts'),
  en: () => import('#foundation/i18n/__generated__/consent.en.ts'),
};

/** The banner's code with its messages in the page's language, for a first or changed choice. */
export const consentCode = lazyModule(async () => {
  const [{ showConsent }, { messages }] = await Promise.all([
    import('./show-consent'),
    MESSAGES[shopSettings().locale](),
  ]);
  return { showConsent, messages };
});
