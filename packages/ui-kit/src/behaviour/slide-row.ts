import { scrollMotion } from './scroll-motion.ts';

/** A row of slides that buttons can move. */
export interface SlideRow {
  /** Forward (1) or back (-1): one slide if the row loops, else one page of slides */
  move(direction: 1 | -1): void;
  /** Restores the row as CSS lays it out */
  stop(): void;
}

interface SlideRowOptions {
  /** The row loops (SLIDE-01, SLIDE-02) */
  loop: boolean;
  /** Buttons beside the row: a pointer that enters them signals intent to move */
  buttons: Element;
}

/** Milliseconds without scroll events after which a row is idle, in browsers without `scrollend`. */
const REST_MS = 150;
/** Events that signal intent to move a row. */
const INTENTS = ['pointerenter', 'wheel', 'scroll'] as const;
/** Events of a move by other means than a button. */
const OTHER_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'focusin'] as const;
/** Widths and positions are fractional pixels; scroll positions may be rounded. */
const ROUNDING_PX = 1;

/**
 * Moves a row of slides (`viewport` scrolls, its only child contains them). The browser still scrolls and snaps the row, so touch, wheel,
 * keys and buttons move the same element. A looping row gets copies of all slides on both sides, created on the first intent to move it.
 * When it comes to rest among the copies, it jumps by whole rounds to an identical position.
 */
export function slideRow(viewport: HTMLElement, { loop, buttons }: SlideRowOptions): SlideRow {
  const track = viewport.firstElementChild;
  const listening = new AbortController();
  const { signal } = listening;
  let round: Round | undefined;
  /** The target position of a button's scroll in progress. */
  let target: number | undefined;
  let fingers = 0;
  let restTimer: ReturnType<typeof setTimeout> | undefined;

  const jump = (left: number) => viewport.scrollTo({ left, behavior: 'instant' });
  const goRound = () => {
    if (!loop || round || !track) return;
    const before = track.firstElementChild?.getBoundingClientRect().left ?? 0;
    round = copyAround(track, viewport.clientWidth);
    if (!round) return;
    viewport.dataset['loop'] = '';
    jump(viewport.scrollLeft + round.first.getBoundingClientRect().left - before);
  };
  const rest = () => {
    clearTimeout(restTimer);
    if (fingers > 0) return;
    // A press during a scroll ends the previous scroll: the row is not idle.
    if (target !== undefined && Math.abs(viewport.scrollLeft - target) > ROUNDING_PX) return;
    target = undefined;
    // The slide with keyboard focus stays in place.
    if (!round || viewport.querySelector(':focus-visible')) return;
    const rounds = Math.floor((viewport.scrollLeft - startOf(round) + ROUNDING_PX) / lengthOf(round));
    if (rounds !== 0) jump(viewport.scrollLeft - rounds * lengthOf(round));
  };
  const waitForRest = () => {
    clearTimeout(restTimer);
    restTimer = setTimeout(rest, REST_MS);
  };
  const forgetTarget = () => {
    target = undefined;
  };
  const saysRest = 'onscrollend' in window;
  const countFingers = ({ touches }: TouchEvent) => {
    fingers = touches.length;
    // Momentum may continue the scroll: each scroll event restarts the timer.
    if (!saysRest) waitForRest();
  };

  for (const intent of INTENTS) viewport.addEventListener(intent, goRound, { signal, passive: true });
  buttons.addEventListener('pointerenter', goRound, { signal });
  for (const move of OTHER_MOVES) viewport.addEventListener(move, forgetTarget, { signal, passive: true });
  window.addEventListener('resize', forgetTarget, { signal });
  if (saysRest) viewport.addEventListener('scrollend', rest, { signal });
  else viewport.addEventListener('scroll', waitForRest, { signal });
  for (const touch of ['touchstart', 'touchend', 'touchcancel'] as const) {
    viewport.addEventListener(touch, countFingers, { signal, passive: true });
  }
  // A copy can be clicked, but is hidden from keyboard and screen reader: it must not receive the focus.
  viewport.addEventListener(
    'mousedown',
    (event) => {
      if (event.target instanceof Element && event.target.closest('[aria-hidden="true"]')?.matches('li'))
        event.preventDefault();
    },
    { signal },
  );

  return {
    move: (direction) => {
      goRound();
      const here = target ?? viewport.scrollLeft;
      const last = viewport.scrollWidth - viewport.clientWidth;
      let next = nextStop(track, { here, last, direction, step: round ? 1 : pageOf(viewport) });
      if (round) {
        // Among the copies there is always an identical position with space left in that direction.
        const shift = next < 0 ? lengthOf(round) : next > last ? -lengthOf(round) : 0;
        if (shift !== 0) jump(viewport.scrollLeft + shift);
        next += shift;
      } else {
        next = Math.min(Math.max(next, 0), last);
      }
      target = next;
      viewport.scrollTo({ left: next, behavior: scrollMotion() });
    },
    stop: () => {
      listening.abort();
      clearTimeout(restTimer);
      for (const copy of round?.copies ?? []) copy.remove();
      delete viewport.dataset['loop'];
    },
  };
}

/** A row between copies of itself. */
interface Round {
  readonly first: HTMLElement;
  /** The first slide of the first copy after the row. */
  readonly again: HTMLElement;
  readonly copies: readonly HTMLElement[];
  /** The number of rounds before it. */
  readonly before: number;
}

/** Length of one round and start of the original row, in pixels. */
const lengthOf = ({ first, again }: Round) =>
  again.getBoundingClientRect().left - first.getBoundingClientRect().left;
const startOf = (round: Round) => round.before * lengthOf(round);

/** Copies a row's slides to both sides, enough to fill one window on each; undefined for fewer than two slides. */
function copyAround(track: Element, width: number): Round | undefined {
  const slides = Array.from(track.children).filter((slide) => slide instanceof HTMLElement);
  const [first, second] = slides;
  if (!first || !second) return undefined;
  const pitch = second.getBoundingClientRect().left - first.getBoundingClientRect().left;
  const before = pitch > 0 ? Math.ceil(width / (pitch * slides.length)) : 1;
  const copy = () => slides.map(silentCopy);
  const rounds = (count: number) => Array.from({ length: count }, copy).flat();
  const ahead = rounds(before);
  // One more copy behind: with the row's last slide at the left edge the window must still be full.
  const behind = rounds(before + 1);
  track.prepend(...ahead);
  track.append(...behind);
  return { first, again: behind[0] ?? first, copies: [...ahead, ...behind], before };
}

/** A visual copy of a slide that can be clicked, but is hidden from screen readers and not focusable. */
function silentCopy(slide: HTMLElement): HTMLElement {
  const copy = slide.cloneNode(true) as HTMLElement;
  copy.setAttribute('aria-hidden', 'true');
  for (const control of copy.querySelectorAll('a, button')) control.setAttribute('tabindex', '-1');
  return copy;
}

/** The number of whole slides in the window. */
function pageOf(viewport: HTMLElement): number {
  return Math.max(1, Math.floor(viewport.clientWidth / pitchOf(viewport.firstElementChild)));
}

function pitchOf(track: Element | null): number {
  const [first, second] = Array.from(track?.children ?? []);
  if (!first || !second) return 0;
  return second.getBoundingClientRect().left - first.getBoundingClientRect().left;
}

interface Move {
  readonly here: number;
  readonly last: number;
  readonly direction: 1 | -1;
  readonly step: number;
}

/** The position of the slide `step` slides away, in pixels from the row's start; it may lie beyond an end. */
function nextStop(track: Element | null, { here, last, direction, step }: Move): number {
  const pitch = pitchOf(track);
  if (pitch <= 0 || last <= 0) return 0;
  return (Math.round(here / pitch) + direction * step) * pitch;
}
