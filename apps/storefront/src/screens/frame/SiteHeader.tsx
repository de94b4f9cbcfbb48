import { Header } from '@shop/ui-kit/commerce/navigation/Header';
import { Logo } from '@shop/ui-kit/commerce/navigation/Logo';
import { MenuBar } from '@shop/ui-kit/commerce/navigation/MenuBar';
import { MenuPanel } from '@shop/ui-kit/commerce/navigation/MenuPanel';
import { SearchField } from '@shop/ui-kit/commerce/navigation/SearchField';
import { SideMenu } from '@shop/ui-kit/commerce/navigation/SideMenu';
import { SideMenuGroup } from '@shop/ui-kit/commerce/navigation/SideMenuGroup';
import { SideMenuRow } from '@shop/ui-kit/commerce/navigation/SideMenuRow';
import { grid, house, leaf, search, tag, user } from '@shop/ui-kit/icons';
import { IconButton } from '@shop/ui-kit/primitives/IconButton';
import { ShowAt } from '@shop/ui-kit/primitives/ShowAt';
import { SHOP } from '../../content/shop';
import { type Locale, localePath } from '../../i18n/locale';
import { words } from '../../i18n/words';
import { CartLink } from './CartLink';
import { navigation } from './navigation';

interface SiteHeaderProps {
  locale: Locale;
  /** The platform's account page (ROUTE-15). */
  accountUrl: string;
}

/** The head of every page (HEAD-01): complete without the platform, so that a page never lacks it. */
export function SiteHeader({ locale, accountUrl }: SiteHeaderProps) {
  const t = words(locale);
  const menu = navigation(locale);
  const searchAddress = localePath(locale, '/search');
  const logo = (
    <Logo
      name={SHOP[locale].brand}
      suffix="STORE"
      label={t('header.logoAlt')}
      href={localePath(locale, '/')}
    />
  );
  return (
    <Header
      logo={logo}
      search={
        <SearchField
          action={searchAddress}
          label={t('header.search')}
          placeholder={t('header.searchPlaceholder')}
        />
      }
      menu={
        <SideMenu
          label={t('menu.title')}
          openLabel={t('aria.openMenu')}
          closeLabel={t('aria.closeMenu')}
          logo={logo}
        >
          <SearchField
            action={searchAddress}
            label={t('header.search')}
            placeholder={t('header.searchPlaceholder')}
          />
          <SideMenuGroup label={t('header.menuCategory')} icon={grid} items={menu.categories} open />
          <SideMenuGroup label={t('header.menuPurpose')} icon={house} items={menu.purposes} />
          <SideMenuGroup label={t('menu.producer')} icon={leaf} items={menu.producers} />
          <SideMenuRow {...menu.newArrivals} icon={leaf} />
          <SideMenuRow {...menu.sale} icon={tag} />
          <SideMenuRow href={accountUrl} label={t('header.account')} icon={user} />
        </SideMenu>
      }
      bar={
        <MenuBar
          label={t('menu.title')}
          entries={[
            { label: t('header.menuCategory'), panel: <MenuPanel items={menu.categories} /> },
            { label: t('header.menuPurpose'), panel: <MenuPanel items={menu.purposes} /> },
            { label: t('header.menuProducer'), panel: <MenuPanel items={menu.producers} /> },
            menu.newArrivals,
            { ...menu.sale, tone: 'sale' as const },
          ]}
          note={t('header.postage')}
        />
      }
    >
      <ShowAt width="narrow">
        <IconButton href={searchAddress} icon={search} label={t('aria.openSearch')} />
      </ShowAt>
      <ShowAt width="desktop">
        <IconButton href={accountUrl} icon={user} label={t('aria.account')} />
      </ShowAt>
      <CartLink locale={locale} />
    </Header>
  );
}
