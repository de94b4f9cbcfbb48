import { lazyModule } from '../../browser/lazy-module';
import { shopSettings } from '../../browser/shop-settings';

const MESSAGES = {
  ja: () => import('../../i18n/__generated__/broken.ja'),
  en: () => import('../../i18n/__generated__/broken.en'),
};

/** What a page that threw shows, with the words of its language: no page pays for it before. */
export const brokenPageCode = lazyModule(async () => {
  const [{ BrokenPage }, { messages }] = await Promise.all([
    import('./BrokenPage'),
    MESSAGES[shopSettings().locale](),
  ]);
  return { BrokenPage, messages };
});
