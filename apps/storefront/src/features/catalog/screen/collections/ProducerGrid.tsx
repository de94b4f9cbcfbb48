import type { Producer } from '@shop/rules/product/product';
import { ProducerCard } from '@shop/ui-kit/commerce/catalog/ProducerCard';
import { Grid } from '@shop/ui-kit/primitives/Grid';
import { listFacts } from '#foundation/i18n/list-facts.ts';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { productPicture } from '#foundation/images/product-picture.ts';

interface ProducerGridProps {
  locale: Locale;
  producers: readonly Producer[];
}

/** Producers as portraits, each linked to their plants. */
export function ProducerGrid({ locale, producers }: ProducerGridProps) {
  return (
    <Grid kind="portraits">
      {producers.map(({ handle, name, region, categoryName, image }) => (
        <ProducerCard
          key={handle}
          href={localePath(locale, `/collections/${handle}`)}
          name={name}
          place={listFacts([region, categoryName], messages(locale).common.separator)}
          picture={productPicture(image, 720, '')}
        />
      ))}
    </Grid>
  );
}
