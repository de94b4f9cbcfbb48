import type { SuggestionsEvent } from '@shop/machines/search/suggestions.machine';

interface FieldReactions {
  /** Presses the active row; false if there is none. */
  chooseActive(): boolean;
  /** The search for a text was submitted. */
  leave(text: string): void;
  /** Escape is handled here; in a sheet it is the sheet's. */
  closesOnEscape: boolean;
}

/**
 * Sends the events of a search field and its panel to a machine: a list, which never has the focus (combobox pattern), or the links
 * of a blank field, which are focusable. Returns the function that stops it.
 */
export function listenToField(
  input: HTMLInputElement,
  actor: { send(event: SuggestionsEvent): void },
  { chooseActive, leave, closesOnEscape }: FieldReactions,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const report = () => actor.send({ type: 'text.change', text: input.value });
  input.addEventListener('input', report, { signal });
  // With its current text, which a page may have set (`HeaderQuery.tsx`).
  input.addEventListener('focus', report, { signal });
  const whole: HTMLElement = input.closest('search') ?? input;
  whole.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && whole.contains(relatedTarget)))
        actor.send({ type: 'panel.close' });
    },
    { signal },
  );
  whole.addEventListener(
    'keydown',
    ({ key, target }) => {
      if (key !== 'Escape' || target === input || !closesOnEscape) return;
      input.focus();
      actor.send({ type: 'panel.close' });
    },
    { signal },
  );
  input.addEventListener(
    'keydown',
    (event) => {
      // Enter and arrow keys of a Japanese input method select its own candidates.
      if (event.isComposing) return;
      const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
      if (isArrow) actor.send({ type: event.key === 'ArrowDown' ? 'row.next' : 'row.previous' });
      else if (event.key === 'Escape' && closesOnEscape) actor.send({ type: 'panel.close' });
      else if (event.key !== 'Enter' || !chooseActive()) return;
      // The caret stays, and the field is neither cleared nor submitted.
      event.preventDefault();
    },
    { signal },
  );
  input.form?.addEventListener(
    'reset',
    (event) => {
      // Also clears a field that was rendered with a text.
      event.preventDefault();
      input.value = '';
      input.focus();
      report();
    },
    { signal },
  );
  input.form?.addEventListener(
    'submit',
    () => {
      actor.send({ type: 'panel.close' });
      if (input.value.trim() !== '') leave(input.value);
    },
    { signal },
  );
  // The field was focused and changed before this code loaded.
  if (input.ownerDocument.activeElement === input) report();
  return () => stop.abort();
}
