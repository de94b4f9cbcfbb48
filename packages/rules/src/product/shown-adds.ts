import { type AddOutcome, type AddRequest, mayRetryAdd } from '../cart/add-request';

/** An add and its outcome; null while it is pending. */
export interface ShownAdd {
  readonly request: AddRequest;
  readonly outcome: AddOutcome | null;
}

/** A product page's state of the adds pressed on it (PROD-08). The cart sends them in order. */
export interface ShownAdds {
  /** In order of the presses: pending adds, and those whose outcome is shown. */
  readonly adds: readonly ShownAdd[];
  /** Whether the newest add is displayed, or the shopper closed it. */
  readonly isShown: boolean;
}

export type AddEvent =
  | { readonly type: 'add.press'; readonly request: AddRequest }
  /** Retries the failed add with a new id. */
  | { readonly type: 'add.retry'; readonly requestId: string }
  | { readonly type: 'add.result'; readonly requestId: string; readonly outcome: AddOutcome }
  | { readonly type: 'result.dismiss' };

/** The state of a page before the first add. */
export const NO_ADDS: ShownAdds = { adds: [], isShown: false };

/** The add to show; null for none. A failure is always shown, the oldest first; otherwise the newest add. */
export function shownAdd({ adds, isShown }: ShownAdds): ShownAdd | null {
  return adds.find(({ outcome }) => outcome?.ok === false) ?? (isShown ? (adds.at(-1) ?? null) : null);
}

/**
 * The adds after an event. The second press of a double click is ignored. An answer without its add changes nothing, nor does a
 * retry that cannot succeed (TRUTH-01).
 */
export function afterAddEvent(state: ShownAdds, event: AddEvent): ShownAdds {
  const shown = shownAdd(state);
  switch (event.type) {
    case 'add.press':
      return isDoubleClick(shown, event.request)
        ? state
        : { adds: [...onTheirWay(state), { request: event.request, outcome: null }], isShown: true };
    case 'add.retry': {
      if (shown === null || !mayRetryAdd(shown.outcome)) return state;
      const request = { ...shown.request, requestId: event.requestId };
      return { adds: [...without(state, shown), { request, outcome: null }], isShown: true };
    }
    case 'add.result':
      return afterResult(state, event.requestId, event.outcome);
    case 'result.dismiss':
      return { adds: shown?.outcome ? without(state, shown) : state.adds, isShown: false };
  }
}

function afterResult(state: ShownAdds, requestId: string, outcome: AddOutcome): ShownAdds {
  const { adds, isShown } = state;
  const add = adds.find(({ request }) => request.requestId === requestId);
  if (add === undefined) return state;
  const isLookedAt = isShown && add === adds.at(-1);
  if (outcome.ok && !isLookedAt) return { ...state, adds: without(state, add) };
  return { adds: adds.map((one) => (one === add ? { ...one, outcome } : one)), isShown: true };
}

function onTheirWay({ adds }: ShownAdds): readonly ShownAdd[] {
  return adds.filter(({ outcome }) => outcome === null);
}

function without({ adds }: ShownAdds, add: ShownAdd): readonly ShownAdd[] {
  return adds.filter((one) => one !== add);
}

/** The same line is pressed again while its add is shown as pending. */
function isDoubleClick(shown: ShownAdd | null, { line }: AddRequest): boolean {
  return (
    shown?.outcome === null &&
    shown.request.line.merchandiseGlobalId === line.merchandiseGlobalId &&
    shown.request.line.quantity === line.quantity
  );
}
