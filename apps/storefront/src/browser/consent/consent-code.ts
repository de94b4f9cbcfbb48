import { lazyModule } from '../lazy-module';
import { shopSettings } from '../shop-settings';

const MESSAGES = {
  ja: () => import('../../i18n/__generated__/consent.ja'),
  en: () => import('../../i18n/__generated__/consent.en'),
};

/** The code of the banner and its words in the page's language: for who has not chosen yet, or wants to choose anew. */
export const consentCode = lazyModule(async () => {
  const [{ showConsent }, { messages }] = await Promise.all([
    import('./show-consent'),
    MESSAGES[shopSettings().locale](),
  ]);
  return { showConsent, messages };
});
