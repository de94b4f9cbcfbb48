import { FORMS } from '../../contracts/form-kinds';
import type { Messages } from '../../i18n/__generated__/messages';
import { bindMessages } from '../../i18n/bind-messages';
import type { MessageTable } from '../../i18n/message-table';
import type { ClientForm } from './client-form';
import { mailMagazineForm } from './mail-magazine-form';
import { restockForm } from './restock-form';

const known = new WeakMap<HTMLFormElement, ClientForm>();

const MAKERS = new Map<string | undefined, (form: HTMLFormElement, m: Messages) => ClientForm>([
  [FORMS.mailMagazine.kind, mailMagazineForm],
  [FORMS.restockNotice.kind, restockForm],
]);

/** Gives a form its machine, once; null for a form of no known kind. */
export function clientForm(form: HTMLFormElement, messages: MessageTable<'forms'>): ClientForm | null {
  const made = known.get(form) ?? MAKERS.get(form.dataset.form)?.(form, bindMessages(messages)) ?? null;
  if (made !== null) known.set(form, made);
  return made;
}
