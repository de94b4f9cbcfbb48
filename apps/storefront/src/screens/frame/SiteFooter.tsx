import { FOOTER_CATEGORIES } from '@shop/rules/catalog/show-more';
import { Footer } from '@shop/ui-kit/commerce/navigation/Footer';
import { instagramLogo, lineLogo, xLogo, youtubeLogo } from '@shop/ui-kit/icons';
import { Link } from '@shop/ui-kit/primitives/Link';
import type { ReactNode } from 'react';
import { CONTENT_PAGES, POLICIES } from '../../content/content-pages';
import { PAYMENT_NAMES } from '../../content/payments';
import { RELATED_SITES, SHOP_LINKS } from '../../content/shop';
import { fill } from '../../i18n/fill';
import { type Locale, localePath } from '../../i18n/locale';
import type { FrameWords } from './frame-words';
import { languageLink } from './language-link';
import type { Navigation } from './navigation';

interface SiteFooterProps {
  locale: Locale;
  year: number;
  menu: Navigation;
  words: FrameWords;
  /** The mail magazine's form; drawn by the server. */
  mailMagazine: ReactNode;
}

/** The foot of every page (FOOT-01, FOOT-02). */
export function SiteFooter({ locale, year, menu, words, mailMagazine }: SiteFooterProps) {
  const page = (path: string, label: string) => ({ href: localePath(locale, path), label });
  return (
    <Footer
      mailMagazine={mailMagazine}
      groups={[
        {
          title: words.categories,
          links: menu.categories.slice(0, FOOTER_CATEGORIES),
          rest: {
            links: menu.categories.slice(FOOTER_CATEGORIES),
            label: words.categoriesAll,
            lessLabel: words.categoriesLess,
          },
        },
        {
          title: words.guide,
          links: [
            page(CONTENT_PAGES['premium-support'], words.premiumSupport),
            page('/advisors', words.advisors),
            page(CONTENT_PAGES.guarantee, words.guarantee),
            page(CONTENT_PAGES.giftgreen, words.giftGreen),
            page(CONTENT_PAGES['e-gift'], words.eGift),
            { href: SHOP_LINKS.help, label: words.help },
            { href: SHOP_LINKS.inquiry, label: words.inquiry },
            page(POLICIES['refund-policy'], words.refund),
            page(POLICIES['legal-notice'], words.legal),
            page(CONTENT_PAGES.contents_policy, words.contentsPolicy),
            { href: SHOP_LINKS.privacy, label: words.privacy },
            { href: SHOP_LINKS.terms, label: words.terms },
          ],
        },
        {
          title: words.related,
          links: [
            page(CONTENT_PAGES.aboutstore, words.about),
            { href: SHOP_LINKS.company, label: words.company },
            ...RELATED_SITES.map(({ url, name }) => ({ href: url, label: name[locale] })),
          ],
          columns: 1,
        },
      ]}
      shipping={{
        title: words.shippingTitle,
        text: (
          <>
            <p>{words.shippingText}</p>
            <p>{words.deliveryText}</p>
          </>
        ),
      }}
      payments={{ title: words.payments, names: PAYMENT_NAMES[locale] }}
      social={[
        { href: SHOP_LINKS.instagram, label: words.instagram, icon: instagramLogo },
        { href: SHOP_LINKS.x, label: words.x, icon: xLogo },
        { href: SHOP_LINKS.line, label: words.line, icon: lineLogo },
        { href: SHOP_LINKS.youtube, label: words.youtube, icon: youtubeLogo },
      ]}
      copyright={fill(words.copyright, { year })}
    >
      <Link {...languageLink(locale)} look="plain">
        {words.otherLanguage}
      </Link>
    </Footer>
  );
}
