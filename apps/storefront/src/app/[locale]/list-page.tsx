import { listRoom } from '@shop/rules/catalog/list-room';
import {
  formatListQuery,
  goToPage,
  isPlain,
  type ListView,
  parseListSegment,
} from '@shop/rules/catalog/list-view';
import { clampPage, pageCount, pageRange } from '@shop/rules/catalog/pagination';
import { inLanguage } from '@shop/rules/language';
import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { withKnownTags } from '#features/catalog/contract/ai-tag-names.ts';
import { ListRoom } from '#features/catalog/screen/ListRoom.tsx';
import { ListScreen } from '#features/catalog/screen/ListScreen.tsx';
import { listMeta } from '#features/catalog/screen/list-meta.ts';
import {
  type CollectionContent,
  readCollection,
  readCollectionDirectory,
  readListedProductsIfReachable,
} from '#features/catalog/server/read-collection.ts';
import { collectionSocialFacts } from '#features/social-picture/server/social-facts.ts';
import { brandMenus, shopBrand } from '#foundation/brand/shop-brand.ts';
import { env } from '#foundation/env/env.ts';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { localeOf } from '#foundation/i18n/locale-of.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { JsonLd, listJsonLd } from '#foundation/metadata/JsonLd.tsx';
import { type PageProps, pageMetadata } from '#foundation/metadata/page-metadata.ts';
import { breadcrumbFacts } from '#foundation/metadata/shop-facts.ts';
import { decodeSegment } from '#foundation/routing/decode-segment.ts';
import { socialPictureAddress } from '#foundation/routing/social-picture.ts';

type ListPageProps = PageProps<'handle' | 'view'>;

/** Maximum other producers below a producer's page. */
const OTHER_PRODUCERS = 4;

interface ListContent {
  readonly locale: Locale;
  /** The Japanese address, without a query. */
  readonly path: string;
  readonly view: ListView;
  readonly content: CollectionContent;
}

/** The list of an inner path; `view` is null if invalid. */
async function listNamedBy(params: ListPageProps['params']) {
  const { locale, handle, view } = await params;
  return {
    locale: localeOf(locale),
    handle: decodeSegment(handle),
    view: parseListSegment(decodeSegment(view)),
  };
}

/**
 * Reads the list of an inner path, or answers 404, also for an unknown tag (SEO-01). A page beyond the last redirects to the last
 * (LIST-02).
 */
async function listPageOf(params: ListPageProps['params']): Promise<ListContent> {
  const { locale, handle, view } = await listNamedBy(params);
  if (view === null || withKnownTags(view) !== view) notFound();
  const content = await readCollection(handle, view, locale);
  if (content === null) notFound();
  const { path } = content.collection;
  const last = pageCount(content.total);
  if (view.page !== clampPage(view.page, last)) {
    redirect(addressOf(locale, path, goToPage(view, last)));
  }
  return { locale, path, view, content };
}

/** Title and description of a list. */
export async function listMetadata({ params }: ListPageProps): Promise<Metadata> {
  const { locale, view, content } = await listPageOf(params);
  const { collection, list, total } = content;
  return pageMetadata({
    locale,
    ...listMeta({ locale, collection, view, shown: list.products.length, total }),
    picture: socialPictureAddress(
      locale,
      'collections',
      collection.handle,
      collectionSocialFacts(content, locale),
    ),
  });
}

/** A list's page, for any kind of collection. */
export async function ListPage({ params }: ListPageProps) {
  const [{ locale, path, view, content }, room] = await Promise.all([listPageOf(params), roomOf(params)]);
  const crumbs = listCrumbs(content, locale);
  const { shopUrl } = env();
  const urls = content.list.products.map(
    ({ handle }) => shopUrl + localePath(locale, encodeURI(`/products/${handle}`)),
  );
  // Only for the default view: other orders or filters are not for search engines.
  const products =
    isPlain(view) && urls.length > 0 ? [listJsonLd(urls, pageRange(view.page, urls.length).from)] : [];
  return (
    <>
      <JsonLd facts={[...products, breadcrumbFacts(crumbs, shopUrl)]} />
      <ListScreen
        locale={locale}
        path={path}
        view={view}
        collection={content.collection}
        list={content.list}
        total={content.total}
        facets={content.facets}
        crumbs={crumbs}
        otherProducers={await otherProducersOf(content, view, locale)}
        room={room}
      />
    </>
  );
}

/** The next producers in the shop's order, for a producer's page (LIST-06). */
async function otherProducersOf({ collection }: CollectionContent, view: ListView, locale: Locale) {
  if (collection.producer === null || !isPlain(view) || view.page > 1) return [];
  const { producers } = await readCollectionDirectory(locale);
  const here = producers.findIndex(({ handle }) => handle === collection.handle);
  return [...producers.slice(here + 1), ...producers.slice(0, Math.max(here, 0))].slice(0, OTHER_PRODUCERS);
}

/**
 * The room with plants of a purpose, on the first page of the default view; null for a list whose rooms cannot be read, or of which none
 * is drawn.
 */
async function roomOf(params: ListPageProps['params']) {
  const { locale, handle, view } = await listNamedBy(params);
  const choice = shopBrand().listsWithRoom?.[handle];
  if (choice === undefined || view === null || !isPlain(view) || view.page > 1) return null;
  const plants = await readListedProductsIfReachable(handle, locale);
  const m = messages(locale);
  const arranged = listRoom(handle, plants, choice, (title, variant) =>
    variant === '' ? title : m.room.plant({ title, variant }),
  );
  return arranged && <ListRoom locale={locale} plants={plants} arranged={arranged} />;
}

function addressOf(locale: Locale, path: string, view: ListView): string {
  const query = formatListQuery(view);
  return localePath(locale, query === '' ? path : `${path}?${query}`);
}

function listCrumbs({ collection }: CollectionContent, locale: Locale) {
  const { categories, subCategories } = brandMenus();
  const parent = [...categories, ...subCategories].find(
    ({ handle }) => handle === (collection.parent?.handle ?? parentOfPath(collection.path)),
  );
  return [
    { label: messages(locale).common.top, href: localePath(locale, '/') },
    ...(parent ? [{ label: inLanguage(parent.title, locale), href: localePath(locale, parent.path) }] : []),
    { label: collection.title },
  ];
}

/** `/ornamentplants/tableplants` is below `ornamentplants`. */
function parentOfPath(path: string): string | undefined {
  const [, first, second] = path.split('/');
  return second !== undefined && first !== 'collections' ? first : undefined;
}
