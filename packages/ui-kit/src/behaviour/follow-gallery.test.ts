// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { find } from '../testing/find.ts';
import { followGallery } from './follow-gallery.ts';

let track: HTMLElement;
const scrollTo = vi.fn();

beforeEach(() => {
  document.body.innerHTML = `
    <div id="gallery">
      <ul data-track>
        <li><a href="one" data-zoom></a></li><li><a href="two" data-zoom></a></li><li><a href="three" data-zoom></a></li>
      </ul>
      <span data-count>1 / 3</span>
      <a href="#1" data-thumb aria-current="true"></a><a href="#2" data-thumb></a><a href="#3" data-thumb></a>
    </div>`;
  track = find(document, '[data-track]');
  Object.defineProperty(track, 'clientWidth', { value: 400 });
  scrollTo.mockReset();
  track.scrollTo = scrollTo;
  followGallery(find(document, '#gallery'));
});

test('[PROD-01] a swipe moves the marker to the visible image, and counts it', () => {
  swipeTo(800);
  expect(
    Array.from(document.querySelectorAll('[data-thumb]'), (thumb) => thumb.getAttribute('aria-current')),
  ).toEqual([null, null, 'true']);
  expect(find(document, '[data-count]').textContent).toBe('3 / 3');
});

test('[PERF-01] offscreen images may load once the gallery is hydrated', () => {
  expect(track.dataset['live']).toBe('');
});

test('[PROD-01] a thumbnail scrolls to its image, and the URL does not change', () => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  find(document, '[href="#2"]').dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
  expect(scrollTo).toHaveBeenCalledWith({ left: 400, behavior: 'smooth' });
});

test('[PROD-01] arrow keys go to the next image and stop at the ends', () => {
  press('ArrowRight');
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 400, behavior: 'smooth' });
  swipeTo(800);
  press('ArrowRight');
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 800, behavior: 'smooth' });
  press('ArrowLeft');
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 400, behavior: 'smooth' });
});

test('[PROD-01] only the visible image is in the Tab order, and an arrow key moves the focus', () => {
  const links = () => Array.from(document.querySelectorAll<HTMLElement>('[data-zoom]'));
  expect(links().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  links()[0]?.focus();
  press('ArrowRight');
  expect(document.activeElement?.getAttribute('href')).toBe('two');
  swipeTo(400);
  expect(links().map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
});

test('[ROOM-02] a radio group inside an image keeps its arrow keys, and is inert while the image is offscreen', () => {
  document.body.innerHTML = `
    <div id="gallery">
      <ul data-track><li><a href="one" data-zoom></a></li><li><div data-controls><a href="size"></a></div></li></ul>
      <a href="#1" data-thumb></a><a href="#2" data-thumb></a>
    </div>`;
  track = find(document, '[data-track]');
  Object.defineProperty(track, 'clientWidth', { value: 400 });
  track.scrollTo = scrollTo;
  followGallery(find(document, '#gallery'));
  const controls = find(document, '[data-controls]');
  expect(controls.inert).toBe(true);
  swipeTo(400);
  expect(controls.inert).toBe(false);
  find(document, '[href="size"]').dispatchEvent(
    new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true, cancelable: true }),
  );
  expect(scrollTo).not.toHaveBeenCalled();
});

function swipeTo(left: number) {
  track.scrollLeft = left;
  track.dispatchEvent(new Event('scroll'));
}

function press(key: string) {
  track.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}
