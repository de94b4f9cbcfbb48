import { lazyModule } from '#foundation/browser/lazy-module.ts';
import { shopSettings } from '#foundation/browser/shop-settings.ts';

const MESSAGES = {
  ja: () => import('#foundation/i18n/__generated__/consent.ja.ts'),
  en: () => import('#foundation/i18n/__generated__/consent.en.ts'),
};

/** The code of the banner and its words in the page's language: for who has not chosen yet, or wants to choose anew. */
export const consentCode = lazyModule(async () => {
  const [{ showConsent }, { messages }] = await Promise.all([
    import('./show-consent'),
    MESSAGES[shopSettings().locale](),
  ]);
  return { showConsent, messages };
});
