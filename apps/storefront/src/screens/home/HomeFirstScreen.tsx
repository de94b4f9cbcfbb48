import type { HomeContent } from '@shop/rules/catalog/home-content';
import { BannerCard } from '@shop/ui-kit/commerce/catalog/BannerCard';
import { HomeHero } from '@shop/ui-kit/commerce/catalog/HomeHero';
import { Button } from '@shop/ui-kit/primitives/Button';
import { Price } from '@shop/ui-kit/primitives/Price';
import { isBuilt } from '../../content/built-pages';
import { type Locale, localePath } from '../../i18n/locale';
import { words } from '../../i18n/words';
import { cardWords } from '../product/card-words';
import { productPicture } from '../product/product-picture';

interface HomeFirstScreenProps {
  locale: Locale;
  content: HomeContent;
}

/** The first screen: one plant large, one line, one action, and two campaigns beside it. */
export function HomeFirstScreen({ locale, content }: HomeFirstScreenProps) {
  const t = words(locale);
  const [hero, ...others] = content.banners.filter(({ url }) => isBuilt(url));
  const plant = content.ranking[0];
  return (
    <HomeHero
      title={t('home.h1')}
      picture={productPicture(hero?.image ?? plant?.image ?? null, 1296, '')}
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
        <Button tone="primary" href={localePath(locale, hero?.url ?? '/ornamentplants')}>
          {hero?.title ?? t('common.seeDetail')}
        </Button>
      }
      bannersLabel={t('home.bannersLabel')}
      banners={others
        .slice(0, 2)
        .map(({ title, url, image }) => (
          <BannerCard
            key={url}
            href={localePath(locale, url)}
            title={title}
            picture={productPicture(image, 1080, '')}
            eager
          />
        ))}
    />
  );
}
