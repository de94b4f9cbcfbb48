import { moveBy, NEAR, type Point, WHOLE, type ZoomView, zoomAt } from './zoom-view.ts';

/** One press of a button or a key. */
const STEP = 1.6;
/** One press of an arrow key, in pixels. */
const NUDGE = 80;
/** A second tap this soon, and this near, is a double tap. */
const DOUBLE_TAP_MS = 320;
const DOUBLE_TAP_PX = 32;
/** Of the wheel's own unit. */
const WHEEL_SHARE = 0.01;

/** What buttons and keys ask of a picture. */
export interface PictureZoom {
  nearer(): void;
  farther(): void;
  whole(): void;
  /** Moves the picture by whole steps; false when all of it is in sight, so that nothing could move. */
  step(across: number, down: number): boolean;
  /** Removes everything again. */
  end(): void;
}

/**
 * Lets fingers, mouse and keys come nearer to the picture in a frame (PROD-01): pinch, double tap or double click, the wheel
 * with its key; one finger moves a picture that is near. While the whole is in sight a swipe is left to the row around it.
 * @param frame cuts the picture, its first element child
 * @param onChange told after every change: whether it is near, and whether it could come nearer
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
      // a double tap was understood above, and is a double click as well
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
