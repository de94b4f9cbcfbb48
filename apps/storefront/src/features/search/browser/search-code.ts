import { codeMessages } from '#foundation/browser/code-messages.ts';
import { lazyModule } from '#foundation/browser/lazy-module.ts';

const MESSAGES = {
  ja: () => import('#foundation/i18n/__generated__/search.ja.ts'),
  en: () => import('#foundation/i18n/__generated__/search.en.ts'),
};

/** The code of suggestions (state machine and panel), and the messages of the page's language. */
export const searchCode = lazyModule(async () => {
  const [{ suggestAt, openSearchSheet }, messages] = await Promise.all([
    import('./search-runtime'),
    codeMessages('search', MESSAGES),
  ]);
  return { suggestAt, openSearchSheet, messages };
});
