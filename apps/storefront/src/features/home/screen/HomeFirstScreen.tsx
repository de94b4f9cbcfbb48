import type { HomeContent } from '@shop/rules/catalog/home-content';
import { heroOfMonth, lightOfMonth } from '@shop/rules/catalog/home-hero';
import { jstDateAt, jstDateParts } from '@shop/rules/jst-date';
import { BannerCard } from '@shop/ui-kit/commerce/catalog/BannerCard';
import { HomeHero } from '@shop/ui-kit/commerce/catalog/HomeHero';
import { Button } from '@shop/ui-kit/primitives/Button';
import { Price } from '@shop/ui-kit/primitives/Price';
import { shopNames } from '#foundation/brand/shop-brand.ts';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { openingPicture, productPicture, ratioOf } from '#foundation/images/product-picture.ts';
import { hasLists } from '#foundation/navigation/navigation.ts';
import { homeBanners } from './home-banners';

interface HomeFirstScreenProps {
  locale: Locale;
  content: HomeContent;
}

/**
 * The first screen: one large plant, one line, one action, and two features beside it. The plant is the back office's
 * choice for the month, in its place and light (SEASON-01); without one, the best seller; without
 * its picture, words alone.
 */
export function HomeFirstScreen({ locale, content }: HomeFirstScreenProps) {
  const m = messages(locale);
  const { month } = jstDateParts(jstDateAt(Date.now()));
  const hero = heroOfMonth(content.heroes, month);
  const plant = hero?.product ?? content.ranking[0];
  const isSeasonal = content.heroes.some(({ months }) => months.length > 0);
  const image = hero?.image ?? plant?.image ?? null;
  const ratio = image && ratioOf(image);
  const seen = plant ? `/products/${plant.handle}` : hasLists(locale) ? '/collections' : null;
  const banners = homeBanners(content.banners, locale).first;
  return (
    <HomeHero
      title={shopNames(locale).tagline}
      picture={image && openingPicture(image, '')}
      {...(ratio && { ratio })}
      // Seasonal images have no plain wall beside the plants.
      hasWall={hero !== null && hero.months.length === 0}
      // The sun of the season stands over pictures that follow it.
      light={isSeasonal ? lightOfMonth(month) : 'even'}
      plant={
        plant && (
          <>
            <span>{plant.title}</span>{' '}
            <Price
              amount={plant.price}
              taxNote={m.common.taxIncluded}
              {...(plant.hasPriceRange && { from: m.common.priceFrom({ price: '{price}' }) })}
            />
          </>
        )
      }
      action={
        seen && (
          <Button tone="primary" width="comfortable" href={localePath(locale, seen)}>
            {m.common.seeDetail}
          </Button>
        )
      }
      bannersLabel={m.home.bannersLabel}
      {...(banners.length > 0 && {
        banners: banners.map(({ href, title, image }) => (
          <BannerCard key={href} href={href} title={title} picture={productPicture(image, 1080, '')} eager />
        )),
      })}
    />
  );
}
