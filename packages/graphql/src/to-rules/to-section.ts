import type { WrittenEntry, WrittenSection } from '@shop/rules/content/content-page';
import type { PageEntryDetailFragment, PageSectionDetailFragment } from '../__generated__/documents/graphql';
import { type Answer, having, list, optional, text } from './answer';
import { factText } from './fact';
import { readFileImage } from './to-image';
import { readProductCard } from './to-product-card';

/** A page section as written by the merchant; individually chosen products take precedence over a collection's. */
export function readSection(section: Answer<PageSectionDetailFragment>): WrittenSection {
  const chosen =
    optional(section.at('products'), (field) =>
      optional(field.at('references'), (references) =>
        list(references.at('nodes'), (reference) => {
          const product = having(reference, 'handle');
          return product ? [readProductCard(product)] : [];
        }).flat(),
      ),
    ) ?? [];
  return {
    handle: text(section.at('handle')),
    kind: factText(section.at('kind')),
    title: factText(section.at('title')),
    text: factText(section.at('text')),
    linkLabel: factText(section.at('linkLabel')),
    linkUrl: factText(section.at('linkUrl')),
    picture: readFileImage(section.at('picture')),
    products: chosen.length > 0 ? chosen : productsOfCollection(section),
    isChosen: chosen.length > 0,
    entries:
      optional(section.at('entries'), (field) =>
        optional(field.at('references'), (references) =>
          list(references.at('nodes'), (reference) => {
            const entry = having(reference, 'heading');
            return entry ? [readEntry(entry)] : [];
          }).flat(),
        ),
      ) ?? [],
  };
}

function productsOfCollection(section: Answer<PageSectionDetailFragment>) {
  return (
    optional(section.at('collection'), (field) =>
      optional(field.at('reference'), (reference) => {
        const collection = having(reference, 'products');
        return collection && list(collection.at('products').at('nodes'), readProductCard);
      }),
    ) ?? []
  );
}

function readEntry(entry: Answer<PageEntryDetailFragment>): WrittenEntry {
  return {
    heading: factText(entry.at('heading')),
    text: factText(entry.at('text')),
    url: factText(entry.at('url')),
    sign: factText(entry.at('sign')),
    picture: readFileImage(entry.at('picture')),
  };
}
