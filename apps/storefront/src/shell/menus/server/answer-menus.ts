import { tagSearchPath } from '@shop/rules/catalog/ai-tag';
import type { CollectionSummary } from '@shop/rules/catalog/collection';
import type { HomeContent } from '@shop/rules/catalog/home-content';
import { DEFAULT_LIST_VIEW, type ListView } from '@shop/rules/catalog/list-view';
import { inLanguage } from '@shop/rules/language';
import type { MenuItem } from '@shop/rules/navigation/menu-item';
import type { ProductImage } from '@shop/rules/product/product';
import type { CollectionContent } from '#features/catalog/server/read-collection.ts';
import { brandMenus, shopBrand } from '#foundation/brand/shop-brand.ts';
import { checkFields, languageQuery, singleParam } from '#foundation/endpoint/read-fields.ts';
import { withPlatform } from '#foundation/endpoint/with-store.ts';
import { listFacts } from '#foundation/i18n/list-facts.ts';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { ratioOf } from '#foundation/images/product-picture.ts';
import type { MenuImage, MenusAnswer } from '../menus';

/** The data sources of an answer. Both serve the pages themselves, with the same cache. */
export interface MenuSources {
  readonly readHome: (locale: Locale) => Promise<HomeContent>;
  readonly readCollection: (
    handle: string,
    view: ListView,
    locale: Locale,
  ) => Promise<CollectionContent | null>;
}

/** Cache lifetime of an answer in seconds. It is the same for all visitors, and no older than a page's own data. */
const CACHED_SECONDS = 60;
/** The collection of all products, which tags filter. */
const ALL = 'all';

/**
 * GET /api/menus?locale=… (HEAD-05): images and counts of the menus' targets, in one language. An invalid query is a 400 that names its
 * part, an unreachable platform a 503: the menus then show labels only.
 */
export async function answerMenus({ url }: Request, sources: MenuSources): Promise<Response> {
  const { searchParams } = new URL(url);
  const query = checkFields(languageQuery, { locale: singleParam(searchParams, 'locale') }, 'query');
  if (query instanceof Response) return query;
  const { locale } = query.value;
  const read = await withPlatform('the menus', () =>
    Promise.all([sources.readHome(locale), sources.readCollection(ALL, DEFAULT_LIST_VIEW, locale)]),
  );
  if (read instanceof Response) return read;
  const [home, all] = read.value;
  return Response.json(toMenus(home, all, locale), {
    headers: { 'cache-control': `public, max-age=${CACHED_SECONDS}` },
  });
}

function toMenus(home: HomeContent, all: CollectionContent | null, locale: Locale): MenusAnswer {
  const menus = brandMenus();
  const shown = collectionsOf([...home.categories, ...home.purposes]);
  const producers = new Map(home.producers.map((producer) => [producer.handle, producer]));
  const { pictures = { tagGroups: {} } } = menus;
  const thumbnail = (handle = '') => toMenuImage(shown.get(handle)?.thumbnail);
  const list = (handle: string, path: string, image: MenuImage | null, note: string) => ({
    path: localePath(locale, path),
    count: home.productCounts[handle] ?? null,
    image,
    note,
  });
  const place = (handle: string) => {
    const { region = '', categoryName = '' } = producers.get(handle) ?? {};
    return listFacts([region, categoryName], messages(locale).common.separator);
  };
  const counts = all?.facets.tags;
  // The first one is beside the home page's own main image.
  const banner = home.banners[1];
  const [farm] = home.producers;
  return {
    lists: [
      ...[...menus.categories, ...menus.purposes].map(({ handle, path }) =>
        list(handle, path, thumbnail(handle), ''),
      ),
      ...menus.producers.map(({ handle, path }) =>
        list(handle, path, toMenuImage(producers.get(handle)?.image), place(handle)),
      ),
    ],
    tagGroups: (shopBrand().facets ?? [])
      .map(({ id: parentId, name, children }) => ({
        title: inLanguage(name, locale),
        image: thumbnail(pictures.tagGroups[parentId]),
        tags: children
          .map(({ id: childId, name: label }) => ({
            path: localePath(locale, tagSearchPath({ parentId, childId })),
            label: inLanguage(label, locale),
            count: counts ? (counts[childId] ?? 0) : null,
          }))
          // It would lead to an empty list (BRAND-02).
          .filter(({ count }) => count !== 0),
      }))
      .filter(({ tags }) => tags.length > 0),
    category: banner?.url.startsWith('/')
      ? {
          path: localePath(locale, banner.url),
          title: banner.title,
          note: '',
          image: toMenuImage(banner.image),
        }
      : null,
    producer: farm
      ? {
          path: localePath(locale, `/collections/${farm.handle}`),
          title: farm.name,
          note: firstSentence(farm.profile),
          image: toMenuImage(farm.image),
        }
      : null,
    rows: {
      category: thumbnail(pictures.category ?? menus.categories[0]?.handle),
      purpose: thumbnail(pictures.purpose ?? menus.purposes[0]?.handle),
      tag: thumbnail(pictures.tag),
      producer: toMenuImage(farm?.image),
      gift: thumbnail(pictures.gift),
      columns: toMenuImage(home.columns[0]?.image),
    },
  };
}

/** Lists in the menus, by their handles. */
function collectionsOf(menu: readonly MenuItem[]): ReadonlyMap<string, CollectionSummary> {
  return new Map(menu.flatMap(({ collection }) => (collection ? [[collection.handle, collection]] : [])));
}

function toMenuImage(image: ProductImage | null | undefined): MenuImage | null {
  return image ? { src: image.src, ratio: ratioOf(image) } : null;
}

/** Ends of sentences: the Japanese full stop, or a Latin one before a space. */
const END = /(?<=。)|(?<=[.!?])\s/;

/** The first sentence of a text, for a single line; the Japanese full stop is removed. */
export function firstSentence(text: string): string {
  const [first = ''] = text.trim().split(END, 1);
  return first.replace(/。$/, '');
}
