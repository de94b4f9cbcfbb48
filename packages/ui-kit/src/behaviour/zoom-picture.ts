import { moveBy, NEAR, type Point, WHOLE, type ZoomView, zoomAt } from './zoom-view.ts';

/** Zoom factor per button or key press. */
const STEP = 1.6;
/** Pixels per arrow key press. */
const NUDGE = 80;
/** A second tap within this time, and this near, is a double tap. */
const DOUBLE_TAP_MS = 320;
const DOUBLE_TAP_PX = 32;
/** Zoom per wheel unit. */
const WHEEL_SHARE = 0.01;

/** The commands of buttons and keys for an image. */
export interface PictureZoom {
  nearer(): void;
  farther(): void;
  whole(): void;
  /** Moves the image by whole steps; false if all of it is visible, so it cannot move. */
  step(across: number, down: number): boolean;
  /** Removes listeners and styles. */
  end(): void;
}

/**
 * Zooms the image in a frame by touch, mouse and keys (PROD-01): pinch, double tap or double click, wheel with its modifier key.
 * One finger pans a zoomed image. An unzoomed image leaves swipes to the surrounding row.
 * @param frame clips the image, its first element child
 * @param onChange called after every change with whether it is zoomed, and whether it can be zoomed further
 */
export function zoomPicture(
  frame: HTMLElement,
  onChange: (state: { near: boolean; nearest: boolean }) => void,
): PictureZoom {
  const stop = new AbortController();
  const listen = { signal: stop.signal };
  const fingers = new Map<number, Point>();
  let view = WHOLE;
  let byMouse = true;
  let lastTap: { at: number; point: Point } | undefined;

  const picture = () => frame.firstElementChild as HTMLElement | null;
  const sizes = () => ({
    picture: picture()?.offsetWidth ?? 0,
    width: frame.clientWidth,
    height: frame.clientHeight,
  });
  const show = (next: ZoomView) => {
    view = next;
    const near = view.scale > WHOLE.scale;
    const element = picture();
    if (element)
      element.style.transform = near ? `translate(${view.x}px, ${view.y}px) scale(${view.scale})` : '';
    frame.toggleAttribute('data-near', near);
    onChange({ near, nearest: zoomAt(view, STEP, MIDDLE, sizes()).scale === view.scale });
  };
  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top, width, height } = frame.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };
  const toggleAt = (point: Point) =>
    show(view.scale > WHOLE.scale ? WHOLE : zoomAt(view, NEAR, point, sizes()));

  frame.addEventListener(
    'pointerdown',
    (event) => {
      byMouse = event.pointerType === 'mouse';
      fingers.set(event.pointerId, pointOf(event));
    },
    listen,
  );
  frame.addEventListener(
    'pointermove',
    (event) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = pointOf(event);
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      fingers.set(event.pointerId, now);
      if (other) {
        const factor = distance(now, other) / Math.max(1, distance(before, other));
        const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
        show(zoomAt(view, factor, middle, sizes()));
      } else if (view.scale > WHOLE.scale) {
        if (event.pointerType === 'mouse') frame.setPointerCapture(event.pointerId);
        show(moveBy(view, { x: now.x - before.x, y: now.y - before.y }, sizes()));
      }
    },
    listen,
  );
  for (const name of ['pointerup', 'pointercancel', 'pointerleave'] as const) {
    frame.addEventListener(name, ({ pointerId }) => void fingers.delete(pointerId), listen);
  }
  frame.addEventListener(
    'pointerup',
    (event) => {
      if (event.pointerType === 'mouse') return;
      const point = pointOf(event);
      const isSecond =
        lastTap !== undefined &&
        event.timeStamp - lastTap.at < DOUBLE_TAP_MS &&
        distance(point, lastTap.point) < DOUBLE_TAP_PX;
      lastTap = isSecond ? undefined : { at: event.timeStamp, point };
      if (isSecond) toggleAt(point);
    },
    listen,
  );
  frame.addEventListener(
    'dblclick',
    (event) => {
      // a double tap was handled above and also fires a double click
      if (byMouse) toggleAt(pointOf(event));
    },
    listen,
  );
  frame.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      show(zoomAt(view, Math.exp(-event.deltaY * WHEEL_SHARE), pointOf(event), sizes()));
    },
    { ...listen, passive: false },
  );

  return {
    nearer: () => show(zoomAt(view, STEP, MIDDLE, sizes())),
    farther: () => show(zoomAt(view, 1 / STEP, MIDDLE, sizes())),
    whole: () => show(WHOLE),
    step: (across, down) => {
      if (view.scale === WHOLE.scale) return false;
      show(moveBy(view, { x: -across * NUDGE, y: -down * NUDGE }, sizes()));
      return true;
    },
    end: () => stop.abort(),
  };
}

const MIDDLE: Point = { x: 0, y: 0 };

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
