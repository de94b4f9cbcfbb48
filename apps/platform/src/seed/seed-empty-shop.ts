import { documentTable } from '../db/catalogue-tables.ts';
import type { Database } from '../db/open.ts';
import { DOCUMENT_IDS } from './document-ids.ts';
import { documentRow } from './document-row.ts';

/** A store as it is on its first day: a name and nothing else. A database that has a shop is left as it is. */
export async function seedEmptyShop(database: Database): Promise<void> {
  const shop = documentRow(
    'shop',
    { id: DOCUMENT_IDS.shop, handle: 'shop', position: 1, updatedAt: new Date() },
    { name: '新しいショップ', description: '', slogan: '', translations: {}, metafields: [] },
  );
  await database.insert(documentTable).values(shop).onConflictDoNothing();
}
