import type { Meta, StoryObj } from '@storybook/react-vite';
import { placePicture } from '#stories/place-picture.ts';
import { sampleMenu } from '#stories/sample-menu.ts';
import { BannerCard } from '../../catalog/BannerCard/BannerCard.tsx';
import { MenuPanel } from './MenuPanel.tsx';

const meta = {
  title: 'Commerce/Navigation/MenuPanel',
  component: MenuPanel,
  tags: ['w1280'],
  args: {
    items: sampleMenu(8),
    feature: (
      <BannerCard href="#autumn" title="秋の植え替えに" shape="portrait" picture={placePicture('植え替え')} />
    ),
    more: { href: '#all', label: 'すべて見る' },
  },
} satisfies Meta<typeof MenuPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Eight: Story = {};
export const One: Story = { args: { items: sampleMenu(1) } };
export const WithoutPictures: Story = {
  args: { items: sampleMenu(4).map(({ href, label }) => ({ href, label })), feature: undefined },
};
