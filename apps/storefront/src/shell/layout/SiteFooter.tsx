import { FOOTER_CATEGORIES } from '@shop/rules/catalog/show-more';
import { inLanguage } from '@shop/rules/language';
import { Footer } from '@shop/ui-kit/commerce/navigation/Footer';
import { instagramLogo, lineLogo, xLogo, youtubeLogo } from '@shop/ui-kit/icons';
import { Link } from '@shop/ui-kit/primitives/Link';
import { WholePieces } from '@shop/ui-kit/primitives/WholePieces';
import type { ReactNode } from 'react';
import { daysText, footerFeeText, freeFromText } from '#features/delivery/screen/fee-text.ts';
import { deliveryRules } from '#foundation/brand/delivery-rules.ts';
import { legalFacts } from '#foundation/brand/legal-facts.ts';
import { pathOfPage, shopBrand } from '#foundation/brand/shop-brand.ts';
import { CATEGORY_LINKS } from '#foundation/browser/page-brand.ts';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';
import type { Navigation } from '#foundation/navigation/navigation.ts';
import { guideLinks } from './guide-links';
import { languageLinks } from './language-link';

interface SiteFooterProps {
  locale: Locale;
  year: number;
  menu: Navigation;
  /** The mail magazine's form, rendered by the server. */
  mailMagazine: ReactNode;
  /** Whether the shop has a tag manager, which requires a consent choice (ANA-04). */
  isMeasured: boolean;
}

/** The footer of every page (FOOT-01, FOOT-02). */
export function SiteFooter({ locale, year, menu, mailMagazine, isMeasured }: SiteFooterProps) {
  const m = messages(locale);
  const { payments, relatedSites = [] } = shopBrand();
  const { links } = legalFacts(locale);
  const delivery = deliveryRules();
  const { fees } = delivery;
  const free = fees === undefined ? '' : freeFromText(fees, m);
  const page = (path: string, label: string) => ({ href: localePath(locale, path), label });
  const about = pathOfPage('about');
  const outside = (href: string | undefined, label: string) => (href === undefined ? [] : [{ href, label }]);
  const account = (href: string | undefined, label: string, icon: string) =>
    href === undefined ? [] : [{ href, label, icon }];
  return (
    <Footer
      mailMagazine={mailMagazine}
      groups={[
        {
          title: m.footer.categories,
          name: CATEGORY_LINKS,
          links: menu.categories.slice(0, FOOTER_CATEGORIES),
          ...(menu.categories.length > FOOTER_CATEGORIES && {
            rest: {
              links: menu.categories.slice(FOOTER_CATEGORIES),
              label: m.footer.categoriesAll,
              lessLabel: m.footer.categoriesLess,
            },
          }),
        },
        {
          title: m.footer.guide,
          links: guideLinks(locale),
        },
        {
          title: m.footer.related,
          links: [
            ...(about === undefined ? [] : [page(about, m.footer.about)]),
            ...outside(links.company, m.footer.company),
            ...relatedSites.map(({ url, name }) => ({ href: url, label: inLanguage(name, locale) })),
          ],
          columns: 1 as const,
        },
      ].filter((group) => group.links.length > 0)}
      shipping={{
        title: fees ? m.footer.shippingTitle : m.footer.deliveryTitle,
        text: (
          <>
            {fees && (
              <p>
                <WholePieces>{footerFeeText(fees, m)}</WholePieces>
              </p>
            )}
            {free !== '' && <p>{free}</p>}
            <p>{daysText(delivery, m)}</p>
            <p>{m.footer.taxNote}</p>
          </>
        ),
      }}
      payments={payments && { title: m.footer.payments, names: inLanguage(payments, locale) }}
      social={[
        ...account(links.instagram, m.aria.socialInstagram, instagramLogo),
        ...account(links.x, m.aria.socialX, xLogo),
        ...account(links.line, m.aria.socialLine, lineLogo),
        ...account(links.youtube, m.aria.socialYouTube, youtubeLogo),
      ]}
      {...(isMeasured ? { consentLabel: m.footer.consent } : {})}
      copyright={m.footer.copyright({ year })}
    >
      {languageLinks(locale).map(({ link, label }) => (
        <Link key={label} {...link} variant="plain">
          {label}
        </Link>
      ))}
    </Footer>
  );
}
