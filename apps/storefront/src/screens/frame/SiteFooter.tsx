import { Footer } from '@shop/ui-kit/commerce/navigation/Footer';
import { Link } from '@shop/ui-kit/primitives/Link';
import type { ReactNode } from 'react';
import { PAYMENT_NAMES } from '../../content/payments';
import { fill } from '../../i18n/fill';
import type { Locale } from '../../i18n/locale';
import type { FrameWords } from './frame-words';
import type { Navigation } from './navigation';

interface SiteFooterProps {
  locale: Locale;
  year: number;
  menu: Navigation;
  words: FrameWords;
  /** The mail magazine's form; drawn by the server. */
  mailMagazine: ReactNode;
}

/** The foot of every page (FOOT-01, FOOT-02). Links to screens that are not built yet are not drawn. */
export function SiteFooter({ locale, year, menu, words, mailMagazine }: SiteFooterProps) {
  return (
    <Footer
      mailMagazine={mailMagazine}
      groups={[
        { title: words.categories, links: menu.footerCategories },
        { title: words.purpose, links: menu.purposes.slice(0, 6) },
        { title: words.producers, links: menu.producers.slice(0, 4), columns: 1 },
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
      social={[]}
      copyright={fill(words.copyright, { year })}
    >
      {/* Another language is another frame: a whole page, not a change within this one. */}
      <Link
        target="_self"
        href={locale === 'ja' ? '/en' : '/'}
        hrefLang={locale === 'ja' ? 'en' : 'ja'}
        look="plain"
      >
        {words.otherLanguage}
      </Link>
    </Footer>
  );
}
