import { shopSettings } from '../shop-settings';
import type { ClientForm } from './client-form';

const MESSAGES = {
  ja: () => import('../../i18n/__generated__/forms.ja'),
  en: () => import('../../i18n/__generated__/forms.en'),
};

/** Gives a form its machine, once, with the words of the page's language; null for a form of no known kind. */
export async function loadForm(form: HTMLFormElement): Promise<ClientForm | null> {
  const [{ clientForm }, { messages }] = await Promise.all([
    import('./client-forms'),
    MESSAGES[shopSettings().locale](),
  ]);
  return clientForm(form, messages);
}
