import { Header } from '@shop/ui-kit/commerce/navigation/Header';
import { Logo } from '@shop/ui-kit/commerce/navigation/Logo';
import { MenuBar } from '@shop/ui-kit/commerce/navigation/MenuBar';
import { SearchField } from '@shop/ui-kit/commerce/navigation/SearchField';
import { SearchLink } from '@shop/ui-kit/commerce/navigation/SearchLink';
import { SideMenu } from '@shop/ui-kit/commerce/navigation/SideMenu';
import { SideMenuLink } from '@shop/ui-kit/commerce/navigation/SideMenuLink';
import { SideMenuLinks } from '@shop/ui-kit/commerce/navigation/SideMenuLinks';
import { SideMenuShortcuts } from '@shop/ui-kit/commerce/navigation/SideMenuShortcuts';
import { bag, globe, heart, help, stamp, user } from '@shop/ui-kit/icons';
import { CountBadge } from '@shop/ui-kit/primitives/CountBadge';
import { IconButton } from '@shop/ui-kit/primitives/IconButton';
import { Link } from '@shop/ui-kit/primitives/Link';
import { ShowAt } from '@shop/ui-kit/primitives/ShowAt';
import { ShowIn } from '@shop/ui-kit/primitives/ShowIn';
import type { ReactNode } from 'react';
import { CART_BADGE_ID } from '#features/cart/browser/cart-count.ts';
import { headFeeText } from '#features/delivery/screen/fee-text.ts';
import { deliveryRules } from '#foundation/brand/delivery-rules.ts';
import { legalFacts } from '#foundation/brand/legal-facts.ts';
import { hasSection, pathOfPage, shopBrand, shopNames } from '#foundation/brand/shop-brand.ts';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';
import type { Navigation } from '#foundation/navigation/navigation.ts';
import { languageLinks } from './language-link';
import { GroupLinks, PanelLinks, RowLink } from './MenuLinks';

interface SiteHeaderProps {
  locale: Locale;
  /** The platform's account page (ROUTE-15). */
  accountUrl: string;
  menu: Navigation;
}

/** The header of every page (HEAD-01): complete without the platform, so that no page lacks it. */
export function SiteHeader({ locale, accountUrl, menu }: SiteHeaderProps) {
  const m = messages(locale);
  const languages = languageLinks(locale);
  const { fees } = deliveryRules();
  const searchAddress = localePath(locale, '/search');
  const ranking = hasSection('ranking')
    ? [{ href: localePath(locale, '/ranking'), label: m.header.menuRanking }]
    : [];
  const { app, logo: mark, logoSuffix } = shopBrand();
  const { links } = legalFacts(locale);
  const [support, gifts, guarantee] = (['support', 'gifts', 'guarantee'] as const).map((role) => {
    const path = pathOfPage(role);
    return path && localePath(locale, path);
  });
  const allPurposes = { href: localePath(locale, '/collections'), label: m.header.menuAllPurposes };
  const newAndSale = [
    ...(menu.newArrivals === undefined ? [] : [{ href: menu.newArrivals, label: m.header.menuNew }]),
    ...(menu.sale === undefined
      ? []
      : [{ href: menu.sale, label: m.header.menuSale, tone: 'sale' as const }]),
  ];
  const logo = (
    <Logo
      name={shopNames(locale).brand}
      {...(mark !== undefined && { mark })}
      {...(logoSuffix !== undefined && { suffix: logoSuffix })}
      label={m.header.logoAlt}
      href={localePath(locale, '/')}
    />
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
          <SideMenuShortcuts items={[...ranking, ...newAndSale]} />
          {menu.categories.length > 0 && (
            <GroupLinks
              menu="category"
              label={m.header.menuCategory}
              line={m.menu.categoryLine({ n: menu.categories.length })}
              items={menu.categories}
            />
          )}
          {menu.purposes.length > 0 && (
            <GroupLinks
              menu="purpose"
              label={m.header.menuPurpose}
              line={m.menu.purposeLine}
              items={menu.purposes}
              more={allPurposes}
            />
          )}
          {menu.tags.length > 0 && (
            <GroupLinks menu="tag" label={m.header.menuTag} line={m.menu.tagLine} items={menu.tags} />
          )}
          {menu.producers.length > 0 && (
            <GroupLinks
              menu="producer"
              label={m.menu.producer}
              line={m.menu.producerLine({ n: menu.producers.length })}
              items={menu.producers}
            />
          )}
          {gifts && <RowLink row="gift" href={gifts} label={m.menu.gift} line={m.menu.giftLine} />}
          {hasSection('columns') && (
            <RowLink
              row="columns"
              href={localePath(locale, '/columns')}
              label={m.home.columns}
              line={m.menu.columnsLine}
            />
          )}
          <SideMenuLinks>
            <ShowIn browser="web">
              <SideMenuLink href={accountUrl} label={m.header.account} icon={user} />
            </ShowIn>
            {app && (
              <ShowIn browser="app">
                <SideMenuLink href={app.stampCardUrl} label={m.menu.stampCard} icon={stamp} />
              </ShowIn>
            )}
            {support && <SideMenuLink href={support} label={m.header.support} icon={help} />}
            <SideMenuLink href={localePath(locale, '/favorite')} label={m.favorite.title} icon={heart} />
            {languages.map(({ link, label }) => (
              <SideMenuLink key={label} {...link} label={label} icon={globe} />
            ))}
            {hasSection('news') && <SideMenuLink href={localePath(locale, '/news')} label={m.news.title} />}
            {hasSection('advisors') && (
              <SideMenuLink href={localePath(locale, '/advisors')} label={m.advisors.title} />
            )}
            {guarantee && <SideMenuLink href={guarantee} label={m.menu.guarantee} />}
            {links.help && <SideMenuLink href={links.help} label={m.footer.help} />}
          </SideMenuLinks>
        </SideMenu>
      }
      bar={
        <MenuBar
          label={m.menu.title}
          entries={[
            ...pullDown(
              m.header.menuCategory,
              menu.categories,
              <PanelLinks menu="category" items={menu.categories} />,
            ),
            ...pullDown(
              m.header.menuPurpose,
              menu.purposes,
              <PanelLinks menu="purpose" items={menu.purposes} more={allPurposes} />,
            ),
            ...pullDown(m.header.menuTag, menu.tags, <PanelLinks menu="tag" items={menu.tags} />),
            ...pullDown(
              m.header.menuProducer,
              menu.producers,
              <PanelLinks menu="producer" items={menu.producers} />,
            ),
            ...ranking,
            ...newAndSale,
          ]}
          note={fees && headFeeText(fees, m)}
        />
      }
    >
      {languages.map(({ link, label }) => (
        <ShowAt key={label} width="desktop">
          <Link {...link} variant="quiet">
            {label}
          </Link>
        </ShowAt>
      ))}
      {support && (
        <ShowAt width="desktop">
          <IconButton href={support} icon={help} label={m.header.support} />
        </ShowAt>
      )}
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

/** A pull-down of the menu bar; none if it would be empty. */
function pullDown(label: string, items: readonly unknown[], panel: ReactNode) {
  return items.length === 0 ? [] : [{ label, panel }];
}

/**
 * The link to the cart with its count. Pages are the same for all visitors. A script in the page's head therefore writes the count from
 * the cookie when the badge is parsed, before the first paint (features/cart/browser/cart-count.inline.ts).
 */
export function CartLink({ locale }: { locale: Locale }) {
  return (
    <IconButton
      href={localePath(locale, '/cart')}
      icon={bag}
      label={messages(locale).aria.openCart}
      suppressHydrationWarning
    >
      <CountBadge id={CART_BADGE_ID} />
    </IconButton>
  );
}
