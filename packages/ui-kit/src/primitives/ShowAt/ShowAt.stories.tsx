import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { ShowAt } from './ShowAt.tsx';

const meta = preview.meta({
  title: 'Primitives/ShowAt',
  component: ShowAt,
  tags: ['w360', 'w1280'],
  args: { width: 'narrow' as const, children: '狭い窓だけに' },
});

export const Narrow = meta.story({
  tags: ['en'],
  parameters: english(ShowAt, { children: 'In narrow windows only' }),
});
/** The stories run scripts: the same as `Narrow`. */
export const NarrowOrScriptless = meta.story({ args: { width: 'narrowOrScriptless' } });
export const Desktop = meta.story({ args: { width: 'desktop', children: '広い窓だけに' } });
