import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { sampleMenu } from '#stories/sample-menu.ts';
import { MenuPanel } from '../MenuPanel/MenuPanel.tsx';
import { MenuBar } from './MenuBar.tsx';

const meta = preview.meta({
  title: 'Commerce/Navigation/MenuBar',
  component: MenuBar,
  tags: ['w1280'],
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'メインメニュー',
    entries: [
      {
        label: 'カテゴリ',
        panel: <MenuPanel layout="rows" items={sampleMenu(8)} more={{ href: '#all', label: 'すべて見る' }} />,
      },
      { label: '目的から探す', panel: <MenuPanel layout="rows" items={sampleMenu(4)} /> },
      { label: 'ランキング', href: '#ranking', current: true },
      { label: '新入荷', href: '#new' },
      { label: 'SALE', href: '#sale', tone: 'sale' as const },
    ],
    note: '5,500円以上で送料無料',
  },
  decorators: [
    (Story) => (
      // the pull-down is positioned relative to the header
      <div style={{ position: 'relative' }}>
        <Story />
      </div>
    ),
  ],
});

export const Closed = meta.story({
  tags: ['en'],
  parameters: english(MenuBar, {
    label: 'Main menu',
    entries: [
      {
        label: 'Category',
        panel: (
          <MenuPanel layout="rows" items={sampleMenu(8, 'en')} more={{ href: '#all', label: 'See all' }} />
        ),
      },
      { label: 'Purpose', panel: <MenuPanel layout="rows" items={sampleMenu(4, 'en')} /> },
      { label: 'Best sellers', href: '#ranking', current: true },
      { label: 'New arrivals', href: '#new' },
      { label: 'Sale', href: '#sale', tone: 'sale' },
    ],
    note: 'Shipping ¥800; ¥2,000 to Hokkaido, Okinawa and islands',
  }),
});
export const WithoutNote = meta.story({ args: { note: undefined } });

export const Open = meta.story({
  play: async ({ canvas }) => {
    const opener = canvas.getByText('カテゴリ');
    opener.click();
    await expect(opener.closest('details')).toHaveAttribute('open');
  },
});

/** Escape closes it and returns the focus. */
export const ClosedByEscape = meta.story({
  play: async ({ canvas }) => {
    const opener = canvas.getByText('カテゴリ');
    opener.focus();
    opener.click();
    await userEvent.keyboard('{Escape}');
    await expect(opener.closest('details')).not.toHaveAttribute('open');
    await expect(opener).toHaveFocus();
    opener.blur();
  },
});
