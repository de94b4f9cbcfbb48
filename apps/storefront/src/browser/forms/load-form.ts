import { shopSettings } from '../shop-settings';
import type { LiveForm } from './live-forms';

const MESSAGES = {
  ja: () => import('../../i18n/__generated__/forms.ja'),
  en: () => import('../../i18n/__generated__/forms.en'),
};

/** Gives a form its machine, once, with the words of the page's language; null for a form of no known kind. */
export async function loadForm(form: HTMLFormElement): Promise<LiveForm | null> {
  const [{ liveForm }, { messages }] = await Promise.all([
    import('./live-forms'),
    MESSAGES[shopSettings().locale](),
  ]);
  return liveForm(form, messages);
}
