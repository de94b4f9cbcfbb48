'use client';

import { SearchField } from '@shop/ui-kit/commerce/navigation/SearchField';
import { SearchSheet } from '@shop/ui-kit/commerce/navigation/SearchSheet';
import { useCallback, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { CategoryChoice } from './CategoryChoice';
import { Suggestions } from './Suggestions';
import type { SearchWords } from './search-words';

/** Fields that have their suggestions, until they go away with their page. */
const fields = new Map<HTMLInputElement, Root>();

/** Hangs suggestions from a search field, once. */
export function suggestAt(input: HTMLInputElement, words: SearchWords): void {
  for (const [known, root] of fields) {
    if (known.isConnected) continue;
    root.unmount();
    fields.delete(known);
  }
  if (fields.has(input)) return;
  const host = document.createElement('div');
  input.closest('search')?.append(host);
  const root = createRoot(host);
  fields.set(input, root);
  root.render(<Suggestions input={input} words={words} look="panel" />);
}

/** Opens a phone's search sheet; closing it gives the focus back to the link that was pressed. */
export function openSearchSheet(action: string, words: SearchWords): void {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const close = () => {
    root.unmount();
    host.remove();
  };
  root.render(<PhoneSearch action={action} words={words} onClose={close} />);
}

function PhoneSearch({
  action,
  words,
  onClose,
}: {
  action: string;
  words: SearchWords;
  onClose: () => void;
}) {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const findInput = useCallback(
    (field: HTMLElement | null) => setInput(field?.querySelector('input') ?? null),
    [],
  );
  return (
    <SearchSheet
      label={words.search}
      closeLabel={words.close}
      onClose={onClose}
      field={
        <div ref={findInput}>
          <SearchField
            action={action}
            label={words.search}
            placeholder={words.placeholder}
            clearLabel={words.clear}
          />
        </div>
      }
    >
      {input && (
        <Suggestions
          input={input}
          words={words}
          look="sheet"
          blank={<CategoryChoice words={words} onLeave={onClose} />}
          onLeave={onClose}
        />
      )}
    </SearchSheet>
  );
}
