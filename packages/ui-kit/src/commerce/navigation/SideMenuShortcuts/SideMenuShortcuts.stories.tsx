import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { SideMenuShortcuts } from './SideMenuShortcuts.tsx';

const meta = preview.meta({
  title: 'Commerce/Navigation/SideMenuShortcuts',
  component: SideMenuShortcuts,
  tags: ['focus'],
  args: {
    items: [
      { href: '#ranking', label: 'ランキング' },
      { href: '#new', label: '新入荷' },
      { href: '#sale', label: 'SALE', tone: 'sale' as const },
    ],
  },
});

export const Three = meta.story({
  tags: ['en'],
  parameters: english(SideMenuShortcuts, {
    items: [
      { href: '#ranking', label: 'Best sellers' },
      { href: '#new', label: 'New arrivals' },
      { href: '#sale', label: 'Sale', tone: 'sale' },
    ],
  }),
});
