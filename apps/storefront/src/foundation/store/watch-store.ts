import { watchPool, watchQueues } from '#foundation/process/metrics.ts';
import type { Store } from './open-store';
import { openJobs, openMails } from './queue-depth.repository';

/** Has the metrics say how busy the database's connections are, and what waits in the queues (OBS-06). */
export function watchStore({ ready, queue, use }: Pick<Store, 'ready' | 'queue' | 'use'>): void {
  watchPool(use);
  watchQueues(
    async () => {
      // Its tables are made by whoever needs them first.
      await queue();
      return openJobs(await ready());
    },
    async () => openMails(await ready()),
  );
}
