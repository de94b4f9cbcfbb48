import { CATEGORY_ADDRESSES } from '@shop/brands/category-addresses';
import { collectionPath } from '@shop/rules/catalog/category-addresses';
import { shippingNoteKind } from '@shop/rules/delivery/shipping-fee';
import type { Product, Variant } from '@shop/rules/product/product';
import type { ProductCard } from '@shop/rules/product/product-card';
import type { Room } from '@shop/rules/product/room';
import { roundToHalfStar } from '@shop/rules/product/star-rating';
import { isSoldOut } from '@shop/rules/product/stock-label';
import { hasOptionGroups } from '@shop/rules/product/variant-options';
import { FavoriteButton } from '@shop/ui-kit/commerce/favorite/FavoriteButton';
import { ProductHeader } from '@shop/ui-kit/commerce/product/ProductHeader';
import { ProductLayout } from '@shop/ui-kit/commerce/product/ProductLayout';
import { RowLinks } from '@shop/ui-kit/commerce/product/RowLinks';
import { grid, leaf } from '@shop/ui-kit/icons';
import { Breadcrumb } from '@shop/ui-kit/primitives/Breadcrumb';
import { CardSlider } from '#features/catalog/screen/cards/CardSlider.tsx';
import { ProductSlider } from '#features/catalog/screen/cards/ProductSlider.tsx';
import { productFeeText } from '#features/delivery/screen/fee-text.ts';
import { RecentlyChecked } from '#features/favorite/screen/RecentlyChecked.tsx';
import { productLights } from '#features/window/contract/product-lights.ts';
import { WindowQuestions } from '#features/window/screen/WindowQuestions.tsx';
import { deliveryRules } from '#foundation/brand/delivery-rules.ts';
import { productLists } from '#foundation/brand/product-lists.ts';
import { shopBrand } from '#foundation/brand/shop-brand.ts';
import { env } from '#foundation/env/env.ts';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { messages, messageTable } from '#foundation/i18n/messages.ts';
import { productPicture } from '#foundation/images/product-picture.ts';
import { toCard } from '../contract/card';
import { ArButton } from './ar/ArButton';
import { BelowTheFold } from './BelowTheFold';
import { BuyBox } from './BuyBox';
import { ChosenGallery } from './ChosenGallery';
import { ProductParts, RelatedTags } from './ProductParts';
import { ProductRows } from './ProductRows';
import { badgeTags, productCrumbs } from './product-crumbs';
import { RoomSlide } from './RoomSlide';
import { ShareLinks } from './ShareLinks';
import { setOfProduct } from './set-of-product';
import { RestockPart } from './sold-out/RestockPart';
import { VariantDetails } from './VariantDetails';
import { type ChoosableVariant, VariantChoiceProvider } from './variant-choice';

interface ProductScreenProps {
  locale: Locale;
  product: Product;
  /** The initial variant (PROD-04). */
  initial: Variant;
  /** The address names it. */
  isNamed: boolean;
  /** 'You may also like' (PROD-10). */
  recommendations: readonly ProductCard[];
  /** The description, sanitised (PROD-11). */
  bodyHtml: string;
}

/** Id of the similar products: the target of 'similar products' (PROD-09). */
const ALSO_LIKE = 'also-like';

/** Cards in the added-to-cart dialog. */
const DIALOG_CARDS = 4;

/** The product page. Rendered on the server, except for parts that depend on the chosen variant and for buying. */
export function ProductScreen(props: ProductScreenProps) {
  const { locale, product, initial, isNamed, recommendations, bodyHtml } = props;
  const m = messages(locale, product.category?.handle);
  const { arModel, room, growth, category, producer, reviewScore, reviewCount } = product;
  const { platformUrl } = env();
  const address = localePath(locale, `/products/${product.handle}`);
  const buyMessages = messageTable('buy', locale, category?.handle);
  const delivery = deliveryRules();
  const { motif, variantChoice } = shopBrand();
  const needs = productLights({ tags: product.tags, aiTagIds: product.aiTags.map(({ childId }) => childId) });
  const asked = isNamed ? { variant: String(initial.id) } : {};
  const set = setOfProduct(product, isNamed ? initial : null);
  const isByOption =
    variantChoice !== 'list' && set === null && hasOptionGroups(product.options, product.variants);
  const roomSlide = room && (
    <RoomSlide
      room={room}
      growth={growth}
      title={product.title}
      address={address}
      messages={messageTable('room', locale)}
    />
  );
  return (
    <VariantChoiceProvider
      key={initial.id}
      product={{ handle: product.handle, title: product.title, vendor: product.vendor }}
      variants={product.variants.map((variant) => choosable(variant, isByOption))}
      initial={choosable(initial, isByOption)}
      set={set}
    >
      <ProductLayout
        breadcrumb={<Breadcrumb label={m.nav.breadcrumb} items={productCrumbs(product, locale)} />}
        gallery={
          <ChosenGallery
            images={product.images.map(({ src, alt }) => ({ src, alt }))}
            label={m.product.photos}
            messages={buyMessages}
            room={room && { slide: roomSlide, plate: plateOf(room, initial) }}
            zoom={{
              label: m.product.photos,
              open: m.product.zoomOpen,
              nearer: m.product.zoomNearer,
              farther: m.product.zoomFarther,
              previous: m.slider.previous,
              next: m.slider.next,
              close: m.aria.closeModal,
            }}
          />
        }
        buy={
          <>
            <ProductHeader
              title={product.title}
              vendor={{
                name: product.vendor,
                ...(producer ? { href: localePath(locale, `/collections/${producer.handle}`) } : {}),
              }}
              // some names are already Latin
              latinName={product.latinName === product.title ? '' : product.latinName}
              favorite={
                <FavoriteButton
                  productId={product.id}
                  label={m.favorite.toggle({ title: product.title })}
                  iconSize={24}
                />
              }
              {...(reviewScore === null || reviewCount === 0
                ? {}
                : {
                    rating: {
                      score: roundToHalfStar(reviewScore),
                      label: m.product.reviewStars({ score: roundToHalfStar(reviewScore) }),
                      text: reviewScore.toFixed(1),
                      reviews: { href: '#reviews', label: m.product.reviewCount({ n: reviewCount }) },
                    },
                  })}
            />
            <VariantDetails
              address={address}
              hasPicker={set === null && product.variants.length > 1 && !isByOption}
              {...(isByOption && {
                byOption: {
                  options: product.options,
                  words: {
                    soldOut: m.product.stockWaiting,
                    missing: m.product.optionMissing,
                    nearest: m.product.optionNearest,
                  },
                },
              })}
              tags={badgeTags({ ...product, isSale: false, isSoldOut: false }, locale)}
              shipping={
                delivery.fees &&
                productFeeText(
                  delivery.fees,
                  shippingNoteKind(delivery.fees, product.id) === 'freePostage',
                  m,
                )
              }
              messages={buyMessages}
            />
            <BuyBox
              title={product.title}
              cartAddress={localePath(locale, '/cart')}
              restock={
                product.variants.some(({ quantity }) => isSoldOut(quantity)) && (
                  <RestockPart
                    locale={locale}
                    productId={product.id}
                    handle={product.handle}
                    category={
                      category && {
                        href: localePath(locale, collectionPath(category.handle, CATEGORY_ADDRESSES)),
                        label: m.product.soldOutCategory({ category: category.name }),
                      }
                    }
                  />
                )
              }
              messages={buyMessages}
              recommendations={
                recommendations.length === 0 ? undefined : (
                  <CardSlider
                    id="added-recommendations"
                    label={m.added.recommend}
                    view="dialog"
                    cards={recommendations
                      .slice(0, DIALOG_CARDS)
                      .map((product) => toCard(product, productLists()))}
                    messages={messageTable('cards', locale)}
                    titleAs="h4"
                  />
                )
              }
            />
            <ProductRows locale={locale} product={product} messages={buyMessages} />
            {(arModel || recommendations.length > 0) && (
              <RowLinks
                rows={
                  recommendations.length === 0
                    ? []
                    : [
                        {
                          icon: motif === 'plants' ? leaf : grid,
                          label: m.product.similar,
                          href: `#${ALSO_LIKE}`,
                        },
                      ]
                }
              >
                {arModel && (
                  <ArButton
                    modelUrl={new URL(arModel.modelUrl, platformUrl).href}
                    iosModelUrl={new URL(arModel.iosModelUrl, platformUrl).href}
                    alt={product.title}
                    poster={productPicture(product.images[0] ?? null, 720, '')}
                    room={roomSlide}
                    messages={messageTable('ar', locale)}
                  />
                )}
              </RowLinks>
            )}
            {needs.length > 0 && (
              <WindowQuestions locale={locale} address={address} rest={asked} needs={needs} />
            )}
            <RelatedTags locale={locale} tags={product.aiTags} />
            <ShareLinks locale={locale} path={address} title={product.title} />
          </>
        }
      >
        <BelowTheFold>
          <ProductParts locale={locale} product={product} bodyHtml={bodyHtml} />
        </BelowTheFold>
      </ProductLayout>
      <div data-print="no">
        <BelowTheFold>
          {recommendations.length > 0 && (
            <ProductSlider
              id={ALSO_LIKE}
              title={m.added.recommend}
              products={recommendations}
              locale={locale}
            />
          )}
        </BelowTheFold>
        <div hidden data-viewed-product={product.id} />
        <RecentlyChecked messages={messageTable('cards', locale)} productId={product.id} />
      </div>
    </VariantChoiceProvider>
  );
}

/** The empty room of the initial variant's size. */
function plateOf({ sizes }: Room, { id }: Variant): string {
  const size = sizes.find(({ variantId }) => variantId === id) ?? sizes[0];
  return size?.views[0]?.plate ?? '';
}

function choosable(variant: Variant, isByOption: boolean): ChoosableVariant {
  const { id, globalId, title, size, price, compareAtPrice, quantity, image, optionValues } = variant;
  return {
    id,
    globalId,
    title,
    size,
    price,
    compareAtPrice,
    quantity,
    imageSrc: image?.src ?? null,
    ...(isByOption && { optionValues }),
  };
}
