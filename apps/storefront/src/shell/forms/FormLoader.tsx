'use client';

import { useEffect } from 'react';
import { formCode } from './form-code';

/**
 * Gives life to the shop's own forms (`data-form`: mail magazine, restock notice). Pages draw them plain, and without
 * JavaScript they post like any form; these two listeners fetch the code for them when a shopper goes to one or sends it.
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
    document.addEventListener('submit', submit, { signal });
    return () => controller.abort();
  }, []);
  return null;
}
