import { parseKeyword } from '@shop/rules/catalog/search-keyword';
import type { Result } from '@shop/rules/result';
import { NO_SUGGESTIONS, type Suggestions, suggestionCount } from '@shop/rules/search/suggestions';
import { assertEvent, assign, fromPromise, setup } from 'xstate';
import { loggedPromise } from '../logged-promise';

/** Suggestions are requested after this pause in typing, in milliseconds. */
export const TYPING_DEBOUNCE_MS = 180;

export interface SuggestionsContext {
  readonly text: string;
  /** The query of the field; null for a blank one. */
  readonly query: string | null;
  /** The last answer and its query. It stays visible until the next one arrives. */
  readonly found: { readonly query: string; readonly suggestions: Suggestions } | null;
  /** The row selected by keyboard, from 0 through all kinds of suggestions; null for the field itself. */
  readonly active: number | null;
}

export type SuggestionsEvent =
  /** The field's text, sent on each change and on focus. */
  | { readonly type: 'text.change'; readonly text: string }
  | { readonly type: 'row.next' }
  | { readonly type: 'row.previous' }
  /** Escape, loss of focus, or a chosen row. */
  | { readonly type: 'panel.close' };

/**
 * Suggestions of a search field (SEARCH-04): when a request is made, and which row the keyboard selects. A blank field makes no
 * request (SEARCH-01). A pause in typing makes one. An answer to an older text is dropped, and the last answer stays until the
 * next one arrives. An actor makes the request; after a failure the field still searches.
 */
export const suggestionsMachine = setup({
  types: {
    context: {} as SuggestionsContext,
    events: {} as SuggestionsEvent,
    tags: {} as 'open' | 'busy',
  },
  actors: {
    suggest: fromPromise<Result<Suggestions, 'unreachable'>, { query: string }>(() =>
      Promise.reject(new Error('suggest was not provided')),
    ),
  },
  actions: {
    type: assign(({ context, event }) => {
      assertEvent(event, 'text.change');
      // Null for blank text, which requests nothing (SEARCH-01).
      const query = parseKeyword(event.text);
      return {
        text: event.text,
        query,
        found: query === null ? null : context.found,
        active: query === context.query ? context.active : null,
      };
    }),
    takeIn: assign(({ context }, suggestions: Suggestions) => ({
      found: context.query === null ? null : { query: context.query, suggestions },
      active: null,
    })),
    move: assign(({ context }, step: 1 | -1) => ({ active: activeAfterMove(context, step) })),
    leaveRow: assign({ active: null }),
    forget: assign({ found: null, active: null }),
  },
  guards: {
    isBlank: ({ context }) => context.query === null,
    isAnswered: ({ context }) => context.found !== null && context.found.query === context.query,
    hasNone: ({ context }) => rowCount(context) === 0,
  },
  delays: { typingDebounce: TYPING_DEBOUNCE_MS },
}).createMachine({
  id: 'suggestions',
  context: { text: '', query: null, found: null, active: null },
  initial: 'closed',
  on: {
    'text.change': { target: '.deciding', actions: 'type' },
  },
  states: {
    /** No panel: the field lost focus, or Escape closed it. */
    closed: {
      on: {
        // An arrow key reopens a closed panel, at its first or last row if the answer is still present.
        'row.next': [
          { guard: 'isAnswered', target: 'open.settling', actions: { type: 'move', params: 1 } },
          { target: 'deciding' },
        ],
        'row.previous': [
          { guard: 'isAnswered', target: 'open.settling', actions: { type: 'move', params: -1 } },
          { target: 'deciding' },
        ],
      },
    },
    /** Transient. */
    deciding: {
      always: [
        { guard: 'isBlank', target: 'blank' },
        { guard: 'isAnswered', target: 'open.settling' },
        { target: 'open.typing' },
      ],
    },
    /** Nothing is typed: shows what needs no request (SEARCH-08). */
    blank: {
      on: { 'panel.close': 'closed' },
    },
    open: {
      tags: 'open',
      on: {
        'row.next': { actions: { type: 'move', params: 1 } },
        'row.previous': { actions: { type: 'move', params: -1 } },
        'panel.close': { target: 'closed', actions: 'leaveRow' },
      },
      initial: 'typing',
      states: {
        typing: {
          tags: 'busy',
          after: { typingDebounce: 'loading' },
        },
        loading: {
          tags: 'busy',
          invoke: {
            src: 'suggest',
            input: ({ context }) => ({ query: context.query ?? '' }),
            onDone: [
              { guard: ({ event }) => !event.output.ok, target: 'failed', actions: 'forget' },
              {
                target: 'settling',
                actions: {
                  type: 'takeIn',
                  params: ({ event }) => (event.output.ok ? event.output.value : NO_SUGGESTIONS),
                },
              },
            ],
            onError: { target: 'failed', actions: 'forget' },
          },
        },
        /** Transient. */
        settling: {
          always: [{ guard: 'hasNone', target: 'empty' }, { target: 'shown' }],
        },
        shown: {},
        empty: {},
        /** Enter still searches; the next typed character makes a new request. */
        failed: {},
      },
    },
  },
});

/** The number of visible rows. */
export function rowCount({ found }: SuggestionsContext): number {
  return found === null ? 0 : suggestionCount(found.suggestions);
}

/** Down from the last row leads to the field, up from the field to the last row. */
function activeAfterMove(context: SuggestionsContext, step: 1 | -1): number | null {
  const places = rowCount(context) + 1;
  const place = ((context.active ?? -1) + 1 + step + places) % places;
  return place === 0 ? null : place - 1;
}

/** The field's machine with a real request; its signal aborts when the answer is no longer needed. */
export function provideSuggestionsActors(
  suggest: (query: string, signal: AbortSignal) => Promise<Result<Suggestions, 'unreachable'>>,
) {
  return suggestionsMachine.provide({
    actors: {
      suggest: loggedPromise(
        'suggestions suggest',
        ({ input, signal }: { input: { query: string }; signal: AbortSignal }) =>
          suggest(input.query, signal),
      ),
    },
  });
}
