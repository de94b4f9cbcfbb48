import { onePerProcess } from '@shop/page-server/one-per-process';
import { LRUCache } from 'lru-cache';
import { tagClock } from './page-cache';
import { monotonicNow } from './tag-clock';
import { tag } from './tags';

type Kind = 'product' | 'collection';

/** More than a process can hold pages of. */
const REMEMBERED = 20_000;

interface Known {
  /** By kind and number. */
  readonly handles: LRUCache<string, string>;
  readonly deleted: LRUCache<string, true>;
}

function known(): Known {
  return onePerProcess('knownHandles', () => ({
    handles: new LRUCache({ max: REMEMBERED }),
    deleted: new LRUCache({ max: REMEMBERED }),
  }));
}

/**
 * Notes under which handle something was read in this process: the platform tells of a deletion by number alone, and what was never read
 * here is not cached here. What was deleted while it was read is out of date as soon as it is there.
 */
export function noteHandle(kind: Kind, id: number | string, handle: string): void {
  const { handles, deleted } = known();
  const name = `${kind} ${id}`;
  handles.set(name, handle);
  if (deleted.has(name)) tagClock().remove([tag[kind](handle)], monotonicNow());
}

/** Something was deleted: its pages and data are gone from this process. A number that it never read means nothing to it. */
export function removeDeleted(kind: Kind, id: string): void {
  const { handles, deleted } = known();
  const name = `${kind} ${id}`;
  deleted.set(name, true);
  const handle = handles.get(name);
  if (handle !== undefined) tagClock().remove([tag[kind](handle)], monotonicNow());
}
