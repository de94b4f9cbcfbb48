import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { Breadcrumb } from './Breadcrumb.tsx';

const meta = preview.meta({
  title: 'Primitives/Breadcrumb',
  component: Breadcrumb,
  args: {
    label: '現在の位置',
    items: [
      { label: 'ホーム', href: '#home' },
      { label: '観葉植物', href: '#foliage' },
      { label: 'モンステラ・デリシオーサ' },
    ],
  },
});

export const Three = meta.story();
export const One = meta.story({ args: { items: [{ label: 'ホーム' }] } });
export const LongTitle = meta.story({
  tags: ['en'],
  args: {
    items: [
      { label: 'ホーム', href: '#home' },
      { label: '観葉植物', href: '#foliage' },
      { label: 'フィロデンドロン・セローム・スーパーアトム 6号 陶器鉢と受け皿のセット' },
    ],
  },
  parameters: english(Breadcrumb, {
    label: 'You are here',
    items: [
      { label: 'Home', href: '#home' },
      { label: 'Foliage plants', href: '#foliage' },
      { label: 'Philodendron selloum ‘Super Atom’, No. 6 pot, with ceramic pot and saucer' },
    ],
  }),
});
