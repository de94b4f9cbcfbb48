'use client';

import { provideSuggestionsActors, rowCount } from '@shop/machines/search/suggestions.machine';
import { SearchSuggestions } from '@shop/ui-kit/commerce/navigation/SearchSuggestions';
import { useMachine } from '@xstate/react';
import { useCallback, useEffect } from 'react';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';
import { BlankSearch } from './BlankSearch';
import { listenToField } from './listen-to-field';
import { readSuggestions } from './read-suggestions';
import { storeSearch } from './recent-searches';
import { suggestionGroups } from './suggestion-groups';

interface SuggestionsProps {
  /** The field, rendered elsewhere. */
  input: HTMLInputElement;
  m: Messages;
  variant: 'panel' | 'sheet';
  /** The page is about to change. */
  onLeave?: () => void;
}

/** The machine decides when to request, and how to use the response. */
const machine = provideSuggestionsActors(readSuggestions);

/** The list of a search field, which becomes a combobox (SEARCH-04). */
export function Suggestions({ input, m, variant, onLeave }: SuggestionsProps) {
  const [snapshot, send, actor] = useMachine(machine);
  const id = `${variant}-suggestions`;
  useEffect(
    () =>
      listenToField(input, actor, {
        chooseActive: () => {
          const { active } = actor.getSnapshot().context;
          const row = active === null ? null : document.getElementById(`${id}-${active}`);
          row?.click();
          return row !== null;
        },
        leave: (text) => {
          storeSearch(text);
          onLeave?.();
        },
        closesOnEscape: variant === 'panel',
      }),
    [input, actor, id, variant, onLeave],
  );
  const { context } = snapshot;
  const isOpen = snapshot.hasTag('open');
  const rows = isOpen ? rowCount(context) : 0;
  useEffect(() => {
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(rows > 0),
      'aria-controls': rows > 0 ? id : null,
      'aria-activedescendant': context.active === null ? null : `${id}-${context.active}`,
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) input.removeAttribute(name);
      else input.setAttribute(name, value);
    }
  }, [input, id, rows, context.active]);
  const leave = useCallback(() => {
    send({ type: 'panel.close' });
    onLeave?.();
  }, [send, onLeave]);
  if (!isOpen) {
    // A sheet has no other content.
    const isShown = variant === 'sheet' || snapshot.matches('blank');
    return isShown && <BlankSearch m={m} variant={variant} onLeave={leave} onRemoved={() => input.focus()} />;
  }
  const isFailed = snapshot.matches({ open: 'failed' });
  const note = snapshot.hasTag('busy')
    ? m.search.suggesting
    : isFailed
      ? m.search.suggestionsFailed
      : rows === 0
        ? m.search.noSuggestion
        : m.search.suggestionCount({ n: rows });
  return (
    <SearchSuggestions
      id={id}
      label={m.search.suggestions}
      variant={variant}
      groups={context.found === null ? [] : suggestionGroups(context.found.suggestions, context.text, m)}
      active={context.active}
      busy={snapshot.hasTag('busy')}
      note={note}
      onChoose={leave}
    />
  );
}
