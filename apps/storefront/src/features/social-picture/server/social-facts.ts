import { countedIn } from '@shop/rules/catalog/collection';
import { DEFAULT_LIST_VIEW } from '@shop/rules/catalog/list-view';
import type { Article } from '@shop/rules/content/article';
import type { Product, Variant } from '@shop/rules/product/product';
import { type CollectionContent, readCollection } from '#features/catalog/server/read-collection.ts';
import { readColumn } from '#features/content/server/read-content-page.ts';
import { readProduct } from '#features/product/server/read-product.ts';
import { shopNames } from '#foundation/brand/shop-brand.ts';
import { formatDate } from '#foundation/i18n/format-date.ts';
import { listFacts } from '#foundation/i18n/list-facts.ts';
import type { Locale } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';
import type { SocialFacts, SocialKind } from '#foundation/routing/social-picture.ts';

/**
 * The content of a page's social image; null for a missing page.
 * @param variant the URL's variant parameter; an invalid one is ignored, as on the page
 * @throws as `queryPlatform`
 */
export async function readSocialFacts(
  kind: SocialKind,
  handle: string,
  locale: Locale,
  variant: string | null,
): Promise<SocialFacts | null> {
  switch (kind) {
    case 'products': {
      const content = await readProduct(handle, locale);
      if (content === null) return null;
      const named = content.product.variants.find(({ id }) => String(id) === variant) ?? null;
      return productSocialFacts(content.product, named, locale);
    }
    case 'collections': {
      const content = await readCollection(handle, DEFAULT_LIST_VIEW, locale);
      return content && collectionSocialFacts(content, locale);
    }
    case 'columns': {
      const article = await readColumn(handle, locale);
      return article && columnSocialFacts(article, locale);
    }
    case 'shop':
      return { title: shopNames(locale).tagline.join(''), note: '', price: '', picture: null };
    default:
      return kind satisfies never;
  }
}

/** For a product: its lowest price, as on its card; for a given variant: its own name, price and image. */
export function productSocialFacts(
  { title, vendor, variants, images }: Product,
  named: Variant | null,
  locale: Locale,
): SocialFacts {
  const picture = named?.image?.src ?? images[0]?.src ?? null;
  const prices = (named ? [named] : variants).map(({ price }) => price);
  const lowest = Math.min(...prices);
  const price = `¥${lowest.toLocaleString('en')}`;
  return {
    title: named === null || named.title === '' ? title : `${title} ${named.title}`,
    note: vendor,
    price: Math.max(...prices) > lowest ? messages(locale).common.priceFrom({ price }) : price,
    picture,
  };
}

/** For a product list. */
export function collectionSocialFacts(
  { collection, list, total }: CollectionContent,
  locale: Locale,
): SocialFacts {
  const first = list.products[0]?.image ?? null;
  return {
    title: collection.title,
    note: messages(locale, countedIn(collection)).list.count({ n: total }),
    price: '',
    picture: (collection.cover ?? collection.thumbnail ?? first)?.src ?? null,
  };
}

export function columnSocialFacts(
  { title, publishedAt, author, image }: Article,
  locale: Locale,
): SocialFacts {
  return {
    title,
    note: listFacts([formatDate(publishedAt, locale), author], messages(locale).common.separator),
    price: '',
    picture: image?.src ?? null,
  };
}
