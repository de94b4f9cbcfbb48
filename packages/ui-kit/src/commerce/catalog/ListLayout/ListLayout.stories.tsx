import { userEvent } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { Chips } from '#primitives/Chips/Chips.tsx';
import { Grid } from '#primitives/Grid/Grid.tsx';
import { Link } from '#primitives/Link/Link.tsx';
import { english, type SampleLanguage } from '#stories/english.ts';
import { sampleCards } from '#stories/sample-cards.ts';
import { ProductCard } from '../../product/ProductCard/ProductCard.tsx';
import { FilterRail } from '../FilterRail/FilterRail.tsx';
import { SortSelect } from '../SortSelect/SortSelect.tsx';
import { ListLayout } from './ListLayout.tsx';

const labels = ['日なた', '半日陰', '日陰'];
const links = labels.map((label) => ({ href: `#${label}`, label }));
const options = labels.map((label) => ({ key: label, href: `#${label}`, label, count: 8 }));
const englishLabels = ['Sunny spots', 'Filtered light', 'Tolerates shade'];
const cards = (count: number, language?: SampleLanguage) => (
  <Grid kind="productsBesideRail">
    {sampleCards(count, { titleAs: 'h2' }, language).map((card) => (
      <ProductCard key={card.href} {...card} />
    ))}
  </Grid>
);

const meta = preview.meta({
  title: 'Commerce/Catalog/ListLayout',
  component: ListLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    rail: <FilterRail groups={[{ title: '光', options }]} />,
    filter: { label: '絞り込み', closeLabel: '閉じる' },
    chips: <Chips layout="line" items={links} />,
    count: '24件中 1〜6件',
    note: '価格は税込',
    tools: (
      <SortSelect
        label="並べ替え"
        options={['おすすめ順', '新着順'].map((label) => ({ value: label, label }))}
      />
    ),
    children: cards(6),
  },
});

export const Six = meta.story({ tags: ['w360', 'w768', 'w1280'] });
export const One = meta.story({ tags: ['w360', 'w1280'], args: { count: '1件', children: cards(1) } });
/** The applied filters are above the list, each with a remove button. */
export const Narrowed = meta.story({
  tags: ['w360', 'w1280', 'en'],
  args: {
    filter: { label: '絞り込み', closeLabel: '閉じる', chosen: 2 },
    chips: undefined,
    applied: (
      <Chips
        layout="scroll"
        items={links.slice(0, 2).map((link) => ({ ...link, removeLabel: `${link.label}を外す` }))}
        end={<Link href="#all">すべて外す</Link>}
      />
    ),
  },
  parameters: english(ListLayout, {
    rail: (
      <FilterRail
        groups={[
          {
            title: 'Sunlight',
            options: englishLabels.map((label) => ({ key: label, href: `#${label}`, label, count: 8 })),
          },
        ]}
      />
    ),
    filter: { label: 'Filter', closeLabel: 'Close', chosen: 2 },
    applied: (
      <Chips
        layout="scroll"
        items={englishLabels
          .slice(0, 2)
          .map((label) => ({ href: `#${label}`, label, removeLabel: `Remove ${label}` }))}
        end={<Link href="#all">Clear all</Link>}
      />
    ),
    count: '1 to 6 of 24',
    note: 'Prices include tax',
    tools: (
      <SortSelect
        label="Sort"
        options={['Recommended', 'Price: low to high'].map((label) => ({ value: label, label }))}
      />
    ),
    children: cards(6, 'en'),
  }),
});
export const Empty = meta.story({
  tags: ['w360', 'w1280'],
  args: { count: '0件', note: '', children: <p>条件に合う植物がありません</p> },
});
/** On phones the rail is a sheet. */
export const FiltersOpen = meta.story({
  play: async ({ canvas }) => userEvent.click(canvas.getByRole('button', { name: '絞り込み' })),
});
