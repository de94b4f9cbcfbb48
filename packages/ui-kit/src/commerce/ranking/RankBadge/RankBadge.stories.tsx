import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { PowerSet } from '#stories/PowerSet.tsx';
import { RankBadge } from './RankBadge.tsx';

const meta = preview.meta({
  title: 'Commerce/Ranking/RankBadge',
  component: RankBadge,
  args: { rank: 1, label: '1位' },
});

export const First = meta.story({ tags: ['en'], parameters: english(RankBadge, { label: 'Rank 1' }) });
export const Second = meta.story({ args: { rank: 2, label: '2位' } });
export const Third = meta.story({ args: { rank: 3, label: '3位' } });
export const Fourth = meta.story({ args: { rank: 4, label: '4位' } });
export const Hundredth = meta.story({ args: { rank: 100, label: '100位' } });

/** Every state in one image, also hovered, focused, and in forced colours. */
export const All = meta.story({
  tags: ['forced'],
  render: () => (
    <PowerSet
      of={{ rank: [1, 2, 3, 4, 10, 100] }}
      columns={6}
      draw={({ rank }) => <RankBadge rank={rank} label={`${rank}位`} />}
    />
  ),
});
