import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PowerSet } from '../../stories/PowerSet.tsx';
import { CountBadge } from '../CountBadge/CountBadge.tsx';
import { bag, chevronRight, heart, trash } from '../Icon/icon-shapes.ts';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  args: { icon: heart, label: 'お気に入り', onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Filled: Story = { args: { filled: true } };
export const Ring: Story = { args: { variant: 'ring', icon: chevronRight, iconSize: 20, label: '次へ' } };
export const Muted: Story = { args: { variant: 'muted', icon: trash, label: '削除' } };
export const Disabled: Story = {
  args: { variant: 'ring', icon: chevronRight, label: '次へ', disabled: true },
};
export const WithCount: StoryObj<typeof IconButton> = {
  args: {
    icon: bag,
    label: 'カート 3点',
    href: '#cart',
    onClick: undefined,
    children: <CountBadge id="cart-count" count={3} />,
  },
};
export const WithManyCounted: StoryObj<typeof IconButton> = {
  args: {
    icon: bag,
    label: 'カート 99+点',
    href: '#cart',
    onClick: undefined,
    children: <CountBadge id="cart-count" count={120} />,
  },
};

/** Every state in one image, also hovered, focused, and in forced colours. */
export const All: Story = {
  tags: ['focus', 'hover', 'forced'],
  render: () => (
    <PowerSet
      of={{ variant: ['plain', 'ring', 'muted'], filled: [false, true], disabled: [false, true] }}
      columns={4}
      draw={(state) => <IconButton {...state} icon={heart} label="お気に入り" />}
    />
  ),
};
