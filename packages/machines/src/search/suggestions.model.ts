import { err, ok } from '@shop/rules/result';
import { NO_SUGGESTIONS, type Suggestions } from '@shop/rules/search/suggestions';
import { defineModel } from '../testing/define-model';
import { type SuggestionsEvent, suggestionsMachine } from './suggestions.machine';

const TWO: Suggestions = {
  ...NO_SUGGESTIONS,
  keywords: ['モンステラ'],
  collections: [{ title: '観葉植物', path: '/ornamentplants', isCategory: true, isNamed: false }],
};

const EVENTS: readonly SuggestionsEvent[] = [
  { type: 'text.change', text: 'モン' },
  { type: 'text.change', text: 'モンス' },
  { type: 'text.change', text: ' ' },
  { type: 'row.next' },
  { type: 'row.previous' },
  { type: 'panel.close' },
];

function say(event: SuggestionsEvent): string {
  switch (event.type) {
    case 'text.change':
      return event.text.trim() === '' ? 'the field is blank' : `the field holds ${event.text}`;
    case 'row.next':
      return 'the shopper presses the down arrow';
    case 'row.previous':
      return 'the shopper presses the up arrow';
    case 'panel.close':
      return 'the shopper presses Escape';
  }
}

/** A field with one text or another, and a shop that finds two rows, nothing, or does not answer. */
export const suggestionsModel = defineModel({
  id: 'suggestions',
  machine: suggestionsMachine,
  input: {},
  eventsOf: () => [...EVENTS],
  outcomes: { suggest: () => [ok(TWO), ok(NO_SUGGESTIONS), err('unreachable' as const)] },
  serialize: ({ value, context: { text: _text, found, ...rest } }) =>
    JSON.stringify([value, rest, found?.query, found?.suggestions.keywords.length]),
  say,
});
