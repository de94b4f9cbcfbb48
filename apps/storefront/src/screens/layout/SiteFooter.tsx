import { FOOTER_CATEGORIES } from '@shop/rules/catalog/show-more';
import { Footer } from '@shop/ui-kit/commerce/navigation/Footer';
import { instagramLogo, lineLogo, xLogo, youtubeLogo } from '@shop/ui-kit/icons';
import { Link } from '@shop/ui-kit/primitives/Link';
import { WholePieces } from '@shop/ui-kit/primitives/WholePieces';
import type { ReactNode } from 'react';
import { CONTENT_PAGES, POLICIES } from '../../content/content-pages';
import { PAYMENT_NAMES } from '../../content/payments';
import { RELATED_SITES, SHOP_LINKS } from '../../content/shop';
import { type Locale, localePath } from '../../i18n/locale';
import { messages } from '../../i18n/messages';
import { languageLink } from './language-link';
import type { Navigation } from './navigation';

interface SiteFooterProps {
  locale: Locale;
  year: number;
  menu: Navigation;
  /** The mail magazine's form; drawn by the server. */
  mailMagazine: ReactNode;
  /** Whether the shop has a tag manager: then there is something to choose about it (ANA-04). */
  isMeasured: boolean;
}

/** The foot of every page (FOOT-01, FOOT-02). */
export function SiteFooter({ locale, year, menu, mailMagazine, isMeasured }: SiteFooterProps) {
  const m = messages(locale);
  const page = (path: string, label: string) => ({ href: localePath(locale, path), label });
  return (
    <Footer
      mailMagazine={mailMagazine}
      groups={[
        {
          title: m.footer.categories,
          links: menu.categories.slice(0, FOOTER_CATEGORIES),
          rest: {
            links: menu.categories.slice(FOOTER_CATEGORIES),
            label: m.footer.categoriesAll,
            lessLabel: m.footer.categoriesLess,
          },
        },
        {
          title: m.footer.guide,
          links: [
            page(CONTENT_PAGES['premium-support'], m.footer.premiumSupport),
            page('/advisors', m.support.advisors),
            page(CONTENT_PAGES.guarantee, m.footer.guarantee),
            page(CONTENT_PAGES.giftgreen, m.footer.giftgreen),
            page(CONTENT_PAGES['e-gift'], m.footer.egift),
            { href: SHOP_LINKS.help, label: m.footer.help },
            { href: SHOP_LINKS.inquiry, label: m.footer.inquiry },
            page(POLICIES['refund-policy'], m.footer.refund),
            page(POLICIES['legal-notice'], m.footer.legal),
            page(CONTENT_PAGES.contents_policy, m.footer.contentsPolicy),
            { href: SHOP_LINKS.privacy, label: m.footer.privacy },
            { href: SHOP_LINKS.terms, label: m.footer.terms },
          ],
        },
        {
          title: m.footer.related,
          links: [
            page(CONTENT_PAGES.aboutstore, m.footer.about),
            { href: SHOP_LINKS.company, label: m.footer.company },
            ...RELATED_SITES.map(({ url, name }) => ({ href: url, label: name[locale] })),
          ],
          columns: 1,
        },
      ]}
      shipping={{
        title: m.footer.shippingTitle,
        text: (
          <>
            <p>
              <WholePieces>{m.footer.shippingText}</WholePieces>
            </p>
            <p>{m.footer.deliveryText}</p>
          </>
        ),
      }}
      payments={{ title: m.footer.payments, names: PAYMENT_NAMES[locale] }}
      social={[
        { href: SHOP_LINKS.instagram, label: m.aria.socialInstagram, icon: instagramLogo },
        { href: SHOP_LINKS.x, label: m.aria.socialX, icon: xLogo },
        { href: SHOP_LINKS.line, label: m.aria.socialLine, icon: lineLogo },
        { href: SHOP_LINKS.youtube, label: m.aria.socialYouTube, icon: youtubeLogo },
      ]}
      {...(isMeasured ? { consentLabel: m.footer.consent } : {})}
      copyright={m.footer.copyright({ year })}
    >
      <Link {...languageLink(locale)} variant="plain">
        {m.footer.otherLanguage}
      </Link>
    </Footer>
  );
}
