/** The position of an image in its frame: its scale, and the offset of its centre from the frame's, in pixels. */
export interface ZoomView {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** A point or an offset in pixels; points are relative to the frame's centre. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Sizes in pixels: the side of the unzoomed square image, and the frame that clips it. */
export interface ZoomFrame {
  readonly picture: number;
  readonly width: number;
  readonly height: number;
}

/** The whole image. */
export const WHOLE: ZoomView = { scale: 1, x: 0, y: 0 };
/** The maximum scale: images have at most 1296 pixels, so leaves blur beyond it. */
export const NEAREST = 4;
/** The scale of a double tap. */
export const NEAR = 2.5;

/** Zooms by `factor`; the point under `point` stays in place. */
export function zoomAt(view: ZoomView, factor: number, point: Point, frame: ZoomFrame): ZoomView {
  const scale = Math.min(Math.max(view.scale * factor, WHOLE.scale), NEAREST);
  const grown = scale / view.scale;
  return bounded(
    { scale, x: point.x - (point.x - view.x) * grown, y: point.y - (point.y - view.y) * grown },
    frame,
  );
}

/** Moves the image by a finger or a key. */
export function moveBy(view: ZoomView, shift: Point, frame: ZoomFrame): ZoomView {
  return bounded({ scale: view.scale, x: view.x + shift.x, y: view.y + shift.y }, frame);
}

/** Clamps the view: no image edge moves inside the frame's, and a smaller image stays centred. */
function bounded({ scale, x, y }: ZoomView, { picture, width, height }: ZoomFrame): ZoomView {
  const reach = (side: number) => Math.max(0, (picture * scale - side) / 2);
  const within = (value: number, limit: number) => Math.min(Math.max(value, -limit), limit) + 0;
  return { scale, x: within(x, reach(width)), y: within(y, reach(height)) };
}
