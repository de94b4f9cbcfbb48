import { Footer } from '@shop/ui-kit/commerce/navigation/Footer';
import { Link } from '@shop/ui-kit/primitives/Link';
import { PAYMENT_NAMES } from '../../content/payments';
import type { Locale } from '../../i18n/locale';
import { words } from '../../i18n/words';
import { navigation } from './navigation';

/** The foot of every page (FOOT-01, FOOT-02). Links to screens that are not built yet are not drawn. */
export function SiteFooter({ locale, year }: { locale: Locale; year: number }) {
  const t = words(locale);
  const menu = navigation(locale);
  return (
    <Footer
      groups={[
        { title: t('footer.categories'), links: menu.footerCategories },
        { title: t('header.menuPurpose'), links: menu.purposes.slice(0, 6) },
        { title: t('menu.producer'), links: menu.producers.slice(0, 4), columns: 1 },
      ]}
      shipping={{
        title: t('footer.shippingTitle'),
        text: (
          <>
            <p>{t('footer.shippingText')}</p>
            <p>{t('footer.deliveryText')}</p>
          </>
        ),
      }}
      payments={{ title: t('footer.payments'), names: PAYMENT_NAMES[locale] }}
      social={[]}
      copyright={t('footer.copyright', { year })}
    >
      <Link href={locale === 'ja' ? '/en' : '/'} hrefLang={locale === 'ja' ? 'en' : 'ja'} look="plain">
        {t('footer.otherLanguage')}
      </Link>
    </Footer>
  );
}
