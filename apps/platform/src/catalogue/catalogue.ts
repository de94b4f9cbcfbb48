import { asc, inArray } from 'drizzle-orm';
import {
  collectionProductTable,
  collectionTable,
  documentTable,
  inventoryTable,
  productTable,
  variantTable,
} from '../db/catalogue-tables.ts';
import type { Database } from '../db/open.ts';
import { buildProduct } from './build-product.ts';
import type { CatalogueCollection, Membership } from './collection.ts';
import { DocumentStore, RefreshQueue } from './document-store.ts';
import { globalId } from './global-id.ts';
import type { CatalogueImage, StoredImage } from './image.ts';
import type { CatalogueProduct, CatalogueVariant } from './product.ts';

/**
 * The whole catalogue in memory, loaded from PostgreSQL at startup. It answers every catalogue query. After a committed change to stock,
 * variants or products, the caller must call `refreshVariants` or `refreshProducts`. Orders do not rely on it: they check the database in
 * their transaction.
 */
export class Catalogue {
  /** Rises with every change of a product or price (not of stock), which invalidates sorted and searched results. */
  version = 0;
  documents = new DocumentStore([]);
  readonly #database: Database;
  #products: readonly CatalogueProduct[] = [];
  readonly #productsById = new Map<number, CatalogueProduct>();
  readonly #productsByHandle = new Map<string, CatalogueProduct>();
  readonly #variants = new Map<number, CatalogueVariant>();
  readonly #images = new Map<number, CatalogueImage>();
  readonly #stock = new Map<number, { available: number; allowNegative: boolean }>();
  readonly #stockRefresh = new RefreshQueue((ids) => this.#loadStock(ids));
  readonly #productRefresh = new RefreshQueue((ids) => this.#loadProducts(ids));
  readonly #collectionsById = new Map<number, CatalogueCollection>();
  readonly #collectionsByHandle = new Map<string, CatalogueCollection>();
  readonly #members = new Map<number, { productId: number; position: number }[]>();
  readonly #collectionsOf = new Map<number, number[]>();

  private constructor(database: Database) {
    this.#database = database;
  }

  static async load(database: Database): Promise<Catalogue> {
    const catalogue = new Catalogue(database);
    await Promise.all([
      catalogue.#loadDocuments(),
      catalogue.#loadProducts(),
      catalogue.#loadStock(),
      catalogue.#loadCollections(),
    ]);
    return catalogue;
  }

  /** Every product, in back office order. */
  get products(): readonly CatalogueProduct[] {
    return this.#products;
  }

  /** Every collection, in back office order. */
  get collections(): readonly CatalogueCollection[] {
    return [...this.#collectionsById.values()];
  }

  productById(numericId: number): CatalogueProduct | undefined {
    return this.#productsById.get(numericId);
  }

  productByHandle(handle: string): CatalogueProduct | undefined {
    return this.#productsByHandle.get(handle);
  }

  variantById(numericId: number): CatalogueVariant | undefined {
    return this.#variants.get(numericId);
  }

  /** A product's image by its id. */
  imageById(id: number): CatalogueImage | undefined {
    return this.#images.get(id);
  }

  /** Every image of products, collections, articles and files. */
  get pictures(): readonly StoredImage[] {
    return [
      ...this.#images.values(),
      ...this.collections.flatMap(({ image }) => image ?? []),
      ...this.documents.all('article').flatMap(({ image }) => image ?? []),
      ...this.documents.all('file').map(({ image }) => image),
    ];
  }

  /** Last committed stock of a variant; 0 for an unknown one. */
  available(variantId: number): number {
    return this.#stock.get(variantId)?.available ?? 0;
  }

  /** Whether a variant is sold after its stock has run out (PROD-07). */
  isSoldOn(variantId: number): boolean {
    return this.#stock.get(variantId)?.allowNegative ?? false;
  }

  /** Whether a variant is available for sale. */
  isAvailable(variantId: number): boolean {
    const stock = this.#stock.get(variantId);
    return stock !== undefined && (stock.available > 0 || stock.allowNegative);
  }

  /** Whether any variant of a product is available for sale. */
  isProductAvailable(product: CatalogueProduct): boolean {
    return product.variants.some((variant) => this.isAvailable(variant.numericId));
  }

  collectionById(numericId: number): CatalogueCollection | undefined {
    return this.#collectionsById.get(numericId);
  }

  collectionByHandle(handle: string): CatalogueCollection | undefined {
    return this.#collectionsByHandle.get(handle);
  }

  /** A collection's products in back office order. */
  membersOf(collection: CatalogueCollection): readonly Membership[] {
    return (this.#members.get(collection.numericId) ?? []).flatMap(({ productId, position }) => {
      const product = this.#productsById.get(productId);
      return product === undefined ? [] : [{ product, position }];
    });
  }

  collectionsOf(product: CatalogueProduct): readonly CatalogueCollection[] {
    return (this.#collectionsOf.get(product.numericId) ?? []).flatMap(
      (id) => this.#collectionsById.get(id) ?? [],
    );
  }

  /** Reloads the stock of these variants. Call it after a committed change. */
  refreshVariants(variantIds: readonly number[]): Promise<void> {
    return this.#stockRefresh.refresh(variantIds);
  }

  /** Reloads these products with their variants. Call it after a committed change of text or price, or a deletion. */
  refreshProducts(productIds: readonly number[]): Promise<void> {
    return this.#productRefresh.refresh(productIds);
  }

  /** Reloads all collections and their members. Call it after a committed change. */
  async refreshCollections(): Promise<void> {
    await this.#loadCollections();
    this.version += 1;
  }

  /** Reloads pages, metaobjects and other documents. Call it after a committed change. */
  async refreshDocuments(): Promise<void> {
    await this.#loadDocuments();
    this.version += 1;
  }

  async #loadDocuments(): Promise<void> {
    const documents = await this.#database.select().from(documentTable).orderBy(asc(documentTable.position));
    this.documents = new DocumentStore(documents);
  }

  async #loadProducts(only?: readonly number[]): Promise<void> {
    const [products, variants] = await Promise.all([
      this.#database
        .select()
        .from(productTable)
        .where(only && inArray(productTable.id, [...only]))
        .orderBy(asc(productTable.position), asc(productTable.id)),
      this.#database
        .select()
        .from(variantTable)
        .where(only && inArray(variantTable.productId, [...only]))
        .orderBy(asc(variantTable.productId), asc(variantTable.position)),
    ]);
    for (const id of only ?? []) this.#forgetProduct(id);
    const variantsOf = new Map<number, (typeof variants)[number][]>();
    for (const variant of variants) append(variantsOf, variant.productId, variant);
    for (const row of products) {
      const product = buildProduct(row, variantsOf.get(row.id) ?? []);
      this.#productsById.set(product.numericId, product);
      this.#productsByHandle.set(product.handle, product);
      for (const image of product.images) this.#images.set(image.id, image);
      for (const variant of product.variants) this.#variants.set(variant.numericId, variant);
    }
    // Keeps reloaded products at their position.
    this.#products = [...this.#productsById.values()].sort(
      (a, b) => a.position - b.position || a.numericId - b.numericId,
    );
    this.version += 1;
  }

  /** Removes a product from all indexes; an existing one is added again afterwards. */
  #forgetProduct(id: number): void {
    const product = this.#productsById.get(id);
    if (product === undefined) return;
    this.#productsById.delete(id);
    this.#productsByHandle.delete(product.handle);
    for (const image of product.images) this.#images.delete(image.id);
    for (const { numericId } of product.variants) this.#variants.delete(numericId);
  }

  async #loadStock(only?: readonly number[]): Promise<void> {
    const rows = await this.#database
      .select()
      .from(inventoryTable)
      .where(only && inArray(inventoryTable.variantId, [...only]));
    for (const { variantId, available, allowNegative } of rows) {
      this.#stock.set(variantId, { available, allowNegative });
    }
  }

  async #loadCollections(): Promise<void> {
    await this.#loadCollectionRows();
    const members = await this.#database
      .select()
      .from(collectionProductTable)
      .orderBy(asc(collectionProductTable.position), asc(collectionProductTable.productId));
    this.#members.clear();
    this.#collectionsOf.clear();
    for (const { collectionId, productId, position } of members) {
      const collection = this.#collectionsById.get(collectionId);
      if (collection === undefined) continue;
      append(this.#members, collectionId, { productId, position });
      append(this.#collectionsOf, productId, collection.numericId);
    }
  }

  async #loadCollectionRows(): Promise<void> {
    const rows = await this.#database.select().from(collectionTable).orderBy(asc(collectionTable.position));
    this.#collectionsById.clear();
    this.#collectionsByHandle.clear();
    for (const row of rows) {
      const collection: CatalogueCollection = {
        ...row,
        __typename: 'Collection',
        numericId: row.id,
        id: globalId('Collection', row.id),
        image: row.image === null ? null : { __typename: 'Image', ...row.image },
        updatedAt: row.updatedAt.toISOString(),
      };
      this.#collectionsById.set(collection.numericId, collection);
      this.#collectionsByHandle.set(collection.handle, collection);
    }
  }
}

function append<V>(map: Map<number, V[]>, key: number, value: V): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}
