import type { HomeContent } from '@shop/rules/catalog/home-content';
import { BannerCard } from '@shop/ui-kit/commerce/catalog/BannerCard';
import { HomeHero } from '@shop/ui-kit/commerce/catalog/HomeHero';
import { Button } from '@shop/ui-kit/primitives/Button';
import { Price } from '@shop/ui-kit/primitives/Price';
import { SHOP } from '../../content/shop';
import { type Locale, localePath } from '../../i18n/locale';
import { words } from '../../i18n/words';
import { backOfficeAddress } from '../../routing/back-office-address';
import { cardWords } from '../product/card-words';
import { productPicture } from '../product/product-picture';

/** Features beside the first plant. */
const BANNERS_SHOWN = 2;

interface HomeFirstScreenProps {
  locale: Locale;
  content: HomeContent;
}

/**
 * The first screen: one plant large, one line, one action, and two features beside it. The plant is the one chosen in the
 * back office, in its place; where none is chosen, the best seller.
 */
export function HomeFirstScreen({ locale, content }: HomeFirstScreenProps) {
  const t = words(locale);
  const { hero } = content;
  const plant = hero?.product ?? content.ranking[0];
  return (
    <HomeHero
      title={SHOP[locale].tagline}
      picture={productPicture(hero?.image ?? plant?.image ?? null, 1296, '')}
      hasWall={hero !== null}
      plant={
        plant && (
          <>
            {plant.title}{' '}
            <Price
              amount={plant.price}
              taxNote={cardWords(locale).taxIncluded}
              {...(plant.hasPriceRange && { from: '〜' })}
            />
          </>
        )
      }
      action={
        <Button
          tone="primary"
          width="comfortable"
          href={localePath(locale, plant === undefined ? '/ornamentplants' : `/products/${plant.handle}`)}
        >
          {t('common.seeDetail')}
        </Button>
      }
      bannersLabel={t('home.bannersLabel')}
      banners={content.banners
        .flatMap(({ title, url, image }) => {
          const href = backOfficeAddress(url, locale);
          return href === null ? [] : [{ href, title, picture: productPicture(image, 1080, '') }];
        })
        .slice(0, BANNERS_SHOWN)
        .map((banner) => <BannerCard key={banner.href} {...banner} eager />)}
    />
  );
}
