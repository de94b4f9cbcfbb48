import { FORMS } from '../../contracts/form-kinds';
import { mailMagazineForm } from './mail-magazine-form';
import { restockForm } from './restock-form';

/** A form that has its machine. */
export interface LiveForm {
  /** Sends what is written in it. */
  readonly submit: () => void;
}

const known = new WeakMap<HTMLFormElement, LiveForm>();

const MAKERS = new Map<string | undefined, (form: HTMLFormElement) => LiveForm>([
  [FORMS.mailMagazine.kind, mailMagazineForm],
  [FORMS.restockNotice.kind, restockForm],
]);

/** Gives a form its machine, once; null for a form of no known kind. */
export function liveForm(form: HTMLFormElement): LiveForm | null {
  const made = known.get(form) ?? MAKERS.get(form.dataset.form)?.(form) ?? null;
  if (made !== null) known.set(form, made);
  return made;
}
