import { color } from '@shop/design-tokens/color';
import '@shop/ui-kit/css/global.css';
import { SkipLink } from '@shop/ui-kit/primitives/SkipLink';
import type { Metadata, Viewport } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { shopBrand } from '../../brand/shop-brand';
import { CheckoutReturn } from '../../browser/CheckoutReturn';
import { FormLoader } from '../../browser/forms/FormLoader';
import { IntentListener } from '../../browser/IntentListener';
import { Navigator } from '../../browser/Navigator';
import { settingsAttributes } from '../../browser/shop-settings';
import { FACE_SHEET } from '../../contracts/face-sheet';
import { env } from '../../env';
import { isLocale } from '../../i18n/locale';
import { messages } from '../../i18n/messages';
import { InlineScript } from '../../screens/layout/InlineScript';
import { navigation } from '../../screens/layout/navigation';
import { SiteFooter } from '../../screens/layout/SiteFooter';
import { SiteHeader } from '../../screens/layout/SiteHeader';
import { writtenBrand } from '../../screens/layout/written-brand';
import { writtenDeliveryRules } from '../../screens/layout/written-delivery-rules';
import { MailMagazineSection } from '../../screens/mail-magazine/MailMagazineSection';

// Pages are rendered when they are first asked for, then kept: a build knows neither the platform nor its products.
export const dynamic = 'force-static';
export const revalidate = false;
export const generateStaticParams = () => [];

interface LayoutProps {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: LayoutProps): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) return {};
  const { shopUrl } = env();
  return { metadataBase: new URL(shopUrl), applicationName: messages(locale).common.storeName };
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: color.surface.page,
};

/** The frame of every page. It renders without the platform, so that an outage never takes more than a page's own part. */
export default async function Layout({ children, params }: LayoutProps) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const { platformUrl, platformPublicToken, platformStorefrontId, tagManager } = env();
  const menu = navigation(locale);
  return (
    // The script in the head adds attributes before React looks at the page.
    <html
      lang={locale}
      {...settingsAttributes({
        platformUrl,
        publicToken: platformPublicToken,
        storefrontId: platformStorefrontId ?? undefined,
        pictureOrigin: globalThis.pictureOrigin,
        brand: writtenBrand(locale, menu),
        deliveryRules: writtenDeliveryRules(),
        tagManagerUrl: tagManager?.scriptUrl,
      })}
      suppressHydrationWarning
    >
      <head>
        <InlineScript
          name="page"
          data-scripts=""
          data-app-name={shopBrand().app?.userAgentWord}
          data-label={messages(locale).header.cartCount({ n: '{n}' })}
          data-empty-label={messages(locale).aria.openCart}
        />
        <InlineScript name="pageGuard" />
      </head>
      <body>
        <SkipLink href="#main" label={messages(locale).header.skip} />
        <SiteHeader locale={locale} accountUrl={`${platformUrl}/account?locale=${locale}`} menu={menu} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter
          locale={locale}
          year={new Date().getFullYear()}
          menu={menu}
          mailMagazine={<MailMagazineSection locale={locale} />}
          isMeasured={tagManager !== null}
        />
        <Navigator loadingLabel={messages(locale).loading.overlay} />
        <FormLoader />
        <CheckoutReturn />
        <IntentListener />
        <noscript>
          <link rel="stylesheet" href={FACE_SHEET} />
        </noscript>
      </body>
    </html>
  );
}
