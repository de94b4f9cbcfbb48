import { type JstDate, jstDateAt, msUntilNextJstDate } from '@shop/rules/jst-date';
import { useEffect, useState } from 'react';
import { shopNow } from './shop-clock';

/** The current day at the shop, also for pages left open over midnight; null until the page's code runs, since pages are cached. */
export function useShopDay(): JstDate | null {
  const [day, setDay] = useState<JstDate | null>(null);
  useEffect(() => {
    let midnight = 0;
    const look = () => {
      const now = shopNow();
      setDay(jstDateAt(now));
      window.clearTimeout(midnight);
      midnight = window.setTimeout(look, msUntilNextJstDate(now));
    };
    look();
    // A page suspended over midnight had no timer.
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', look);
    return () => {
      window.clearTimeout(midnight);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', look);
    };
  }, []);
  return day;
}
