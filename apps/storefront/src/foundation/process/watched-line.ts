import { type LineLimits, SLOT_CEILING_MS, WaitingLine } from '@shop/page-server/waiting-line';
import { log } from './log';
import { countOverdue, watchLine } from './metrics';

/** What a line is of, as metrics name it. */
export type LineName = 'render' | 'pictures' | 'socialPictures' | 'store';

/** A waiting line whose slots are counted, and that reports each work that held one for too long (SEC-04, OBS-06). */
export function watchedLine(name: LineName, limits: Omit<LineLimits, 'onOverdue'>): WaitingLine {
  const line = new WaitingLine({
    ...limits,
    onOverdue: () => {
      countOverdue(name);
      log.error('a task exceeded the limit of its slot: the slot is released', {
        line: name,
        ms: limits.ceilingMs ?? SLOT_CEILING_MS,
      });
    },
  });
  watchLine(name, line);
  return line;
}
