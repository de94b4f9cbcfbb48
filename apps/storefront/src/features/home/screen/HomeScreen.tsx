import type { CategoryBlock as CategoryBlockData, HomeContent } from '@shop/rules/catalog/home-content';
import { loops } from '@shop/rules/catalog/slider-loop';
import type { ProductImage } from '@shop/rules/product/product';
import { AppPromotion } from '@shop/ui-kit/commerce/catalog/AppPromotion';
import { CategoryBlock } from '@shop/ui-kit/commerce/catalog/CategoryBlock';
import { CategoryIndex } from '@shop/ui-kit/commerce/catalog/CategoryIndex';
import { NewsList } from '@shop/ui-kit/commerce/catalog/NewsList';
import { phone } from '@shop/ui-kit/icons';
import { Button } from '@shop/ui-kit/primitives/Button';
import { Link } from '@shop/ui-kit/primitives/Link';
import { Section } from '@shop/ui-kit/primitives/Section';
import { ShowIn } from '@shop/ui-kit/primitives/ShowIn';
import { CardBlock } from '#features/catalog/screen/cards/CardBlock.tsx';
import { CardGrid } from '#features/catalog/screen/cards/CardGrid.tsx';
import { ProductSlider } from '#features/catalog/screen/cards/ProductSlider.tsx';
import { ProducerGrid } from '#features/catalog/screen/collections/ProducerGrid.tsx';
import { PurposeGrid, purposeLists } from '#features/catalog/screen/collections/PurposeGrid.tsx';
import { newsItems } from '#features/content/screen/news/NewsScreen.tsx';
import { RecentlyChecked } from '#features/favorite/screen/RecentlyChecked.tsx';
import { toCard } from '#features/product/contract/card.ts';
import { productLists } from '#foundation/brand/product-lists.ts';
import { hasCollection, headerLists, pathOfPage, shopBrand } from '#foundation/brand/shop-brand.ts';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { messages, messageTable } from '#foundation/i18n/messages.ts';
import { productPicture } from '#foundation/images/product-picture.ts';
import { HomeColumns } from './HomeColumns';
import { HomeFirstScreen } from './HomeFirstScreen';
import { HomeReviews } from './HomeReviews';

interface HomeCategoriesProps {
  locale: Locale;
  blocks: readonly CategoryBlockData[];
}

/** Open categories: four products, then four more per press (LIST-01). */
function HomeCategories({ locale, blocks }: HomeCategoriesProps) {
  const m = messages(locale);
  return blocks.map(({ collection, description, products }) => {
    const href = localePath(locale, collection.path);
    return (
      <CategoryBlock
        key={collection.handle}
        title={collection.title}
        text={description}
        more={{ href, label: m.common.showAll }}
      >
        <div data-list={`home-${collection.handle}`}>
          <CardBlock
            kind="block"
            cards={products.map((product) => toCard(product, productLists()))}
            messages={messageTable('cards', locale)}
            label={m.common.showMore}
            href={href}
            titleAs="h4"
          />
        </div>
      </CategoryBlock>
    );
  });
}

interface HomeScreenProps {
  locale: Locale;
  content: HomeContent;
}

/** Entries in the ranking slider. */
const RANKING_SHOWN = 10;
/** Number of purpose tiles. */
const PURPOSES_SHOWN = 5;
const PRODUCERS_SHOWN = 4;
const NEWS_SHOWN = 4;

/** The home page (ROUTE-01). */
export function HomeScreen({ locale, content }: HomeScreenProps) {
  const m = messages(locale);
  const ranking = content.ranking.slice(0, RANKING_SHOWN);
  const openHandles = new Set(content.categoryBlocks.map(({ collection }) => collection.handle));
  const otherCategories = content.categories.filter(
    ({ collection }) =>
      collection !== null && !openHandles.has(collection.handle) && hasCollection(collection.handle),
  );
  const ownLists = headerLists();
  // Those have a place of their own here or in the header.
  const purposes = purposeLists(content.purposes, new Set(Object.values(ownLists))).slice(0, PURPOSES_SHOWN);
  const wholeList = (path: string, label: string) => (
    <Link variant="more" href={localePath(locale, path)}>
      {label}
    </Link>
  );
  return (
    <>
      <HomeFirstScreen locale={locale} content={content} />
      {ranking.length > 0 && (
        <ProductSlider
          id="ranking"
          title={m.ranking.title}
          products={ranking}
          locale={locale}
          isRanked
          loop={loops('ranking', ranking.length)}
          hasArrows={loops('ranking', ranking.length)}
          more={{ href: localePath(locale, '/ranking'), label: m.common.showMore }}
        />
      )}
      {content.categoryBlocks.length + otherCategories.length > 0 && (
        <Section id="categories" title={m.home.categories}>
          <HomeCategories locale={locale} blocks={content.categoryBlocks} />
          <CategoryIndex
            items={otherCategories.map(({ title, url, collection }) => ({
              href: localePath(locale, url),
              label: title,
              count: content.productCounts[collection?.handle ?? ''],
              ...(collection?.thumbnail && { picture: smallPicture(collection.thumbnail) }),
            }))}
          />
        </Section>
      )}
      {purposes.length > 0 && (
        <Section
          id="purposes"
          title={m.collections.title}
          tools={wholeList('/collections', m.common.viewList)}
        >
          <PurposeGrid locale={locale} lists={purposes} />
        </Section>
      )}
      {content.newArrivals.length > 0 && (
        <Section
          id="new"
          title={m.home.new}
          tools={wholeList(`/collections/${ownLists.newArrivals}`, m.common.viewList)}
        >
          <CardGrid
            kind="fours"
            cards={content.newArrivals.map((product) => toCard(product, productLists()))}
            messages={messageTable('cards', locale)}
          />
        </Section>
      )}
      {content.producers.length > 0 && (
        <Section
          id="producers"
          title={m.home.producers}
          tools={wholeList('/collections#producers', m.common.viewList)}
        >
          <ProducerGrid locale={locale} producers={content.producers.slice(0, PRODUCERS_SHOWN)} />
        </Section>
      )}
      <HomeReviews locale={locale} reviews={content.reviews} />
      <HomeColumns locale={locale} content={content} />
      {content.news.length > 0 && (
        <Section id="news" title={m.news.title} tools={wholeList('/news', m.home.newsMore)} beside>
          <NewsList items={newsItems(content.news.slice(0, NEWS_SHOWN), locale)} />
        </Section>
      )}
      <HomeApp locale={locale} banners={content.banners} />
      <RecentlyChecked messages={messageTable('cards', locale)} />
    </>
  );
}

/** An index image: one address, since sixteen images with all widths would outweigh the rest of the index. */
function smallPicture(image: ProductImage) {
  return { src: productPicture(image, 120).src, alt: '' };
}

interface HomeAppProps {
  locale: Locale;
  banners: HomeContent['banners'];
}

/** Promotes the companion app, except within it (APP-01). Its image is the one set for the support page in the back office. */
function HomeApp({ locale, banners }: HomeAppProps) {
  const { app } = shopBrand();
  if (app === undefined) return null;
  const m = messages(locale);
  const banner = banners.find(({ url }) => url === pathOfPage('support'));
  return (
    <ShowIn browser="web">
      <AppPromotion
        title={m.support.premium}
        text={
          <>
            {m.home.appLead}
            <br />
            {m.home.appNote}
          </>
        }
        picture={productPicture(banner?.image ?? null, 1080, '')}
        actions={
          <>
            <Button icon={phone} href={app.downloadUrl}>
              {m.home.appButton}
            </Button>
            {m.home.appDiscount}
          </>
        }
      />
    </ShowIn>
  );
}
