'use client';

import { filterChoiceKey, isChosen, toggleChoice } from '@shop/rules/catalog/filter-choice';
import {
  changeListView,
  clearFilters,
  filterCount,
  formatListQuery,
  type ListView,
} from '@shop/rules/catalog/list-view';
import { FilterRail } from '@shop/ui-kit/commerce/catalog/FilterRail';
import { Button } from '@shop/ui-kit/primitives/Button';
import { LiveRegion } from '@shop/ui-kit/primitives/LiveRegion';
import { type MouseEvent, useEffect, useState } from 'react';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';
import { bindMessages } from '#foundation/i18n/bind-messages.ts';
import type { MessageTable } from '#foundation/i18n/message-table.ts';
import { readListCounts } from '../browser/read-list-counts';
import type { ListCounts } from '../contract/list-counts';
import type { FilterGroup } from './filter-groups';
import { filterOptions } from './filter-options';

export interface FilterFormProps {
  /** The list's handle, for its counts. */
  handle: string;
  /** The list's address, without a query. */
  address: string;
  /** The displayed view of the list. */
  view: ListView;
  counts: ListCounts;
  groups: readonly FilterGroup[];
  messages: MessageTable<'filters'>;
}

type CountState = { readonly status: 'ready' | 'pending' | 'failed'; readonly counts: ListCounts };

/** Debounce of the count request after a choice. */
const PAUSE_MS = 200;
/** The option without a price, beside the ranges. */
const ANY_PRICE = 'price=';

/**
 * The filters of a phone's sheet (LIST-04): choices are a draft, its count is announced live, and the list is requested once, by
 * the button at the foot.
 */
export function FilterForm({ handle, address, view, counts, groups, messages }: FilterFormProps) {
  const m = bindMessages(messages);
  const [draft, setDraft] = useState(() => changeListView(view, {}));
  const [count, setCount] = useState<CountState>({ status: 'ready', counts });
  const query = formatListQuery(draft);
  const shownQuery = formatListQuery(changeListView(view, {}));
  useEffect(() => {
    if (query === shownQuery) {
      setCount({ status: 'ready', counts });
      return;
    }
    setCount((last) => ({ ...last, status: 'pending' }));
    const request = new AbortController();
    const pause = setTimeout(async () => {
      const answer = await readListCounts(handle, query, request.signal);
      if (request.signal.aborted) return;
      setCount((last) =>
        answer.ok ? { status: 'ready', counts: answer.value } : { ...last, status: 'failed' },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(pause);
      request.abort();
    };
  }, [handle, query, shownQuery, counts]);

  const choices = groups.flatMap((group) => group.choices);
  const drawn = filterOptions(groups, draft, count.counts.facets).map(({ kind, title, options }) => {
    if (kind === 'stock') return { options };
    if (kind === 'tag') return { title, options, pills: true };
    const any = {
      key: ANY_PRICE,
      label: m.list.anyPrice,
      chosen: draft.priceMin === null && draft.priceMax === null,
    };
    return { title, options: [any, ...options], single: true, pills: true };
  });
  const toggle = (key: string) => {
    const found = choices.find(({ choice }) => filterChoiceKey(choice) === key);
    if (found === undefined) setDraft((last) => changeListView(last, { priceMin: null, priceMax: null }));
    // A checked radio button fires again when pressed; only another one changes the price.
    else if (found.choice.kind !== 'price' || !isChosen(draft, found.choice))
      setDraft((last) => toggleChoice(last, found.choice));
  };
  const label = labelOf(count, m);
  const isEmpty = count.status === 'ready' && count.counts.total === 0;
  return (
    <FilterRail
      groups={drawn}
      onToggle={toggle}
      foot={
        <>
          <Button disabled={filterCount(draft) === 0} onClick={() => setDraft(clearFilters)}>
            {m.list.clearAll}
          </Button>
          {isEmpty ? (
            <Button tone="primary" disabled>
              {label}
            </Button>
          ) : (
            <Button
              tone="primary"
              href={query === '' ? address : `${address}?${query}`}
              rel="nofollow"
              aria-busy={count.status === 'pending'}
              onClick={closeSheet}
            >
              {label}
            </Button>
          )}
          <LiveRegion>
            {count.status === 'pending'
              ? m.list.counting
              : count.status === 'failed'
                ? m.list.countFailed
                : label}
          </LiveRegion>
        </>
      }
    />
  );
}

function closeSheet({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}

function labelOf({ status, counts: { total } }: CountState, m: Messages): string {
  // The count of other filters would be wrong: until its own count has loaded the button shows none.
  if (status !== 'ready') return m.list.showUncounted;
  return total === 0 ? m.list.showNone : m.list.show({ n: total });
}
