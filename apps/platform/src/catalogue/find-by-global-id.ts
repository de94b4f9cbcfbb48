import type { Catalogue } from './catalogue.ts';
import type { CatalogueCollection } from './collection.ts';
import { type CatalogueDocument, type DocumentKind, documentKindOf } from './documents.ts';
import { globalId, parseGlobalId } from './global-id.ts';
import type { CatalogueImage } from './image.ts';
import type { CatalogueProduct, CatalogueVariant } from './product.ts';

/** A product's image as media. */
export interface ProductMedia {
  readonly __typename: 'MediaImage';
  readonly id: string;
  readonly image: CatalogueImage;
}

/** Any catalogue object with a global id. */
export type CatalogueThing =
  | CatalogueProduct
  | CatalogueVariant
  | CatalogueCollection
  | ProductMedia
  | { [K in DocumentKind]: CatalogueDocument<K> }[DocumentKind];

/** Finds the catalogue object with a global id, of any type; null when it does not exist. */
export function findByGlobalId(id: string, catalogue: Catalogue): CatalogueThing | null {
  const parsed = parseGlobalId(id);
  if (parsed === null || !/^\d{1,15}$/.test(parsed.key)) return null;
  const numericId = Number(parsed.key);
  switch (parsed.type) {
    case 'Product':
      return catalogue.productById(numericId) ?? null;
    case 'ProductVariant':
      return catalogue.variantById(numericId) ?? null;
    case 'Collection':
      return catalogue.collectionById(numericId) ?? null;
    case 'MediaImage': {
      const image = catalogue.imageById(numericId);
      if (image === undefined) return documentById('file', numericId, catalogue);
      return { __typename: 'MediaImage', id: globalId('MediaImage', numericId), image };
    }
    default: {
      const kind = documentKindOf(parsed.type);
      return kind === undefined ? null : documentById(kind, numericId, catalogue);
    }
  }
}

function documentById(
  kind: DocumentKind,
  numericId: number,
  { documents }: Catalogue,
): CatalogueThing | null {
  return (documents.byId(kind, numericId) as CatalogueThing | undefined) ?? null;
}
