import preview from '#.storybook/preview.tsx';
import { CountBadge } from '#primitives/CountBadge/CountBadge.tsx';
import { bag, heart, user } from '#primitives/Icon/icon-shapes.ts';
import { IconButton } from '#primitives/IconButton/IconButton.tsx';
import { ShowAt } from '#primitives/ShowAt/ShowAt.tsx';
import { english } from '#stories/english.ts';
import { leafMark } from '#stories/leaf-mark.ts';
import { sampleMenu } from '#stories/sample-menu.ts';
import { Logo } from '../Logo/Logo.tsx';
import { MenuBar } from '../MenuBar/MenuBar.tsx';
import { MenuPanel } from '../MenuPanel/MenuPanel.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { SearchLink } from '../SearchLink/SearchLink.tsx';
import { SideMenu } from '../SideMenu/SideMenu.tsx';
import { Header } from './Header.tsx';

const logo = <Logo mark={leafMark} name="植物の店" suffix="STORE" label="植物の店 STORE" href="#home" />;
const englishLogo = (
  <Logo mark={leafMark} name="KOMORENO" suffix="STORE" label="KOMORENO STORE" href="#home" />
);
const actions = (count: number, inApp = false) => (
  <>
    {!inApp && (
      <ShowAt width="desktop">
        <IconButton href="#account" icon={user} label="アカウント" />
      </ShowAt>
    )}
    <IconButton href="#favorites" icon={heart} label="お気に入り" />
    <IconButton href="#cart" icon={bag} label={count > 99 ? 'カート 99+点' : `カート ${count}点`}>
      <CountBadge id="cart-count" count={count} />
    </IconButton>
  </>
);

const meta = preview.meta({
  title: 'Commerce/Navigation/Header',
  component: Header,
  // APP-01: the app's own browser has no link to the account.
  parameters: { layout: 'fullscreen', inApp: { children: actions(0, true) } },
  args: {
    menu: (
      <SideMenu label="メニュー" openLabel="メニューを開く" closeLabel="閉じる" logo={logo}>
        <p>メニューの内容</p>
      </SideMenu>
    ),
    logo,
    search: <SearchField action="#search" label="検索" placeholder="植物の名前や悩みで探す" />,
    searchLink: <SearchLink href="#search">植物の名前や悩みで探す</SearchLink>,
    children: actions(0),
    bar: (
      <MenuBar
        label="メインメニュー"
        entries={[
          { label: 'カテゴリ', panel: <MenuPanel items={sampleMenu(8)} /> },
          { label: 'ランキング', href: '#ranking' },
          { label: 'SALE', href: '#sale', tone: 'sale' },
        ]}
        note="5,500円以上で送料無料"
      />
    ),
  },
});

export const EmptyCart = meta.story({
  tags: ['w360', 'w768', 'w1280', 'en'],
  parameters: english(Header, {
    menu: (
      <SideMenu label="Menu" openLabel="Open the menu" closeLabel="Close" logo={englishLogo}>
        <p>The menu</p>
      </SideMenu>
    ),
    logo: englishLogo,
    search: <SearchField action="#search" label="Search" placeholder="Search by plant name or keyword" />,
    searchLink: <SearchLink href="#search">Search by plant name or keyword</SearchLink>,
    children: (
      <>
        <IconButton href="#favorites" icon={heart} label="Open favourites" />
        <IconButton href="#cart" icon={bag} label="Items in the cart: 3">
          <CountBadge id="cart-count" count={3} />
        </IconButton>
      </>
    ),
    bar: (
      <MenuBar
        label="Main menu"
        entries={[
          { label: 'Category', panel: <MenuPanel items={sampleMenu(8, 'en')} /> },
          { label: 'Best sellers', href: '#ranking' },
          { label: 'Sale', href: '#sale', tone: 'sale' },
        ]}
        note="Shipping ¥800; ¥2,000 to Hokkaido, Okinawa and islands"
      />
    ),
  }),
});
export const InTheApp = meta.story({ tags: ['w1280', 'app'] });
export const ThreeInCart = meta.story({ tags: ['w360', 'w1280'], args: { children: actions(3) } });
export const ManyInCart = meta.story({ args: { children: actions(120) } });

/** Another shop's long name ends before the icons, which stay in the window (BRAND-01). */
export const LongName = meta.story({
  tags: ['w360', 'w1280'],
  args: {
    logo: (
      <Logo
        name="Kimagure Bakery & 自家焙煎珈琲 本店"
        label="Kimagure Bakery & 自家焙煎珈琲 本店"
        href="#home"
      />
    ),
    children: actions(3),
  },
});
