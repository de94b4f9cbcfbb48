/** The state of a form with one field. */
export interface FormState {
  /** Waiting for an answer. */
  readonly busy: boolean;
  /** The error of the field; empty without one. */
  readonly message: string;
  /** The progress or success message; empty without one. */
  readonly status: string;
  /** The request succeeded: the button shows this and is disabled. @default false */
  readonly done?: boolean;
  /** A link to continue. @default none */
  readonly way?: FormWay | undefined;
}

/** A link shown below a form's messages. */
export interface FormWay {
  readonly href: string;
  readonly label: string;
}

/**
 * Shows a state in a server-rendered form (`MailMagazineForm`, `RestockForm`) without loading React. The result equals the component's own
 * rendering of the state. Markup: `data-message` the error, `data-status` other messages, `data-way` the link, `data-undone` and
 * `data-done` the button's labels.
 */
export function showFormState(
  form: HTMLFormElement,
  { busy, message, status, done = false, way }: FormState,
): void {
  const field = form.querySelector('input:not([type="hidden"])');
  toggle(field, 'aria-invalid', message !== '');
  write(form.querySelector('[data-message]'), message);
  write(form.querySelector('[data-status]'), status);
  showLink(form.querySelector('[data-way]'), way);
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

/** The `target` forces a document navigation: the link may lead to this same page, rendered again. */
function showLink(element: Element | null, way: FormWay | undefined): void {
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

/** Unchanged text is not written: a screen reader would announce it again. */
function write(element: Element | null, words: string): void {
  if (element !== null && element.textContent !== words) element.textContent = words;
}
