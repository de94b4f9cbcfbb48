import type { Producer, ProducerStory } from '@shop/rules/product/product';
import type { ProducerDetailFragment, ProducerStoryFragment } from '../__generated__/documents/graphql';
import { type Answer, allReferenced, list, referenced, text } from './answer';
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
  return referenced(field, 'handle', readProducer);
}

/** The same with the content of the producer's own page. */
export function readProducerStoryReference(
  field: Answer<ProducerField<ProducerStoryFragment>>,
): ProducerStory | null {
  return referenced(field, 'handle', readProducerStory);
}

function readProducerStory(producer: Answer<ProducerStoryFragment>): ProducerStory {
  return {
    ...readProducer(producer),
    quote: factText(producer.at('quote')),
    speaker: factText(producer.at('speaker')),
    dispatch: factText(producer.at('dispatch')),
    crops: allReferenced(producer.at('crops'), 'handle', (crop) => ({
      handle: text(crop.at('handle')),
      title: text(crop.at('title')),
      image: list(crop.at('images').at('nodes'), (image) => readImage(image)).at(-1) ?? null,
    })),
  };
}
