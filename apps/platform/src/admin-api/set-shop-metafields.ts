import { and, eq } from 'drizzle-orm';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { documentSchemas } from '../catalogue/documents.ts';
import { globalId } from '../catalogue/global-id.ts';
import { documentTable } from '../db/catalogue-tables.ts';
import type { Services } from '../graphql/context.ts';

/** A metafield as input of the Admin API. */
export interface MetafieldsSetInput {
  readonly ownerId: string;
  readonly namespace?: string | null;
  readonly key: string;
  readonly value: string;
  readonly type?: string | null;
}

/** A metafield of the shop; null if it does not exist. */
export function shopMetafield({ documents }: Catalogue, namespace: string, key: string) {
  const [shop] = documents.all('shop');
  const found = shop?.metafields.find((field) => field.namespace === namespace && field.key === key);
  return found === undefined ? null : { ...found, id: globalId('Metafield', `${namespace}.${key}`) };
}

/** Writes metafields of the shop, all or none. The local platform does not store metafields of other owners. */
export async function setShopMetafields(services: Services, given: readonly MetafieldsSetInput[]) {
  const { database, catalogue, changes, now } = services;
  const [shop] = catalogue.documents.all('shop');
  const foreign = given.findIndex(({ ownerId }) => ownerId !== shop?.id);
  const malformed = given.findIndex(({ type, value }) => type === 'json' && !isJson(value));
  if (shop === undefined || foreign !== -1) return refused(foreign, 'ownerId', 'Owner does not exist.');
  if (malformed !== -1) return refused(malformed, 'value', 'is invalid JSON.');
  const fields = given.map(({ namespace, key, value, type }) => ({
    namespace: namespace ?? '$app',
    key,
    value,
    type: type ?? 'single_line_text_field',
  }));
  const stays = shop.metafields.filter(
    (field) => !fields.some(({ namespace, key }) => namespace === field.namespace && key === field.key),
  );
  const data = documentSchemas.shop.parse({ ...shop, metafields: [...stays, ...fields] });
  await database
    .update(documentTable)
    .set({ data, updatedAt: now() })
    .where(and(eq(documentTable.kind, 'shop'), eq(documentTable.id, shop.numericId)));
  await catalogue.refreshDocuments();
  changes.emit({ kind: 'content', productIds: [], variantIds: [] });
  const metafields = fields.map(({ namespace, key }) => shopMetafield(catalogue, namespace, key));
  return { metafields, userErrors: [] };
}

function refused(place: number, field: string, message: string) {
  return { metafields: null, userErrors: [{ field: ['metafields', String(place), field], message }] };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}
