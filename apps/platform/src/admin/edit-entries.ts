import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { addDocument, listSetup, removeDocument } from '../admin-api/setup-documents.ts';
import type { CatalogueChange } from '../catalogue/changes.ts';
import { findByGlobalId } from '../catalogue/find-by-global-id.ts';
import { globalId } from '../catalogue/global-id.ts';
import { documentTable } from '../db/catalogue-tables.ts';
import { insertWebhookEvents } from '../db/repositories/webhook-events.ts';
import type { Services } from '../graphql/context.ts';
import { metaobjectPayload } from '../webhooks/webhook-payloads.ts';
import { handle } from './edit-products.ts';

const CONTENT_CHANGED: CatalogueChange = { kind: 'content', productIds: [], variantIds: [] };

const fields = z.record(z.string().max(255), z.string().max(100_000));

/** An entry (metaobject) to create: values by field, as the provider writes them; omitted fields are empty. */
export const newEntry = z.strictObject({ type: z.string().min(1).max(255), handle, fields });
export const entryPatch = z.strictObject({
  fields: fields.refine((given) => Object.keys(given).length > 0, 'nothing to change'),
});

/** Why an entry is refused: texts by field. */
export interface EntryRefusal {
  readonly refused: Readonly<Record<string, string>>;
}

/** Types of entries and the types of their fields: of those defined, and of those that the seed has. */
export async function entryTypes(
  services: Services,
): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>> {
  const types = new Map<string, Map<string, string>>();
  const note = (type: string, known: Iterable<readonly [string, string]>) =>
    types.set(type, new Map([...(types.get(type) ?? []), ...known]));
  for (const { type, fields } of await listSetup(services, 'metaobjectDefinition'))
    note(type, Object.entries(fields));
  for (const { type, fields } of services.catalogue.documents.all('metaobject'))
    note(
      type,
      fields.map((field) => [field.key, field.type] as const),
    );
  return types;
}

/** @returns the entry, null when its handle is in use, or what is refused */
export async function createEntry(
  services: Services,
  { type, handle, fields }: z.output<typeof newEntry>,
): Promise<object | null | EntryRefusal> {
  const known = (await entryTypes(services)).get(type);
  if (known === undefined) return { refused: { type: 'has no definition' } };
  const refused = faultsIn(services, fields, known);
  if (refused !== null) return { refused };
  const stored = [...known].flatMap(([key, kind]) => storedField(key, kind, fields[key]));
  const data = { type, handle, fields: stored, translations: {} };
  const { changes, catalogue, now } = services;
  const key = `${type}/${handle}`;
  const id = await changes.track(() =>
    addDocument(
      services,
      'metaobject',
      key,
      () => data,
      async (transaction, numericId) => {
        const facts = { ...data, id: globalId('Metaobject', numericId), updatedAt: now().toISOString() };
        const event = { topic: 'metaobjects/create', payload: metaobjectPayload(facts) } as const;
        await insertWebhookEvents(transaction, [event], now());
      },
    ),
  );
  const entry = catalogue.documents.byHandle('metaobject', key);
  if (id === null || entry === undefined) return null;
  changes.emit(CONTENT_CHANGED);
  return { id: entry.id, ...data };
}

/**
 * Changes fields of an entry; others stay.
 * @param key `{type}/{handle}`
 * @returns the entry, null when it does not exist, or what is refused
 */
export async function updateEntry(
  services: Services,
  key: string,
  { fields: given }: z.output<typeof entryPatch>,
): Promise<object | null | EntryRefusal> {
  const { database, catalogue, changes, now } = services;
  const entry = catalogue.documents.byHandle('metaobject', key);
  if (entry === undefined) return null;
  const known = (await entryTypes(services)).get(entry.type) ?? new Map<string, string>();
  const refused = faultsIn(services, given, known);
  if (refused !== null) return { refused };
  const { type, handle, translations } = entry;
  const before = new Map(entry.fields.map((field) => [field.key, field.value]));
  const fields = [...known].flatMap(([name, kind]) =>
    storedField(name, kind, given[name] ?? before.get(name)),
  );
  const updatedAt = now();
  await changes.track(async () => {
    await database.transaction(async (transaction) => {
      await transaction
        .update(documentTable)
        .set({ data: { type, handle, fields, translations }, updatedAt })
        .where(and(eq(documentTable.kind, 'metaobject'), eq(documentTable.id, entry.numericId)));
      const payload = metaobjectPayload({ ...entry, fields, updatedAt: updatedAt.toISOString() });
      await insertWebhookEvents(transaction, [{ topic: 'metaobjects/update', payload }], updatedAt);
    });
    await catalogue.refreshDocuments();
  });
  changes.emit(CONTENT_CHANGED);
  return { handle, fields };
}

/** @returns null when it does not exist */
export async function deleteEntry(services: Services, key: string): Promise<object | null> {
  const entry = services.catalogue.documents.byHandle('metaobject', key);
  if (entry === undefined) return null;
  const { database, catalogue, changes, now } = services;
  await changes.track(async () => {
    await database.transaction(async (transaction) => {
      await removeDocument(transaction, 'metaobject', key);
      const event = { topic: 'metaobjects/delete', payload: metaobjectPayload(entry) } as const;
      await insertWebhookEvents(transaction, [event], now());
    });
    await catalogue.refreshDocuments();
  });
  changes.emit(CONTENT_CHANGED);
  return { deletedId: entry.id };
}

function storedField(key: string, type: string, value: string | undefined) {
  return value === undefined || value === '' ? [] : [{ key, type, value }];
}

/** @returns null when every field can be stored */
function faultsIn(
  services: Services,
  given: Readonly<Record<string, string>>,
  known: ReadonlyMap<string, string>,
): EntryRefusal['refused'] | null {
  const faults = Object.entries(given).flatMap(([key, value]) => {
    const type = known.get(key);
    const fault = type === undefined ? 'is no field of this type' : faultOf(services, type, value);
    return fault === undefined ? [] : [[`fields.${key}`, fault] as const];
  });
  return faults.length === 0 ? null : Object.fromEntries(faults);
}

/** Why a value is none of a field's type; an empty value clears the field. */
function faultOf(services: Services, type: string, value: string): string | undefined {
  if (value === '') return undefined;
  if (type.startsWith('list.')) {
    const list = z.array(z.union([z.string(), z.number()]).transform(String)).safeParse(parsedJson(value));
    if (!list.success) return 'must be a JSON list';
    const one = type.slice('list.'.length);
    return list.data.map((item) => faultOf(services, one, item)).find((fault) => fault !== undefined);
  }
  if (type.endsWith('_reference'))
    return findByGlobalId(value, services.catalogue) === null
      ? 'must be the id of something in the store'
      : undefined;
  return VALUES[type]?.(value);
}

/** Checks of the types that are not plain text. */
const VALUES: Readonly<Record<string, (value: string) => string | undefined>> = {
  number_integer: (value) => (/^-?\d{1,15}$/.test(value) ? undefined : 'must be a whole number'),
  number_decimal: (value) => (/^-?\d{1,15}(?:\.\d{1,9})?$/.test(value) ? undefined : 'must be a number'),
  boolean: (value) => (/^(?:true|false)$/.test(value) ? undefined : 'must be true or false'),
  date: (value) => (z.iso.date().safeParse(value).success ? undefined : 'must be a day, YYYY-MM-DD'),
  date_time: (value) =>
    z.iso.datetime({ offset: true }).safeParse(value).success ? undefined : 'must be a moment in ISO 8601',
  json: (value) => (parsedJson(value) === undefined ? 'must be JSON' : undefined),
  single_line_text_field: (value) => (/[\r\n]/.test(value) ? 'must be one line' : undefined),
  url: (value) => (/^(?:\/|https?:\/\/)\S*$/.test(value) ? undefined : 'must be a path or an address'),
};

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
