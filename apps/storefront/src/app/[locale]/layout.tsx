import { LANGUAGES } from '@shop/rules/language';
import '@shop/ui-kit/css/global.css';
import { jstDateAt } from '@shop/rules/jst-date';
import { SkipLink } from '@shop/ui-kit/primitives/SkipLink';
import type { Metadata, Viewport } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { MailMagazineSection } from '#features/mail-magazine/screen/MailMagazineSection.tsx';
import { shopTheme } from '#foundation/brand/brand-theme.ts';
import { shopBrand } from '#foundation/brand/shop-brand.ts';
import { settingsAttributes } from '#foundation/browser/shop-settings.ts';
import { env } from '#foundation/env/env.ts';
import { isLocale } from '#foundation/i18n/locale.ts';
import { embeddedMessages, messages } from '#foundation/i18n/messages.ts';
import { navigation } from '#foundation/navigation/navigation.ts';
import { InlineScript } from '#foundation/screen/InlineScript.tsx';
import { FormLoader } from '#shell/forms/FormLoader.tsx';
import { embeddedBrand, embeddedDeliveryRules } from '#shell/layout/embedded-settings.ts';
import { FONT_SHEET } from '#shell/layout/font-sheet.ts';
import { layoutOfDay } from '#shell/layout/layout-of-day.ts';
import { SiteFooter } from '#shell/layout/SiteFooter.tsx';
import { SiteHeader } from '#shell/layout/SiteHeader.tsx';
import { CheckoutReturn } from '#shell/page/CheckoutReturn.tsx';
import { IntentListener } from '#shell/page/IntentListener.tsx';
import { Navigator } from '#shell/page/Navigator.tsx';

// Pages are rendered on their first request, then cached: a build knows neither the platform nor its products. This holds for
// every page that says nothing else.
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

/** Next's entry: the viewport, with the brand's colour for the browser's own surfaces. */
export function generateViewport(): Viewport {
  return {
    width: 'device-width',
    initialScale: 1,
    viewportFit: 'cover',
    themeColor: shopTheme().color.surface.page,
  };
}

/** The layout of every page. It renders without the platform, so that an outage only affects a page's own part. */
export default async function Layout({ children, params }: LayoutProps) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const { platformUrl, platformApiVersion, platformPublicToken, platformStorefrontId, tagManager } = env();
  const menu = navigation(locale);
  const { faces } = LANGUAGES[locale];
  const { sheet } = shopTheme();
  const { year, campaigns, isCampaignAhead } = layoutOfDay(jstDateAt(Date.now()));
  return (
    // The script in the head adds attributes before hydration.
    <html
      lang={locale}
      {...settingsAttributes({
        platformUrl,
        apiVersion: platformApiVersion,
        publicToken: platformPublicToken,
        storefrontId: platformStorefrontId ?? undefined,
        pictureOrigin: globalThis.pictureOrigin,
        brand: embeddedBrand(locale),
        deliveryRules: embeddedDeliveryRules(),
        messages: embeddedMessages(locale),
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
        <InlineScript name="headFallback" />
        {/* A slow browser would draw a part of the header, whose elements move when the rest is parsed (PERF-01, ADR 191). */}
        <link rel="expect" href="#main" blocking="render" />
        {sheet && <link rel="stylesheet" href={`/theme/${sheet.file}`} />}
      </head>
      <body {...(faces !== null && { style: { fontFamily: `${faces}, var(--font-family)` } })}>
        <SkipLink href="#main" label={messages(locale).header.skip} />
        <SiteHeader locale={locale} accountUrl={`${platformUrl}/account?locale=${locale}`} menu={menu} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter
          locale={locale}
          year={year}
          menu={menu}
          mailMagazine={
            <MailMagazineSection locale={locale} campaigns={campaigns} isCampaignAhead={isCampaignAhead} />
          }
          isMeasured={tagManager !== null}
        />
        <Navigator loadingLabel={messages(locale).loading.overlay} />
        <FormLoader />
        <CheckoutReturn />
        <IntentListener />
        <noscript>
          <link rel="stylesheet" href={FONT_SHEET} />
        </noscript>
      </body>
    </html>
  );
}
