/** At a page's end: goes to the place that was kept when its language was changed, before anything is painted (HEAD-01). */
import { takeKeptPlace } from './kept-place';

const place = takeKeptPlace();
if (place !== null && place.path === location.pathname) {
  const part = document.getElementById(place.partId) ?? document.body;
  scrollTo(0, part.getBoundingClientRect().top + scrollY + place.below);
}
