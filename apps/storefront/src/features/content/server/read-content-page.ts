import { ContentPageDocument, ShopPoliciesDocument } from '@shop/graphql/documents';
import { toContentPage, toPolicy } from '@shop/graphql/to-rules/to-content-page';
import type { ContentPage, LandingPage } from '@shop/rules/content/content-page';
import { isHandle } from '@shop/rules/is-handle';
import { ok } from '@shop/rules/result';
import { cached } from '#foundation/cache/cached.ts';
import type { Locale } from '#foundation/i18n/locale.ts';
import { languageOf } from '#foundation/platform/language-of.ts';
import { queryPlatform } from '#foundation/platform/query-platform.ts';
import type { PolicyHandle } from '#foundation/routing/content-pages.ts';
import { toLandingPage } from './to-landing-page';

/** A page of text with its parts and the products that they show, by one call; null for an unknown handle. */
export async function readContentPage(handle: string, locale: Locale): Promise<LandingPage | null> {
  if (!isHandle(handle)) return null;
  return cached('contentPage', { locale, handle }, () =>
    queryPlatform(ContentPageDocument, { handle, language: languageOf(locale) }, ({ page }) => {
      const written = toContentPage(page);
      return written.ok ? ok(written.value && toLandingPage(written.value)) : written;
    }),
  );
}

/** A policy, by one call; null where the back office has none. The legal notice is kept as the terms of service. */
export function readPolicy(handle: PolicyHandle, locale: Locale): Promise<ContentPage | null> {
  return cached('policy', { locale, handle }, () =>
    queryPlatform(ShopPoliciesDocument, { language: languageOf(locale) }, ({ shop }) =>
      toPolicy(handle === 'refund-policy' ? shop.refundPolicy : shop.termsOfService),
    ),
  );
}
