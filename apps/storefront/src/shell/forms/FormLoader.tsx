'use client';

import { useEffect } from 'react';
import { lazyModule } from '#foundation/browser/lazy-module.ts';
import { shopSettings } from '#foundation/browser/shop-settings.ts';
import type { ClientForm } from '#foundation/forms/form-kinds.ts';

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

/** The code of the questions about the shopper's window (FIT-01). */
const windowCode = lazyModule(() => import('#features/window/browser/window-form.ts'));

/**
 * Gives life to the shop's own forms (`data-form`: mail magazine, restock notice). Pages draw them plain, and without
 * JavaScript they post like any form; these listeners fetch the code for them when a shopper goes to one or sends it.
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
        // A failed load is reported when it is needed.
        () => undefined,
      );
    };
    let isWindowStarted = false;
    const prepareWindow = ({ target }: Event) => {
      if (isWindowStarted || !(target instanceof Element) || !target.closest('[data-window-check]')) return;
      isWindowStarted = true;
      windowCode.load().then(
        ({ startWindowForms }) => startWindowForms(),
        // The next touch tries again.
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
        // The code did not come: the form posts, as it would without.
        () => form.submit(),
      );
    };
    document.addEventListener('focusin', prepare, { signal });
    // Not everywhere does a pressed radio button take the focus, and a choice may have come before this code.
    for (const name of ['focusin', 'pointerdown', 'change'])
      document.addEventListener(name, prepareWindow, { signal });
    document.addEventListener('submit', submit, { signal });
    return () => controller.abort();
  }, []);
  return null;
}
