import { documentTable } from '../db/catalogue-tables.ts';
import type { Executor } from '../db/transaction.ts';
import { DOCUMENT_IDS } from './document-ids.ts';
import { documentRow } from './document-row.ts';

/** Seeds a new store with only a name. A database with a shop stays unchanged. */
export async function seedEmptyShop(executor: Executor): Promise<void> {
  const shop = documentRow(
    'shop',
    { id: DOCUMENT_IDS.shop, handle: 'shop', position: 1, updatedAt: new Date() },
    { name: '新しいショップ', description: '', slogan: '', translations: {}, metafields: [] },
  );
  await executor.insert(documentTable).values(shop).onConflictDoNothing();
}
