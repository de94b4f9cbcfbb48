import { setTimeout as sleep } from 'node:timers/promises';
import type { Store } from '#foundation/store/open-store.ts';
import type { BuiltFile } from './built-files.ts';
import { storeStaticFiles } from './static-file.repository';

/** A build that runs says so again in good time before its files count as forgotten. */
const AGAIN_MS = 6 * 3_600_000;
const RETRY_MS = 10_000;
/** Pages need no database: the shop does not wait for one longer than this. */
const MOST_WAIT_MS = 5_000;

interface SharedBuild {
  readonly store: Pick<Store, 'ready'>;
  /** Its id. */
  readonly build: string;
  readonly files: readonly BuiltFile[];
  /** Where it goes that the database cannot be reached. */
  readonly say: (sentence: string) => void;
}

/**
 * Gives the processes of other builds this one's files (OPS-06), and goes on saying that they are in use for as long as the process lives.
 * Comes back when they are there, so that no page that names them is sent before, or when the database is away: then it tries again.
 */
export async function shareBuild({ store, build, files, say }: SharedBuild): Promise<void> {
  async function share(): Promise<void> {
    let next = AGAIN_MS;
    try {
      await storeStaticFiles(await store.ready(), build, files);
    } catch (error) {
      say(`the shop’s database cannot be reached: ${error}`);
      next = RETRY_MS;
    }
    setTimeout(() => void share(), next).unref();
  }
  await Promise.race([share(), sleep(MOST_WAIT_MS, undefined, { ref: false })]);
}
