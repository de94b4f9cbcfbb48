import { Header } from '@shop/ui-kit/commerce/navigation/Header';
import { Logo } from '@shop/ui-kit/commerce/navigation/Logo';
import { MenuBar } from '@shop/ui-kit/commerce/navigation/MenuBar';
import { SearchField } from '@shop/ui-kit/commerce/navigation/SearchField';
import { SideMenu } from '@shop/ui-kit/commerce/navigation/SideMenu';
import { SideMenuRow } from '@shop/ui-kit/commerce/navigation/SideMenuRow';
import {
  crown,
  globe,
  grid,
  heart,
  help,
  house,
  info,
  leaf,
  search,
  stamp,
  tag,
  user,
} from '@shop/ui-kit/icons';
import { IconButton } from '@shop/ui-kit/primitives/IconButton';
import { Link } from '@shop/ui-kit/primitives/Link';
import { ShowAt } from '@shop/ui-kit/primitives/ShowAt';
import { ShowIn } from '@shop/ui-kit/primitives/ShowIn';
import { CONTENT_PAGES } from '../../content/content-pages';
import { APP } from '../../content/shop';
import { type Locale, localePath } from '../../i18n/locale';
import { CartLink } from './CartLink';
import type { FrameWords } from './frame-words';
import { languageLink } from './language-link';
import { GroupLinks, PanelLinks } from './MenuLinks';
import type { Navigation } from './navigation';

interface SiteHeaderProps {
  locale: Locale;
  /** The platform's account page (ROUTE-15). */
  accountUrl: string;
  menu: Navigation;
  words: FrameWords;
}

/** The head of every page (HEAD-01): complete without the platform, so that a page never lacks it. */
export function SiteHeader({ locale, accountUrl, menu, words }: SiteHeaderProps) {
  const searchAddress = localePath(locale, '/search');
  const ranking = localePath(locale, '/ranking');
  const support = localePath(locale, CONTENT_PAGES['premium-support']);
  const allPurposes = { href: localePath(locale, '/collections'), label: words.allPurposes };
  const logo = <Logo name={words.brand} suffix="STORE" label={words.logo} href={localePath(locale, '/')} />;
  return (
    <Header
      logo={logo}
      search={
        <SearchField
          action={searchAddress}
          label={words.search}
          placeholder={words.searchPlaceholder}
          clearLabel={words.clearSearch}
          suggest
        />
      }
      menu={
        <SideMenu label={words.menu} openLabel={words.openMenu} closeLabel={words.closeMenu} logo={logo}>
          <SearchField action={searchAddress} label={words.search} placeholder={words.searchPlaceholder} />
          <GroupLinks label={words.category} icon={grid} items={menu.categories} open />
          <GroupLinks label={words.purpose} icon={house} items={menu.purposes} more={allPurposes} />
          <GroupLinks label={words.tag} icon={tag} items={menu.tags} />
          <GroupLinks label={words.producers} icon={leaf} items={menu.producers} />
          <SideMenuRow href={ranking} label={words.ranking} icon={crown} />
          <SideMenuRow href={menu.newArrivals} label={words.newArrivals} icon={leaf} />
          <SideMenuRow href={menu.sale} label={words.sale} icon={tag} />
          <SideMenuRow href={localePath(locale, '/favorite')} label={words.favorites} icon={heart} />
          <SideMenuRow href={localePath(locale, '/news')} label={words.news} icon={info} />
          <SideMenuRow href={support} label={words.support} icon={help} />
          <SideMenuRow {...languageLink(locale)} label={words.otherLanguage} icon={globe} />
          <ShowIn browser="app">
            <SideMenuRow
              href={APP.stampCardUrl}
              label={words.stampCard}
              note={words.stampCardNote}
              icon={stamp}
            />
          </ShowIn>
          <ShowIn browser="web">
            <SideMenuRow href={accountUrl} label={words.account} icon={user} />
          </ShowIn>
        </SideMenu>
      }
      bar={
        <MenuBar
          label={words.menu}
          entries={[
            { label: words.category, panel: <PanelLinks items={menu.categories} /> },
            { label: words.purpose, panel: <PanelLinks items={menu.purposes} more={allPurposes} /> },
            { label: words.tag, panel: <PanelLinks items={menu.tags} /> },
            { label: words.producer, panel: <PanelLinks items={menu.producers} /> },
            { href: ranking, label: words.ranking },
            { href: menu.newArrivals, label: words.newArrivals },
            { href: menu.sale, label: words.sale, tone: 'sale' },
          ]}
          note={words.postage}
        />
      }
    >
      <ShowAt width="narrow">
        <IconButton href={searchAddress} icon={search} label={words.openSearch} data-suggest="" />
      </ShowAt>
      <ShowAt width="desktop">
        <Link {...languageLink(locale)} look="quiet">
          {words.otherLanguage}
        </Link>
      </ShowAt>
      <ShowAt width="desktop">
        <IconButton href={support} icon={help} label={words.support} />
      </ShowAt>
      <ShowAt width="desktop">
        <ShowIn browser="web">
          <IconButton href={accountUrl} icon={user} label={words.openAccount} />
        </ShowIn>
      </ShowAt>
      <IconButton href={localePath(locale, '/favorite')} icon={heart} label={words.openFavorites} />
      <CartLink locale={locale} words={words} />
    </Header>
  );
}
