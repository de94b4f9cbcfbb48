import type { ProducerStory } from '@shop/rules/product/product';
import { CropTiles } from '@shop/ui-kit/commerce/catalog/CropTiles';
import { ProducerHead } from '@shop/ui-kit/commerce/catalog/ProducerHead';
import { ProducerWords } from '@shop/ui-kit/commerce/catalog/ProducerWords';
import { Button } from '@shop/ui-kit/primitives/Button';
import { Section } from '@shop/ui-kit/primitives/Section';
import type { ReactNode } from 'react';
import { daysText } from '#features/delivery/screen/fee-text.ts';
import { deliveryRules } from '#foundation/brand/delivery-rules.ts';
import { listFacts } from '#foundation/i18n/list-facts.ts';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { openingPicture, productPicture } from '#foundation/images/product-picture.ts';

interface ProducerIntroProps {
  locale: Locale;
  producer: ProducerStory;
  /** Number of their plants. */
  total: number;
  breadcrumb: ReactNode;
}

/** The introduction on a producer's first page, above their plants: location, quote, way of working, specialities (LIST-06). */
export function ProducerIntro({ locale, producer, total, breadcrumb }: ProducerIntroProps) {
  const m = messages(locale);
  const { name, region, categoryName, profile, image, quote, speaker, dispatch, crops } = producer;
  const { lead, rest } = splitLead(profile);
  return (
    <>
      <ProducerHead
        breadcrumb={breadcrumb}
        eyebrow={listFacts([region, categoryName], m.common.separator)}
        title={name}
        lead={lead}
        {...(image !== null && { picture: openingPicture(image, '') })}
        {...(total > 0 && {
          action: (
            <Button tone="primary" width="comfortable" href="#goods">
              {m.producer.seePlants({ n: total })}
            </Button>
          ),
        })}
      />
      <Section id="producer" title={m.producer.people} beside>
        <ProducerWords
          {...(quote !== '' && { quote: { text: quote, speaker: speaker === '' ? name : speaker } })}
          text={rest}
          facts={[
            { name: m.producer.place, text: region },
            { name: m.producer.grows, text: categoryName },
            { name: m.producer.dispatch, text: dispatch },
            { name: m.producer.delivery, text: daysText(deliveryRules(), m) },
          ].filter(({ text }) => text !== '')}
        />
      </Section>
      {crops.length > 0 && (
        <Section id="crops" title={m.producer.crops}>
          <CropTiles
            items={crops.map(({ handle, title, image }) => ({
              href: localePath(locale, encodeURI(`/products/${handle}`)),
              label: title,
              picture: productPicture(image, 720, ''),
            }))}
          />
        </Section>
      )}
    </>
  );
}

const SENTENCE_END = /。|[.!?](?=\s)/u;

/** The first sentence of a text and the rest; a text of one sentence has no lead. */
export function splitLead(text: string): { readonly lead: string; readonly rest: string } {
  const end = SENTENCE_END.exec(text);
  const rest = end === null ? '' : text.slice(end.index + 1).trim();
  return end === null || rest === ''
    ? { lead: '', rest: text }
    : { lead: text.slice(0, end.index + 1), rest };
}
