import preview from '#.storybook/preview.tsx';
import { heart, help, user } from '#primitives/Icon/icon-shapes.ts';
import { english } from '#stories/english.ts';
import { SideMenuLink } from '../SideMenuLink/SideMenuLink.tsx';
import { SideMenuLinks } from './SideMenuLinks.tsx';

const meta = preview.meta({
  title: 'Commerce/Navigation/SideMenuLinks',
  component: SideMenuLinks,
  args: {
    children: (
      <>
        <SideMenuLink href="#account" label="マイページ" icon={user} />
        <SideMenuLink href="#support" label="サポート" icon={help} />
        <SideMenuLink href="#favourites" label="お気に入り" icon={heart} />
        <SideMenuLink href="#news" label="お知らせ" />
      </>
    ),
  },
});

export const Four = meta.story({
  tags: ['en'],
  parameters: english(SideMenuLinks, {
    children: (
      <>
        <SideMenuLink href="#account" label="Account" icon={user} />
        <SideMenuLink href="#support" label="Anshin premium support" icon={help} />
        <SideMenuLink href="#favourites" label="Favourites" icon={heart} />
        <SideMenuLink href="#news" label="News" />
      </>
    ),
  }),
});
