import { ProductPageDocument } from '@shop/graphql/documents';
import { type ProductPageContent, toProductPage } from '@shop/graphql/to-rules/to-product';
import { isHandle } from '@shop/rules/is-handle';
import { platformCode } from '@shop/rules/language';
import { productLists } from '#foundation/brand/product-lists.ts';
import { cached } from '#foundation/cache/cached.ts';
import { recordHandle } from '#foundation/cache/handle-records.ts';
import type { Locale } from '#foundation/i18n/locale.ts';
import { queryPlatform } from '#foundation/platform/query-platform.ts';
import { rememberVariantNames } from './variant-names';

/** All data of a product page in one call; null for an unknown handle. The pages of all variants share it. */
export async function readProduct(handle: string, locale: Locale): Promise<ProductPageContent | null> {
  if (!isHandle(handle)) return null;
  return cached('product', { locale, handle }, async () => {
    const variables = { handle, language: platformCode(locale) };
    const content = await queryPlatform(ProductPageDocument, variables, (answer) =>
      toProductPage(answer, productLists()),
    );
    if (content === null) return null;
    const { id, title: productTitle, variants } = content.product;
    recordHandle('product', id, handle);
    rememberVariantNames(
      variants.map((variant) => ({ ...variant, productTitle })),
      locale,
    );
    return content;
  });
}
