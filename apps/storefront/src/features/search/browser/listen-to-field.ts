import type { SuggestionsEvent } from '@shop/machines/navigation/suggestions.machine';

interface FieldReactions {
  /** Presses the active row; false when there is none. */
  chooseActive(): boolean;
  /** The search for a text was sent. */
  leave(text: string): void;
  /** Escape is ours; in a sheet it is the sheet's. */
  closesOnEscape: boolean;
}

/**
 * Tells a machine what happens in a search field and in what hangs from it: a list, of which the focus stays out (combobox pattern), or the
 * links of a blank field, which the focus may walk through. Answers how to stop.
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
  // With what is in it now, which a page may have put there (`HeaderQuery.tsx`).
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
      // Enter and arrows of a Japanese input method choose among its own words.
      if (event.isComposing) return;
      const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
      if (isArrow) actor.send({ type: event.key === 'ArrowDown' ? 'row.next' : 'row.previous' });
      else if (event.key === 'Escape' && closesOnEscape) actor.send({ type: 'panel.close' });
      else if (event.key !== 'Enter' || !chooseActive()) return;
      // Neither moves the caret, empties the field nor sends it.
      event.preventDefault();
    },
    { signal },
  );
  input.form?.addEventListener(
    'reset',
    (event) => {
      // Empties a field that was drawn with a text, too.
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
  // The field was gone to, and typed in, before this code came.
  if (input.ownerDocument.activeElement === input) report();
  return () => stop.abort();
}
