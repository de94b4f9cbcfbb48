import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { SearchField } from '../SearchField/SearchField.tsx';
import { SearchSuggestions } from '../SearchSuggestions/SearchSuggestions.tsx';
import { SearchSheet } from './SearchSheet.tsx';

const field = (defaultValue: string) => (
  <SearchField
    action="#search"
    label="検索"
    placeholder="植物名で検索"
    defaultValue={defaultValue}
    clearLabel="検索の文字を消す"
  />
);

const meta = preview.meta({
  title: 'Commerce/Navigation/SearchSheet',
  component: SearchSheet,
  tags: ['w360'],
  parameters: { layout: 'fullscreen' },
  args: { label: '検索', closeLabel: '閉じる', field: field(''), children: null, onClose: fn() },
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus());
  },
});
export const WithSuggestions = meta.story({
  tags: ['en'],
  args: {
    field: field('モンステラ'),
    children: (
      <SearchSuggestions
        id="sheet-suggestions"
        label="検索候補"
        variant="sheet"
        note="2件の候補があります"
        groups={[
          {
            title: 'キーワード',
            rows: ['', ' 斑入り'].map((rest) => ({
              kind: 'keyword' as const,
              href: `#${rest}`,
              parts: [
                { text: 'モンステラ', isTyped: true },
                { text: rest, isTyped: false },
              ].filter(({ text }) => text !== ''),
            })),
          },
        ]}
      />
    ),
  },
  parameters: english(SearchSheet, {
    label: 'Search',
    closeLabel: 'Close',
    field: (
      <SearchField
        action="#search"
        label="Search"
        placeholder="Search by plant name or keyword"
        defaultValue="monstera"
        clearLabel="Clear the search"
      />
    ),
    children: (
      <SearchSuggestions
        id="sheet-suggestions"
        label="Suggestions"
        variant="sheet"
        note="Suggestions: 2"
        groups={[
          {
            title: 'Keywords',
            rows: [
              { kind: 'keyword', href: '#0', parts: [{ text: 'monstera', isTyped: true }] },
              {
                kind: 'keyword',
                href: '#1',
                parts: [
                  { text: 'monstera', isTyped: true },
                  { text: ' variegated', isTyped: false },
                ],
              },
            ],
          },
        ]}
      />
    ),
  }),
});
/** The close button requests the removal. */
export const ClosedByCross = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '閉じる' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
