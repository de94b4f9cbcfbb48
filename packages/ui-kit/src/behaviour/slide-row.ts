import { scrollMotion } from './scroll-motion.ts';

/** A row of slides that can be moved by buttons. */
export interface SlideRow {
  /** On (1) or back (-1): one slide where the row goes round, else one page of slides */
  move(direction: 1 | -1): void;
  /** Leaves the row as CSS lays it out */
  stop(): void;
}

interface SlideRowOptions {
  /** Its ends meet (SLIDE-01, SLIDE-02) */
  loop: boolean;
  /** Buttons beside the row: a pointer that comes to them means to move it */
  buttons: Element;
}

/** A row that has not moved for so long is at rest; for browsers that do not say so. Milliseconds. */
const REST_MS = 150;
/** Signs that somebody means to move a row. */
const INTENTS = ['pointerenter', 'wheel', 'scroll'] as const;
/** Signs that the row is moved by something else than a button. */
const OTHER_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'focusin'] as const;
/** Widths and places are fractions of a pixel, where a row scrolls to need not be. */
const ROUNDING_PX = 1;

/**
 * Moves a row of slides (`viewport` scrolls, its only child holds them). It stays a row that the browser scrolls and snaps, so that fingers,
 * wheels, keys and buttons move the same thing. Where it goes round, copies of all slides stand on both sides of it; they
 * are made when somebody means to move it, and as soon as it rests among them it is put back by whole rounds, where it looks
 * the same.
 */
export function slideRow(viewport: HTMLElement, { loop, buttons }: SlideRowOptions): SlideRow {
  const track = viewport.firstElementChild;
  const listening = new AbortController();
  const { signal } = listening;
  let round: Round | undefined;
  /** Where a button has sent the row; it is still under way. */
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
    // A press on its way ended the move of the press before it: that is no rest.
    if (target !== undefined && Math.abs(viewport.scrollLeft - target) > ROUNDING_PX) return;
    target = undefined;
    // Whoever walks through by keyboard keeps the slide that has the focus.
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
    // The row may run on by itself: each step of it puts this off again.
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
  // A copy can be pressed, but is not there for a keyboard or a screen reader: the focus stays out of it.
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
        // Among the copies there is always a place that looks like this one and has room on.
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
  /** The first slide of the row's first copy behind it. */
  readonly again: HTMLElement;
  readonly copies: readonly HTMLElement[];
  /** How many rounds stand before it. */
  readonly before: number;
}

/** Pixels of one round, and where the row itself begins. */
const lengthOf = ({ first, again }: Round) =>
  again.getBoundingClientRect().left - first.getBoundingClientRect().left;
const startOf = (round: Round) => round.before * lengthOf(round);

/** Copies a row's slides on both sides of it, so often that one window of them stands on either; undefined for less than two slides. */
function copyAround(track: Element, width: number): Round | undefined {
  const slides = Array.from(track.children).filter((slide) => slide instanceof HTMLElement);
  const [first, second] = slides;
  if (!first || !second) return undefined;
  const pitch = second.getBoundingClientRect().left - first.getBoundingClientRect().left;
  const before = pitch > 0 ? Math.ceil(width / (pitch * slides.length)) : 1;
  const copy = () => slides.map(silentCopy);
  const rounds = (count: number) => Array.from({ length: count }, copy).flat();
  const ahead = rounds(before);
  // One more behind: the last slide of the row stands at the left edge of a window that is full.
  const behind = rounds(before + 1);
  track.prepend(...ahead);
  track.append(...behind);
  return { first, again: behind[0] ?? first, copies: [...ahead, ...behind], before };
}

/** A slide that looks alike and can be pressed, and is neither read aloud nor reached by keyboard. */
function silentCopy(slide: HTMLElement): HTMLElement {
  const copy = slide.cloneNode(true) as HTMLElement;
  copy.setAttribute('aria-hidden', 'true');
  for (const control of copy.querySelectorAll('a, button')) control.setAttribute('tabindex', '-1');
  return copy;
}

/** How many whole slides a window shows. */
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

/** The place of the slide that is `step` slides away, in pixels from the row's start; it may lie beyond an end. */
function nextStop(track: Element | null, { here, last, direction, step }: Move): number {
  const pitch = pitchOf(track);
  if (pitch <= 0 || last <= 0) return 0;
  return (Math.round(here / pitch) + direction * step) * pitch;
}
