/** Once a page is parsed: scrolls to the position stored at a change of language, before the first paint (HEAD-01). */
import { whenParsed } from '#foundation/browser/inline/when-parsed.ts';
import { takeStoredScroll } from './stored-scroll';

whenParsed(() => {
  const place = takeStoredScroll();
  if (place === null || place.path !== location.pathname) return;
  const part = document.getElementById(place.partId) ?? document.body;
  scrollTo(0, part.getBoundingClientRect().top + scrollY + place.below);
});
