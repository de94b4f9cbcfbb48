import type { Producer } from '@shop/rules/product/producer';
import type { ProducerDetailFragment } from '../__generated__/documents/graphql';
import { type Answer, having, optional, text } from './answer';
import { factText } from './fact';
import { readFileImage } from './to-image';

/** A reference to a producer, or to something else. */
type ProducerField = {
  readonly reference: ProducerDetailFragment | Record<PropertyKey, never> | null;
} | null;

/** A producer. */
export function readProducer(producer: Answer<ProducerDetailFragment>): Producer {
  return {
    handle: text(producer.at('handle')),
    name: factText(producer.at('name')),
    category: factText(producer.at('category')),
    categoryName: factText(producer.at('categoryName')),
    region: factText(producer.at('prefecture')),
    profile: factText(producer.at('profile')),
    image: readFileImage(producer.at('image')),
  };
}

/** The producer a metafield refers to, or null. */
export function readProducerReference(field: Answer<ProducerField>): Producer | null {
  return optional(field, (present) =>
    optional(present.at('reference'), (reference) => {
      const producer = having(reference, 'handle');
      return producer && readProducer(producer);
    }),
  );
}
