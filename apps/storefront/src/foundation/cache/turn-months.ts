import { jstDateAt, jstDateParts, msUntilNextJstDate } from '@shop/rules/jst-date';
import { tagClock } from './page-cache';
import { monotonicNow } from './tag-clock';
import { MONTH } from './tags';

/**
 * Has what shows the month made anew when one begins in Japan (SEASON-01). It looks each midnight: a timer runs 24 days at most.
 * @returns ends it
 */
export function turnMonths(): () => void {
  let timer: NodeJS.Timeout;
  const wait = () => {
    timer = setTimeout(() => {
      if (jstDateParts(jstDateAt(Date.now())).day === 1) tagClock().invalidate([MONTH], monotonicNow());
      wait();
    }, msUntilNextJstDate(Date.now())).unref();
  };
  wait();
  return () => clearTimeout(timer);
}
