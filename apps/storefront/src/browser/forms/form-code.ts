import { lazyModule } from '../lazy-module';
import { shopSettings } from '../shop-settings';
import type { ClientForm } from './client-form';

const MESSAGES = {
  ja: () => import('../../i18n/__generated__/forms.ja'),
  en: () => import('../../i18n/__generated__/forms.en'),
};

/** The code of the shop's own forms, bound to the words of the page's language: gives a form its machine, once. */
export const formCode = lazyModule(async () => {
  const [{ clientForm }, { messages }] = await Promise.all([
    import('./client-forms'),
    MESSAGES[shopSettings().locale](),
  ]);
  return (form: HTMLFormElement): ClientForm | null => clientForm(form, messages);
});
