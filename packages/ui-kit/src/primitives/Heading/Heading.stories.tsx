import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Primitives/Heading',
  component: Heading,
  args: { level: 2, size: 'title', children: '人気の植物' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Title: Story = {};
export const LongTitle: Story = {
  args: { children: '日あたりの少ない部屋でも元気に育つ、手のかからない観葉植物のおすすめ' },
};
export const EverySize: Story = {
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
};
