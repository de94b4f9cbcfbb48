import { tagSearchPath } from '@shop/rules/catalog/ai-tag';
import type { Product, Review } from '@shop/rules/product/product';
import { roundToHalfStar } from '@shop/rules/product/star-rating';
import { ProfileNote } from '@shop/ui-kit/commerce/catalog/ProfileNote';
import { CareFacts } from '@shop/ui-kit/commerce/product/CareFacts';
import { ProductPart } from '@shop/ui-kit/commerce/product/ProductPart';
import { TagRow } from '@shop/ui-kit/commerce/product/TagRow';
import { ReviewCard } from '@shop/ui-kit/commerce/review/ReviewCard';
import { ScoreSummary } from '@shop/ui-kit/commerce/review/ScoreSummary';
import { RichText } from '@shop/ui-kit/primitives/RichText';
import { Stack } from '@shop/ui-kit/primitives/Stack';
import { Text } from '@shop/ui-kit/primitives/Text';
import { aiTagNames } from '#features/catalog/contract/ai-tag-names.ts';
import { ReviewLanguage } from '#features/review/screen/ReviewLanguage.tsx';
import { foreignLanguage } from '#foundation/i18n/foreign-language.ts';
import { formatDate } from '#foundation/i18n/format-date.ts';
import { listFacts } from '#foundation/i18n/list-facts.ts';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { productPicture } from '#foundation/images/product-picture.ts';
import { careCells } from './care-cells';

interface ProductPartsProps {
  locale: Locale;
  product: Product;
  bodyHtml: string;
}

/** The parts below the gallery: description, care, producer, reviews. */
export function ProductParts({ locale, product, bodyHtml }: ProductPartsProps) {
  const m = messages(locale);
  const { producer, reviewScore, reviewCount, reviews } = product;
  const care = careCells(product, m);
  return (
    <>
      <ProductPart id="description" title={m.product.description}>
        <RichText>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server (PROD-11) */}
          <div lang={foreignLanguage(bodyHtml, locale)} dangerouslySetInnerHTML={{ __html: bodyHtml }} />
        </RichText>
        {care && (
          <Text size="note" tone="muted">
            {m.product.individual}
          </Text>
        )}
      </ProductPart>
      {care && (
        <ProductPart id="care" title={m.product.care}>
          <CareFacts {...care} />
        </ProductPart>
      )}
      {producer && (
        <ProductPart id="producer" title={m.producer.title} isPrinted={false}>
          <ProfileNote
            name={producer.name}
            place={listFacts([producer.region, producer.categoryName], m.common.separator)}
            text={producer.profile}
            {...(producer.image ? { picture: productPicture(producer.image, 360, '') } : {})}
            more={{
              href: localePath(locale, `/collections/${producer.handle}`),
              label: m.producer.more,
            }}
          />
        </ProductPart>
      )}
      <ProductPart id="reviews" title={m.product.reviews} isPrinted={false}>
        {reviewScore === null || reviewCount === 0 ? (
          <Text tone="muted">{m.review.none}</Text>
        ) : (
          <>
            <ScoreSummary
              score={roundToHalfStar(reviewScore)}
              text={reviewScore.toFixed(1)}
              label={m.product.reviewStars({ score: roundToHalfStar(reviewScore) })}
              count={m.review.count({ n: reviewCount })}
            />
            <Stack gap="small">
              <ReviewLanguage locale={locale} reviews={reviews} />
              <div>
                {reviews.map((review) => (
                  <ReviewCard key={review.id} {...reviewProps(review, locale)} />
                ))}
              </div>
            </Stack>
          </>
        )}
      </ProductPart>
    </>
  );
}

function reviewProps({ score, title, content, nickname, createdAt }: Review, locale: Locale) {
  const m = messages(locale);
  return {
    rating: { score, label: m.product.reviewStars({ score }) },
    title,
    text: content,
    lang: foreignLanguage(content, locale),
    meta: [
      nickname === '' ? '' : m.review.by({ name: nickname }),
      m.review.date({ date: formatDate(createdAt, locale) }),
    ]
      .filter((part) => part !== '')
      .join(' '),
  };
}

interface RelatedTagsProps {
  locale: Locale;
  tags: Product['aiTags'];
}

/** The product's AI tags, each linked to the products that share it (PROD-09). Tags without a label in the shop are omitted. */
export function RelatedTags({ locale, tags }: RelatedTagsProps) {
  const items = tags.flatMap((tag) => {
    const names = aiTagNames(tag, locale);
    return names === null ? [] : [{ href: localePath(locale, tagSearchPath(tag)), label: names.child }];
  });
  return items.length > 0 && <TagRow title={messages(locale).product.aiTags} items={items} />;
}
