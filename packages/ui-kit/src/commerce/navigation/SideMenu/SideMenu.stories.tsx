import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { clock, crown, leaf, truck } from '#primitives/Icon/icon-shapes.ts';
import { sampleMenu } from '#stories/sample-menu.ts';
import { Logo } from '../Logo/Logo.tsx';
import { SideMenuGroup } from '../SideMenuGroup/SideMenuGroup.tsx';
import { SideMenuRow } from '../SideMenuRow/SideMenuRow.tsx';
import { SideMenu } from './SideMenu.tsx';

const content = (open: boolean) => (
  <>
    <SideMenuGroup
      label="カテゴリ"
      icon={leaf}
      items={sampleMenu(6)}
      more={{ href: '#all', label: 'すべて見る' }}
      open={open}
    />
    <SideMenuRow href="#ranking" label="ランキング" icon={crown} />
    <SideMenuRow href="#history" label="最近見た植物" icon={clock} note="アプリ限定" />
    <SideMenuRow href="#shipping" label="配送について" icon={truck} />
  </>
);

const meta = {
  title: 'Commerce/Navigation/SideMenu',
  component: SideMenu,
  args: {
    label: 'メニュー',
    openLabel: 'メニューを開く',
    closeLabel: '閉じる',
    logo: <Logo name="植物の店" label="植物の店" href="#home" />,
    children: content(false),
  },
} satisfies Meta<typeof SideMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'メニューを開く' }));
    await expect(canvas.getByRole('dialog', { name: 'メニュー' })).toBeVisible();
  },
};
export const OpenWithGroup: Story = { ...Open, args: { children: content(true) } };
