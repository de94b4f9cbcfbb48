'use client';

import { useEffect } from 'react';
import { codeMessages } from '#foundation/browser/code-messages.ts';
import { lazyModule } from '#foundation/browser/lazy-module.ts';
import type { ClientForm } from '#foundation/forms/form-kinds.ts';

const MESSAGES = {
  ja: () => import('#foundation/i18n/__generated__/forms.ja.ts'),
  en: () => import('#foundation/i18n/__generated__/forms.en.ts'),
};

/** The code of the shop's own forms, with messages in the page's language: gives a form its state machine, once. */
export const formCode = lazyModule(async () => {
  const [{ clientForm }, messages] = await Promise.all([
    import('./client-forms'),
    codeMessages('forms', MESSAGES),
  ]);
  return (form: HTMLFormElement): ClientForm | null => clientForm(form, messages);
});

/** The code of the questions about the shopper's window (FIT-01). */
const windowCode = lazyModule(() => import('#features/window/browser/window-form.ts'));

/**
 * Enhances the shop's own forms (`data-form`: mail magazine, restock notice). Pages render them plain, and without
 * JavaScript they post like any form. These listeners load the code when a shopper focuses or submits one.
 */
export function FormLoader() {
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const formOf = ({ target }: Event) =>
      target instanceof Element ? target.closest<HTMLFormElement>('form[data-form]') : null;
    const prepare = (event: Event) => {
      const form = formOf(event);
      if (form === null) return;
      formCode.load().then(
        (clientForm) => clientForm(form),
        // A failed load is handled on submit.
        () => undefined,
      );
    };
    let isWindowStarted = false;
    const prepareWindow = ({ target }: Event) => {
      if (isWindowStarted || !(target instanceof Element) || !target.closest('[data-window-check]')) return;
      isWindowStarted = true;
      windowCode.load().then(
        ({ startWindowForms }) => startWindowForms(),
        // The next interaction tries again.
        () => {
          isWindowStarted = false;
        },
      );
    };
    const submit = (event: Event) => {
      const form = formOf(event);
      if (form === null) return;
      event.preventDefault();
      formCode.load().then(
        (clientForm) => clientForm(form)?.submit(),
        // The code failed to load: the form posts, as without JavaScript.
        () => form.submit(),
      );
    };
    document.addEventListener('focusin', prepare, { signal });
    // Some browsers do not focus a pressed radio button, and a choice may precede this code.
    for (const name of ['focusin', 'pointerdown', 'change'])
      document.addEventListener(name, prepareWindow, { signal });
    document.addEventListener('submit', submit, { signal });
    return () => controller.abort();
  }, []);
  return null;
}
