import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { bag, heart } from '../Icon/icon-shapes.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Button } from './Button.tsx';

const meta = {
  title: 'Primitives/Button',
  component: Button,
  args: { children: 'カートに入れる', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { tone: 'primary' } };
export const Secondary: Story = { args: { tone: 'secondary', children: 'お気に入りに追加' } };
export const Quiet: Story = { args: { tone: 'quiet', children: 'もっと見る' } };
export const WithIcon: Story = { args: { tone: 'primary', icon: bag } };
export const Loading: Story = { args: { tone: 'primary', loading: true } };
export const Disabled: Story = { args: { tone: 'primary', disabled: true } };
export const Full: Story = { args: { tone: 'primary', size: 'large', width: 'full' } };
export const AsLink: Story = { args: { href: '#cart', children: 'カートを見る', onClick: undefined } };
export const LongLabel: Story = {
  args: { tone: 'primary', width: 'full', children: 'このセットをまとめてカートに入れてお買い物を続ける' },
};

/** Every tone in every size and state: what a change of one token touches is seen here at once. */
export const All: Story = {
  tags: ['w360', 'w1280'],
  render: () => (
    <Stack gap="standard">
      {(['primary', 'secondary', 'quiet'] as const).map((tone) =>
        (['small', 'standard', 'large'] as const).map((size) => (
          <Inline key={`${tone} ${size}`} gap="small">
            <Button tone={tone} size={size}>
              確定する
            </Button>
            <Button tone={tone} size={size} icon={heart}>
              保存
            </Button>
            <Button tone={tone} size={size} loading>
              送信中
            </Button>
            <Button tone={tone} size={size} disabled>
              選べません
            </Button>
          </Inline>
        )),
      )}
    </Stack>
  ),
};
