import preview from '#.storybook/preview.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = preview.meta({
  title: 'Primitives/Skeleton',
  component: Skeleton,
  args: { shape: 'picture' as const },
});

export const Picture = meta.story();
export const Line = meta.story({ args: { shape: 'line' } });
export const LineShort = meta.story({ args: { shape: 'lineShort' } });
export const Row = meta.story({ args: { shape: 'row' } });
export const Card = meta.story({
  render: () => (
    <div aria-busy="true" style={{ maxWidth: 180 }}>
      <Skeleton shape="picture" />
      <Skeleton shape="line" />
      <Skeleton shape="lineShort" />
    </div>
  ),
});
