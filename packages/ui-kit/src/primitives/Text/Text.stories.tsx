import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from './Text.tsx';

const WORDS =
  '葉のあいだからこぼれる光のように、毎日の暮らしに植物を。水やりは土の表面が乾いてから、たっぷりと与えてください。';

const meta = {
  title: 'Primitives/Text',
  component: Text,
  args: { children: WORDS },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Body: Story = {};
export const Muted: Story = { args: { tone: 'muted', size: 'note' } };
export const ErrorTone: Story = { args: { tone: 'error', size: 'note', children: '数量を変更してください' } };
export const Sale: Story = { args: { tone: 'sale', bold: true, children: '20%オフ' } };
export const EverySize: Story = {
  tags: ['w360', 'w1280'],
  render: () => (
    <Stack gap="standard">
      {(['caption', 'note', 'small', 'body'] as const).map((size) => (
        <Text key={size} size={size}>
          {WORDS}
        </Text>
      ))}
    </Stack>
  ),
};
