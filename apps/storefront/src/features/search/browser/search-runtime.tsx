'use client';

import { SearchField } from '@shop/ui-kit/commerce/navigation/SearchField';
import { SearchSheet } from '@shop/ui-kit/commerce/navigation/SearchSheet';
import { useCallback, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';
import { bindMessages } from '#foundation/i18n/bind-messages.ts';
import type { MessageTable } from '#foundation/i18n/message-table.ts';
import { Suggestions } from './Suggestions';

/** Fields with suggestions, until they are removed with their page. */
const fields = new Map<HTMLInputElement, Root>();

/** Attaches suggestions to a search field, once. */
export function suggestAt(input: HTMLInputElement, messages: MessageTable<'search'>): void {
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
  root.render(<Suggestions input={input} m={bindMessages(messages)} variant="panel" />);
}

/** Opens a phone's search sheet, with the text of the pressed link, which gets the focus back on closing. */
export function openSearchSheet(link: HTMLAnchorElement, messages: MessageTable<'search'>): void {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const close = () => {
    root.unmount();
    host.remove();
  };
  root.render(<PhoneSearch link={link} m={bindMessages(messages)} onClose={close} />);
}

function PhoneSearch({ link, m, onClose }: { link: HTMLAnchorElement; m: Messages; onClose: () => void }) {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const findInput = useCallback(
    (field: HTMLElement | null) => setInput(field?.querySelector('input') ?? null),
    [],
  );
  return (
    <SearchSheet
      label={m.header.search}
      closeLabel={m.common.close}
      onClose={onClose}
      field={
        <div ref={findInput}>
          <SearchField
            action={link.href}
            label={m.header.search}
            placeholder={link.textContent}
            clearLabel={m.aria.clearSearch}
          />
        </div>
      }
    >
      {input && <Suggestions input={input} m={m} variant="sheet" onLeave={onClose} />}
    </SearchSheet>
  );
}
