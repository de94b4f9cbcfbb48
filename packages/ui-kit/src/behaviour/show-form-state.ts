/** What a form of one field says of itself. */
export interface FormState {
  /** Waiting for an answer. */
  readonly busy: boolean;
  /** What is wrong with the field; empty when nothing is. */
  readonly message: string;
  /** What goes on or went well; empty when nothing did. */
  readonly status: string;
  /** What was asked for is done: the button says so and is no longer offered. @default false */
  readonly done?: boolean;
  /** Where to go on from there. @default nowhere */
  readonly way?: FormWay | undefined;
}

/** A link that a form shows below what it says. */
export interface FormWay {
  readonly href: string;
  readonly label: string;
}

/**
 * Shows a state in a form that the server has drawn (`MailMagazineForm`, `RestockForm`): the same that these draw when they
 * are given it, without a line of React in the page. Marks: `data-message` for what is wrong, `data-status` for the rest, `data-way` for the link,
 * `data-undone` and `data-done` for the words of the button.
 */
export function showFormState(
  form: HTMLFormElement,
  { busy, message, status, done = false, way }: FormState,
): void {
  const field = form.querySelector('input:not([type="hidden"])');
  toggle(field, 'aria-invalid', message !== '');
  write(form.querySelector('[data-message]'), message);
  write(form.querySelector('[data-status]'), status);
  lead(form.querySelector('[data-way]'), way);
  const button = form.querySelector('button[type="submit"]');
  toggle(button, 'aria-busy', busy);
  toggle(button, 'aria-disabled', busy || done);
  form.querySelector('[data-undone]')?.toggleAttribute('hidden', done);
  form.querySelector('[data-done]')?.toggleAttribute('hidden', !done);
}

function toggle(element: Element | null, name: string, on: boolean): void {
  if (on) element?.setAttribute(name, 'true');
  else element?.removeAttribute(name);
}

/** Its target makes it a change of document: the page it leads to may be this one, made anew. */
function lead(element: Element | null, way: FormWay | undefined): void {
  if (element === null) return;
  if (way === undefined) {
    element.replaceChildren();
    return;
  }
  const link = document.createElement('a');
  link.href = way.href;
  link.target = '_self';
  link.textContent = way.label;
  element.replaceChildren(link);
}

/** The same words again are no news: a screen reader would read them again. */
function write(element: Element | null, words: string): void {
  if (element !== null && element.textContent !== words) element.textContent = words;
}
