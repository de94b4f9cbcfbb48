/** What a form of one field says of itself. */
export interface FormState {
  /** Waiting for an answer. */
  readonly busy: boolean;
  /** What is wrong with the field; empty when nothing is. */
  readonly message: string;
  /** What goes on or went well; empty when nothing did. */
  readonly status: string;
}

/**
 * Shows a state in a form that the server has drawn (`MailMagazineForm`, `RestockForm`): the same that these draw when they
 * are given it, without a line of React in the page. Marks: `data-message` for what is wrong, `data-status` for the rest.
 */
export function showFormState(form: HTMLFormElement, { busy, message, status }: FormState): void {
  const field = form.querySelector('input:not([type="hidden"])');
  toggle(field, 'aria-invalid', message !== '');
  write(form.querySelector('[data-message]'), message);
  write(form.querySelector('[data-status]'), status);
  const button = form.querySelector('button[type="submit"]');
  toggle(button, 'aria-busy', busy);
  toggle(button, 'aria-disabled', busy);
}

function toggle(element: Element | null, name: string, on: boolean): void {
  if (on) element?.setAttribute(name, 'true');
  else element?.removeAttribute(name);
}

/** The same words again are no news: a screen reader would read them again. */
function write(element: Element | null, words: string): void {
  if (element !== null && element.textContent !== words) element.textContent = words;
}
