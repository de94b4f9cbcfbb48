import { lazyModule } from '#foundation/browser/lazy-module.ts';
import { shopSettings } from '#foundation/browser/shop-settings.ts';
import type { ClientForm } from '#foundation/forms/client-form.ts';

const MESSAGES = {
  ja: () => import('#foundation/i18n/__generated__/forms.ja.ts'),
  en: () => import('#foundation/i18n/__generated__/forms.en.ts'),
};

/** The code of the shop's own forms, bound to the words of the page's language: gives a form its machine, once. */
export const formCode = lazyModule(async () => {
  const [{ clientForm }, { messages }] = await Promise.all([
    import('./client-forms'),
    MESSAGES[shopSettings().locale](),
  ]);
  return (form: HTMLFormElement): ClientForm | null => clientForm(form, messages);
});
