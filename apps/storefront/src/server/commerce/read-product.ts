import { ProductPageDocument } from '@shop/graphql/documents';
import { type ProductPageContent, toProductPage } from '@shop/graphql/to-rules/to-product';
import type { Locale } from '../../i18n/locale';
import { isHandle } from '../../routing/is-handle';
import { askPlatform } from './ask-platform';
import { kept } from './kept';
import { languageOf } from './language-of';
import { tag } from './tags';

/** Everything a product page shows, by one call; null for an unknown handle. The pages of all its variants share it. */
export async function readProduct(handle: string, locale: Locale): Promise<ProductPageContent | null> {
  if (!isHandle(handle)) return null;
  return kept(['product', locale, handle], [tag.product(handle)], () =>
    askPlatform(ProductPageDocument, { handle, language: languageOf(locale) }, toProductPage),
  );
}
