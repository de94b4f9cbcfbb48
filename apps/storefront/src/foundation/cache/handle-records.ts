import { onePerProcess } from '@shop/page-server/one-per-process';
import { LRUCache } from 'lru-cache';
import { tagClock } from './page-cache';
import { monotonicNow } from './tag-clock';
import { tag } from './tags';

type Kind = 'product' | 'collection';

/** More than the pages that a process can hold. */
const REMEMBERED = 20_000;

interface HandleRecords {
  /** By kind and number. */
  readonly handles: LRUCache<string, string>;
  readonly deleted: LRUCache<string, true>;
}

function handleRecords(): HandleRecords {
  return onePerProcess('knownHandles', () => ({
    handles: new LRUCache({ max: REMEMBERED }),
    deleted: new LRUCache({ max: REMEMBERED }),
  }));
}

/**
 * Records the handle of a resource read in this process: the platform announces a deletion only by number, and a resource never
 * read here is not cached here. A resource deleted during its read is stale as soon as it is cached.
 */
export function recordHandle(kind: Kind, id: number | string, handle: string): void {
  const { handles, deleted } = handleRecords();
  const name = `${kind} ${id}`;
  handles.set(name, handle);
  if (deleted.has(name)) tagClock().remove([tag[kind](handle)], monotonicNow());
}

/** Removes the pages and data of a deleted resource from this process. A number that it never read has no effect. */
export function removeDeleted(kind: Kind, id: string): void {
  const { handles, deleted } = handleRecords();
  const name = `${kind} ${id}`;
  deleted.set(name, true);
  const handle = handles.get(name);
  if (handle !== undefined) tagClock().remove([tag[kind](handle)], monotonicNow());
}
