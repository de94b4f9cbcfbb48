import { lazyModule } from '../lazy-module';
import { shopSettings } from '../shop-settings';

const MESSAGES = {
  ja: () => import('../../i18n/__generated__/search.ja'),
  en: () => import('../../i18n/__generated__/search.en'),
};

/** The code of suggestions (their state machine, the panel), and the words of the page's language. */
export const searchCode = lazyModule(async () => {
  const [{ suggestAt, openSearchSheet }, { messages }] = await Promise.all([
    import('./search-runtime'),
    MESSAGES[shopSettings().locale](),
  ]);
  return { suggestAt, openSearchSheet, messages };
});
