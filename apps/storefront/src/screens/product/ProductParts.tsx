import type { Product } from '@shop/rules/product/product';
import type { Review } from '@shop/rules/product/review';
import { roundToHalfStar } from '@shop/rules/product/star-rating';
import { ProfileNote } from '@shop/ui-kit/commerce/catalog/ProfileNote';
import { CareFacts } from '@shop/ui-kit/commerce/product/CareFacts';
import { ProductPart } from '@shop/ui-kit/commerce/product/ProductPart';
import { ReviewCard } from '@shop/ui-kit/commerce/review/ReviewCard';
import { ScoreSummary } from '@shop/ui-kit/commerce/review/ScoreSummary';
import { drop, ruler, sun, thermometer } from '@shop/ui-kit/icons';
import { Text } from '@shop/ui-kit/primitives/Text';
import { foreignLanguage } from '../../i18n/foreign-language';
import { formatDate } from '../../i18n/format-date';
import { listFacts } from '../../i18n/list-facts';
import { type Locale, localePath } from '../../i18n/locale';
import { words } from '../../i18n/words';
import { productPicture } from './product-picture';

interface ProductPartsProps {
  locale: Locale;
  product: Product;
  bodyHtml: string;
}

/** What stands under the gallery: description, care, producer, reviews. */
export function ProductParts({ locale, product, bodyHtml }: ProductPartsProps) {
  const t = words(locale);
  const { care, producer, reviewScore, reviewCount, reviews } = product;
  return (
    <>
      <ProductPart id="description" title={t('product.description')}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server (PROD-11) */}
        <div dangerouslySetInnerHTML={{ __html: bodyHtml }} />
        <Text size="note" tone="muted">
          {t('product.individual')}
        </Text>
      </ProductPart>
      {care && (
        <ProductPart id="care" title={t('product.care')}>
          <CareFacts
            facts={[
              { icon: sun, title: t('product.careLight'), text: care.light },
              { icon: drop, title: t('product.careWater'), text: care.water },
              { icon: thermometer, title: t('product.careTemperature'), text: care.temperature },
              { icon: ruler, title: t('product.careSize'), text: care.size },
            ].filter(({ text }) => text !== '')}
          />
        </ProductPart>
      )}
      {producer && (
        <ProductPart id="producer" title={t('product.vendor')}>
          <ProfileNote
            name={producer.name}
            place={listFacts([producer.region, producer.categoryName], t('common.joint'))}
            text={producer.profile}
            {...(producer.image ? { picture: productPicture(producer.image, 360, '') } : {})}
            more={{
              href: localePath(locale, `/collections/${producer.handle}`),
              label: t('producer.more'),
            }}
          />
        </ProductPart>
      )}
      <ProductPart id="reviews" title={t('product.reviews')}>
        {reviewScore === null || reviewCount === 0 ? (
          <Text tone="muted">{t('review.none')}</Text>
        ) : (
          <>
            <ScoreSummary
              score={roundToHalfStar(reviewScore)}
              text={reviewScore.toFixed(1)}
              label={t('product.reviewStars', { score: roundToHalfStar(reviewScore) })}
              count={t('review.count', { n: reviewCount })}
            />
            {reviews.map((review) => (
              <ReviewCard key={review.id} {...reviewProps(review, locale)} />
            ))}
          </>
        )}
      </ProductPart>
    </>
  );
}

function reviewProps({ score, title, content, nickname, createdAt }: Review, locale: Locale) {
  const t = words(locale);
  return {
    rating: { score, label: t('product.reviewStars', { score }) },
    title,
    text: content,
    lang: foreignLanguage(content, locale),
    meta: [
      nickname === '' ? '' : t('review.by', { name: nickname }),
      t('review.date', { date: formatDate(createdAt, locale) }),
    ]
      .filter((part) => part !== '')
      .join(' '),
  };
}
