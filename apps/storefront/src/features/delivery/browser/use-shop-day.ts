import { type JstDate, jstDateAt, msUntilNextJstDate } from '@shop/rules/jst-date';
import { useEffect, useState } from 'react';
import { shopNow } from './shop-clock';

/** Which day it is at the shop, also for who leaves the page open over midnight; null until the page's code runs: pages are held. */
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
    // A page that slept over midnight had no timer.
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
