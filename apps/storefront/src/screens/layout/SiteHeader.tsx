import { Header } from '@shop/ui-kit/commerce/navigation/Header';
import { Logo } from '@shop/ui-kit/commerce/navigation/Logo';
import { MenuBar } from '@shop/ui-kit/commerce/navigation/MenuBar';
import { SearchField } from '@shop/ui-kit/commerce/navigation/SearchField';
import { SearchLink } from '@shop/ui-kit/commerce/navigation/SearchLink';
import { SideMenu } from '@shop/ui-kit/commerce/navigation/SideMenu';
import { SideMenuRow } from '@shop/ui-kit/commerce/navigation/SideMenuRow';
import { crown, globe, grid, heart, help, house, info, leaf, stamp, tag, user } from '@shop/ui-kit/icons';
import { IconButton } from '@shop/ui-kit/primitives/IconButton';
import { Link } from '@shop/ui-kit/primitives/Link';
import { ShowAt } from '@shop/ui-kit/primitives/ShowAt';
import { ShowIn } from '@shop/ui-kit/primitives/ShowIn';
import { CONTENT_PAGES } from '../../content/content-pages';
import { APP, SHOP } from '../../content/shop';
import { type Locale, localePath } from '../../i18n/locale';
import { messages } from '../../i18n/messages';
import { CartLink } from './CartLink';
import { languageLink } from './language-link';
import { GroupLinks, PanelLinks } from './MenuLinks';
import type { Navigation } from './navigation';

interface SiteHeaderProps {
  locale: Locale;
  /** The platform's account page (ROUTE-15). */
  accountUrl: string;
  menu: Navigation;
}

/** The head of every page (HEAD-01): complete without the platform, so that a page never lacks it. */
export function SiteHeader({ locale, accountUrl, menu }: SiteHeaderProps) {
  const m = messages(locale);
  const searchAddress = localePath(locale, '/search');
  const ranking = localePath(locale, '/ranking');
  const support = localePath(locale, CONTENT_PAGES['premium-support']);
  const allPurposes = { href: localePath(locale, '/collections'), label: m.header.menuAllPurposes };
  const logo = (
    <Logo name={SHOP[locale].brand} suffix="STORE" label={m.header.logoAlt} href={localePath(locale, '/')} />
  );
  return (
    <Header
      logo={logo}
      search={
        <SearchField
          action={searchAddress}
          label={m.header.search}
          placeholder={m.header.searchPlaceholder}
          clearLabel={m.aria.clearSearch}
          suggest
        />
      }
      searchLink={<SearchLink href={searchAddress}>{m.header.searchPlaceholder}</SearchLink>}
      menu={
        <SideMenu label={m.menu.title} openLabel={m.aria.openMenu} closeLabel={m.aria.closeMenu} logo={logo}>
          <SearchField
            action={searchAddress}
            label={m.header.search}
            placeholder={m.header.searchPlaceholder}
          />
          <GroupLinks label={m.header.menuCategory} icon={grid} items={menu.categories} open />
          <GroupLinks label={m.header.menuPurpose} icon={house} items={menu.purposes} more={allPurposes} />
          <GroupLinks label={m.header.menuTag} icon={tag} items={menu.tags} />
          <GroupLinks label={m.menu.producer} icon={leaf} items={menu.producers} />
          <SideMenuRow href={ranking} label={m.header.menuRanking} icon={crown} />
          <SideMenuRow href={menu.newArrivals} label={m.header.menuNew} icon={leaf} />
          <SideMenuRow href={menu.sale} label={m.header.menuSale} icon={tag} />
          <SideMenuRow href={localePath(locale, '/favorite')} label={m.header.favourites} icon={heart} />
          <SideMenuRow href={localePath(locale, '/news')} label={m.menu.news} icon={info} />
          <SideMenuRow href={support} label={m.header.support} icon={help} />
          <SideMenuRow {...languageLink(locale)} label={m.footer.otherLanguage} icon={globe} />
          <ShowIn browser="app">
            <SideMenuRow
              href={APP.stampCardUrl}
              label={m.menu.stampCard}
              note={m.menu.stampCardNote}
              icon={stamp}
            />
          </ShowIn>
          <ShowIn browser="web">
            <SideMenuRow href={accountUrl} label={m.header.account} icon={user} />
          </ShowIn>
        </SideMenu>
      }
      bar={
        <MenuBar
          label={m.menu.title}
          entries={[
            { label: m.header.menuCategory, panel: <PanelLinks items={menu.categories} /> },
            { label: m.header.menuPurpose, panel: <PanelLinks items={menu.purposes} more={allPurposes} /> },
            { label: m.header.menuTag, panel: <PanelLinks items={menu.tags} /> },
            { label: m.header.menuProducer, panel: <PanelLinks items={menu.producers} /> },
            { href: ranking, label: m.header.menuRanking },
            { href: menu.newArrivals, label: m.header.menuNew },
            { href: menu.sale, label: m.header.menuSale, tone: 'sale' },
          ]}
          note={m.header.postage}
        />
      }
    >
      <ShowAt width="desktop">
        <Link {...languageLink(locale)} variant="quiet">
          {m.footer.otherLanguage}
        </Link>
      </ShowAt>
      <ShowAt width="desktop">
        <IconButton href={support} icon={help} label={m.header.support} />
      </ShowAt>
      <ShowAt width="desktop">
        <ShowIn browser="web">
          <IconButton href={accountUrl} icon={user} label={m.aria.account} />
        </ShowIn>
      </ShowAt>
      <IconButton href={localePath(locale, '/favorite')} icon={heart} label={m.aria.favourites} />
      <CartLink locale={locale} />
    </Header>
  );
}
