import { type QueueLimits, RequestQueue, SLOT_CEILING_MS } from '@shop/page-server/request-queue';
import { log } from './log';
import { countOverdue, watchRequestQueue } from './metrics';

/** What a line is of, as metrics name it. */
export type QueueName = 'render' | 'pictures' | 'socialPictures' | 'store';

/** A waiting line whose slots are counted, and that reports each work that held one for too long (SEC-04, OBS-06). */
export function watchedQueue(name: QueueName, limits: Omit<QueueLimits, 'onOverdue'>): RequestQueue {
  const line = new RequestQueue({
    ...limits,
    onOverdue: () => {
      countOverdue(name);
      log.error('a task exceeded the limit of its slot: the slot is released', {
        line: name,
        ms: limits.ceilingMs ?? SLOT_CEILING_MS,
      });
    },
  });
  watchRequestQueue(name, line);
  return line;
}
