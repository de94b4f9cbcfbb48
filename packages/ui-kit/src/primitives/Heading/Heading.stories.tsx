import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Heading } from './Heading.tsx';

const meta = preview.meta({
  title: 'Primitives/Heading',
  component: Heading,
  args: { level: 2 as const, size: 'title' as const, children: '人気の植物' },
});

export const Title = meta.story();
export const LongTitle = meta.story({
  tags: ['en'],
  args: { children: '日あたりの少ない部屋でも元気に育つ、手のかからない観葉植物のおすすめ' },
  parameters: english(Heading, { children: 'Easy houseplants that thrive in rooms with little sunlight' }),
});
export const EverySize = meta.story({
  tags: ['w360', 'w768', 'w1280'],
  render: () => (
    <Stack gap="standard">
      {(['title', 'titleSmall'] as const).map((size) => (
        <Heading key={size} level={2} size={size}>
          光のそばで育つ植物
        </Heading>
      ))}
    </Stack>
  ),
});
