import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { english, inLanguage } from '#stories/english.ts';
import { plantPicture } from '#stories/plant-picture.ts';
import { SearchField } from '../SearchField/SearchField.tsx';
import { SearchSuggestions, type SuggestionGroup, type SuggestionRow } from './SearchSuggestions.tsx';

const TYPED = 'モンステラ';
const TYPED_IN_ENGLISH = 'monstera';
const parts = (rest: string, typed = TYPED) => [
  { text: typed, isTyped: true },
  ...(rest === '' ? [] : [{ text: rest, isTyped: false }]),
];
const keyword = (rest: string, typed?: string): SuggestionRow => ({
  kind: 'keyword',
  href: `#keyword${rest}`,
  parts: parts(rest, typed),
});
const product = (rest: string, amount: number, typed = TYPED): SuggestionRow => ({
  kind: 'product',
  href: `#product${rest}`,
  parts: parts(rest, typed),
  picture: plantPicture(`${typed}${rest}`),
  price:
    typed === TYPED
      ? { amount, from: '{price}〜', taxNote: '税込' }
      : { amount, from: 'from {price}', taxNote: 'tax included' },
});
const groups = [
  { title: 'キーワード', rows: [keyword(''), keyword(' 斑入り'), keyword(' 大型')] },
  {
    title: '商品',
    rows: [
      product('・デリシオーサ', 2980),
      product(' 斑入り ホワイトタイガー', 24800),
      product('・アダンソニー', 2680),
    ],
  },
  {
    title: 'カテゴリー・用途',
    rows: [
      { kind: 'category', href: '#foliage', parts: [{ text: '観葉植物', isTyped: false }] },
      { kind: 'purpose', href: '#large', parts: [{ text: '大型観葉植物', isTyped: false }] },
    ] satisfies SuggestionRow[],
  },
];

const all: SuggestionGroup = {
  rows: [
    {
      kind: 'all',
      href: '#all',
      parts: [...parts(''), { text: ' の検索結果をすべて見る(24件)', isTyped: false }],
    },
  ],
};

const meta = preview.meta({
  title: 'Commerce/Navigation/SearchSuggestions',
  component: SearchSuggestions,
  tags: ['w360', 'w1280'],
  args: { id: 'suggestions', label: '検索候補', groups, note: '8件の候補があります', onChoose: fn() },
  decorators: [
    (Story, context) => (
      // the panel is positioned relative to the field
      <div style={{ position: 'relative', width: 'min(360px, 100%)', height: 700 }}>
        <div style={{ position: 'relative' }}>
          <SearchField
            action="#search"
            label={inLanguage(context, '検索', 'Search')}
            defaultValue={inLanguage(context, TYPED, TYPED_IN_ENGLISH)}
            placeholder={inLanguage(context, '植物名で検索', 'Search by plant name')}
          />
          <Story />
        </div>
      </div>
    ),
  ],
});

export const Shown = meta.story();
export const FirstRowActive = meta.story({ args: { active: 0 } });
/** The link to all results is at the foot. */
export const WithAll = meta.story({
  tags: ['en'],
  args: { groups: [...groups, all], active: 8 },
  parameters: english(SearchSuggestions, {
    label: 'Suggestions',
    note: 'Suggestions: 6',
    groups: [
      { title: 'Keywords', rows: [keyword('', TYPED_IN_ENGLISH), keyword(' variegated', TYPED_IN_ENGLISH)] },
      {
        title: 'Products',
        rows: [
          product(' deliciosa, Swiss cheese plant', 2980, TYPED_IN_ENGLISH),
          product(' variegata ‘White Tiger’, No. 6 pot', 24800, TYPED_IN_ENGLISH),
        ],
      },
      {
        title: 'Categories and purposes',
        rows: [{ kind: 'category', href: '#foliage', parts: [{ text: 'Foliage plants', isTyped: false }] }],
      },
      {
        rows: [
          {
            kind: 'all',
            href: '#all',
            parts: [{ text: 'See all 24 results for “monstera”', isTyped: false }],
          },
        ],
      },
    ],
    active: 5,
  }),
});
export const ProductActive = meta.story({ args: { active: 4 } });
/** The last answer stays until the next one arrives. */
export const Busy = meta.story({ args: { busy: true, note: '候補を探しています' } });
export const Looking = meta.story({ args: { groups: [], busy: true, note: '候補を探しています' } });
export const NoneFound = meta.story({
  args: { groups: [], note: '候補は見つかりませんでした。検索ボタンから、すべての商品を探せます。' },
});
export const Failed = meta.story({
  args: { groups: [], note: '候補を読み込めませんでした。このまま検索できます。' },
});
export const OneKeyword = meta.story({ args: { groups: [{ title: 'キーワード', rows: [keyword('')] }] } });
/** A typo, a price that was recognized, and help. */
export const Understood = meta.story({
  args: {
    groups: [
      { title: 'もしかして', rows: [keyword('')] },
      {
        title: '条件',
        rows: [{ kind: 'need', href: '#need', parts: [...parts(' 〜5,000円')] }],
      },
      {
        title: 'ご案内・読みもの',
        rows: [{ kind: 'page', href: '#page', parts: [{ text: '返品・返金ポリシー', isTyped: false }] }],
      },
    ],
    note: '3件の候補があります',
  },
});
export const LongTitle = meta.story({
  args: {
    groups: [
      {
        title: '商品',
        rows: [product('・デリシオーサ 8号 陶器鉢と受け皿のセット(鉢の色は選べません) 高さ約80cm', 12800)],
      },
    ],
  },
});
/** In a phone's sheet. */
export const Sheet = meta.story({ tags: ['w360'], args: { variant: 'sheet', active: 0 } });

/** The field keeps the focus; the arrow keys move the active row, to which the field refers. */
export const ByKeyboard = meta.story({
  render: (args) => {
    const [active, setActive] = useState<number | null>(null);
    return (
      <div style={{ position: 'relative', height: 700 }}>
        <input
          role="combobox"
          aria-label="検索"
          aria-expanded="true"
          aria-controls={args.id}
          aria-autocomplete="list"
          aria-activedescendant={active === null ? undefined : `${args.id}-${active}`}
          onKeyDown={({ key }) => key === 'ArrowDown' && setActive((active ?? -1) + 1)}
        />
        <SearchSuggestions {...args} active={active} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    field.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(field).toHaveFocus();
    const rows = canvas.getAllByRole('option');
    await expect(rows).toHaveLength(8);
    await expect(canvas.getByRole('option', { selected: true })).toBe(rows[3]);
    await expect(field).toHaveAttribute('aria-activedescendant', rows[3]?.id);
    await userEvent.click(rows[4] as HTMLElement);
    await expect(field).toHaveFocus();
  },
});
