/** When a page is all there: goes to the place that was stored when its language was changed, before anything is painted (HEAD-01). */
import { whenParsed } from '#foundation/browser/inline/when-parsed.ts';
import { takeStoredPlace } from './stored-place';

whenParsed(() => {
  const place = takeStoredPlace();
  if (place === null || place.path !== location.pathname) return;
  const part = document.getElementById(place.partId) ?? document.body;
  scrollTo(0, part.getBoundingClientRect().top + scrollY + place.below);
});
