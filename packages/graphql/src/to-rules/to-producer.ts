import type { Producer, ProducerStory } from '@shop/rules/product/product';
import type { ProducerDetailFragment, ProducerStoryFragment } from '../__generated__/documents/graphql';
import { type Answer, having, list, optional, text } from './answer';
import { factText } from './fact';
import { readFileImage, readImage } from './to-image';

/** A reference to a producer, or to another type. */
type ProducerField<Wire> = {
  readonly reference: Wire | Record<PropertyKey, never> | null;
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
export function readProducerReference(field: Answer<ProducerField<ProducerDetailFragment>>): Producer | null {
  return readReference(field, readProducer);
}

/** The same with the content of the producer's own page. */
export function readProducerStoryReference(
  field: Answer<ProducerField<ProducerStoryFragment>>,
): ProducerStory | null {
  return readReference(field, readProducerStory);
}

function readProducerStory(producer: Answer<ProducerStoryFragment>): ProducerStory {
  return {
    ...readProducer(producer),
    quote: factText(producer.at('quote')),
    speaker: factText(producer.at('speaker')),
    dispatch: factText(producer.at('dispatch')),
    crops:
      optional(producer.at('crops'), (field) =>
        optional(field.at('references'), (references) =>
          list(references.at('nodes'), (reference) => {
            const crop = having(reference, 'handle');
            if (crop === null) return [];
            const images = list(crop.at('images').at('nodes'), (image) => readImage(image));
            return [
              {
                handle: text(crop.at('handle')),
                title: text(crop.at('title')),
                image: images.at(-1) ?? null,
              },
            ];
          }).flat(),
        ),
      ) ?? [],
  };
}

function readReference<Wire extends { handle: string }, Shape>(
  field: Answer<ProducerField<Wire>>,
  read: (producer: Answer<Wire>) => Shape,
): Shape | null {
  return optional(field, (present) =>
    optional(present.at('reference'), (reference) => {
      const producer = having(reference, 'handle');
      return producer && read(producer as Answer<Wire>);
    }),
  );
}
