/** How a picture lies in its frame: how many times its size, and how far its middle is from the frame's, in pixels. */
export interface ZoomView {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** A point or a shift in pixels; points count from the frame's middle. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Sizes in pixels: the square picture's side as it lies unzoomed, and the frame that cuts it. */
export interface ZoomFrame {
  readonly picture: number;
  readonly width: number;
  readonly height: number;
}

/** The whole picture. */
export const WHOLE: ZoomView = { scale: 1, x: 0, y: 0 };
/** Nearer, leaves are blurred: pictures come in 1296 pixels at most. */
export const NEAREST = 4;
/** What a double tap goes to. */
export const NEAR = 2.5;

/** Nearer or farther by `factor`; what lies under `point` stays under it. */
export function zoomAt(view: ZoomView, factor: number, point: Point, frame: ZoomFrame): ZoomView {
  const scale = Math.min(Math.max(view.scale * factor, WHOLE.scale), NEAREST);
  const grown = scale / view.scale;
  return held(
    { scale, x: point.x - (point.x - view.x) * grown, y: point.y - (point.y - view.y) * grown },
    frame,
  );
}

/** Moved by a finger or a key. */
export function moveBy(view: ZoomView, shift: Point, frame: ZoomFrame): ZoomView {
  return held({ scale: view.scale, x: view.x + shift.x, y: view.y + shift.y }, frame);
}

/** No edge of the picture comes further in than the frame's, and what is smaller than the frame stays in its middle. */
function held({ scale, x, y }: ZoomView, { picture, width, height }: ZoomFrame): ZoomView {
  const reach = (side: number) => Math.max(0, (picture * scale - side) / 2);
  const within = (value: number, limit: number) => Math.min(Math.max(value, -limit), limit) + 0;
  return { scale, x: within(x, reach(width)), y: within(y, reach(height)) };
}
