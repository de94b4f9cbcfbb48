import { chooseInitialVariant } from '@shop/rules/product/initial-variant';
import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { sanitiseBody } from '#features/content/server/sanitise-body.ts';
import { ProductMeta } from '#features/product/metadata/ProductMeta.tsx';
import { productJsonLd } from '#features/product/metadata/product-json-ld.ts';
import { ProductScreen } from '#features/product/screen/ProductScreen.tsx';
import { productCrumbs } from '#features/product/screen/product-crumbs.ts';
import { readProduct } from '#features/product/server/read-product.ts';
import { noteRendered } from '#features/product/server/warm-product.ts';
import { productSocialFacts } from '#features/social-picture/server/social-facts.ts';
import { deliveryRules } from '#foundation/brand/delivery-rules.ts';
import { returnRules, shopBrand } from '#foundation/brand/shop-brand.ts';
import { env } from '#foundation/env/env.ts';
import { localePath } from '#foundation/i18n/locale.ts';
import { localeOf } from '#foundation/i18n/locale-of.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { JsonLd } from '#foundation/metadata/JsonLd.tsx';
import { type PageProps, pageMetadata } from '#foundation/metadata/page-metadata.ts';
import { breadcrumbFacts, offerPolicies } from '#foundation/metadata/shop-facts.ts';
import { POLICIES } from '#foundation/routing/content-pages.ts';
import { decodeSegment } from '#foundation/routing/decode-segment.ts';
import { FIRST_VARIANT } from '#foundation/routing/page-address.ts';
import { socialPictureAddress } from '#foundation/routing/social-picture.ts';

/** The product of the address, or 404. */
async function contentOf(params: PageProps<'handle' | 'variant'>['params']) {
  const { locale: segment, handle: encoded, variant } = await params;
  const locale = localeOf(segment);
  const handle = decodeSegment(encoded);
  const content = await readProduct(handle, locale);
  const initial = content && chooseInitialVariant(content.product.variants, variant);
  if (content === null || initial === null) notFound();
  return { locale, handle, variant, ...content, initial };
}

export async function generateMetadata({ params }: PageProps<'handle' | 'variant'>): Promise<Metadata> {
  const { locale, handle, variant, product, initial } = await contentOf(params);
  const named = variant === String(initial.id) ? initial : null;
  const m = messages(locale);
  return pageMetadata({
    locale,
    path: `/products/${handle}`,
    title: m.meta.product.title({ title: product.title }),
    description: m.meta.product.description({ title: product.title, producer: product.vendor }),
    picture: socialPictureAddress(
      locale,
      'products',
      handle,
      productSocialFacts(product, named, locale),
      named?.id,
    ),
    kind: 'product',
  });
}

/** `/products/{handle}`, and each of its `?variant=` addresses (ROUTE-06). */
export default async function ProductPage({ params }: PageProps<'handle' | 'variant'>) {
  const { locale, handle, variant, product, initial, recommendations } = await contentOf(params);
  const { shopUrl } = env();
  const address = localePath(locale, `/products/${handle}`);
  // Invented numbers add no pages: an unknown variant redirects to the product's page without one.
  if (variant !== FIRST_VARIANT && variant !== String(initial.id)) redirect(address);
  noteRendered(handle, variant === FIRST_VARIANT ? address : `${address}?variant=${variant}`);
  const crumbs = productCrumbs(product, locale);
  const returns = returnRules(locale);
  const isReturnable = product.breadCrumbs.some(({ handle: category }) =>
    returns?.returnableCategories.includes(category),
  );
  const policies = offerPolicies(
    { ...product, prices: product.variants.map(({ price }) => price) },
    returns === undefined
      ? null
      : {
          url: shopUrl + localePath(locale, POLICIES['refund-policy']),
          days: isReturnable ? returns.days : null,
        },
    deliveryRules(),
  );
  const elsewhere = [product.latinName, ...Object.values(product.care ?? {}).map(String)];
  return (
    <>
      <JsonLd
        facts={[
          productJsonLd(product, {
            url: encodeURI(`${shopUrl}${address}`),
            // Between the top page and the product itself.
            categoryPath: crumbs.slice(1, -1).map(({ label }) => label),
            aspects: shopBrand().variantAspects ?? {},
            policies,
          }),
          ...policies.nodes,
          breadcrumbFacts(crumbs, shopUrl),
        ]}
      />
      <ProductMeta variant={initial} brand={product.vendor} />
      <ProductScreen
        locale={locale}
        product={product}
        initial={initial}
        isNamed={String(initial.id) === variant}
        recommendations={recommendations}
        bodyHtml={sanitiseBody(product.bodyHtml, elsewhere)}
      />
    </>
  );
}
