/** At a page's end: goes to the place that was stored when its language was changed, before anything is painted (HEAD-01). */
import { takeStoredPlace } from './stored-place';

const place = takeStoredPlace();
if (place !== null && place.path === location.pathname) {
  const part = document.getElementById(place.partId) ?? document.body;
  scrollTo(0, part.getBoundingClientRect().top + scrollY + place.below);
}
