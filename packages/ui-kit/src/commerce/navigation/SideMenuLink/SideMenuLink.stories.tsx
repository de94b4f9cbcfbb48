import preview from '#.storybook/preview.tsx';
import { heart } from '#primitives/Icon/icon-shapes.ts';
import { english } from '#stories/english.ts';
import { SideMenuLink } from './SideMenuLink.tsx';

const meta = preview.meta({
  title: 'Commerce/Navigation/SideMenuLink',
  component: SideMenuLink,
  args: { href: '#favourites', label: 'お気に入り', icon: heart },
});

export const Standard = meta.story({
  tags: ['en'],
  parameters: english(SideMenuLink, { label: 'Open favourites' }),
});
export const Quiet = meta.story({ args: { icon: undefined, label: 'お知らせ' } });
