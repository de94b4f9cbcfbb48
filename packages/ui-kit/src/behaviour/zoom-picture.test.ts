// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { find } from '../testing/find.ts';
import { type PictureZoom, zoomPicture } from './zoom-picture.ts';

let frame: HTMLElement;
let zoom: PictureZoom;
const onChange = vi.fn();

beforeEach(() => {
  document.body.innerHTML = '<div id="frame"><div></div></div>';
  frame = find(document, '#frame');
  Object.defineProperties(frame, { clientWidth: { value: 400 }, clientHeight: { value: 400 } });
  Object.defineProperty(frame.firstElementChild, 'offsetWidth', { value: 400 });
  frame.getBoundingClientRect = () => ({ left: 0, top: 0, width: 400, height: 400 }) as DOMRect;
  onChange.mockReset();
  zoom = zoomPicture(frame, onChange);
});

test('[PROD-01] a double tap zooms in at its position, once, although it is a double click too', () => {
  tap(300, 200);
  tap(300, 200);
  frame.dispatchEvent(new MouseEvent('dblclick', { clientX: 300, clientY: 200 }));
  expect(drawn()).toBe('translate(-150px, 0px) scale(2.5)');
});

test('[PROD-01] a double click zooms in, the next one zooms out', () => {
  frame.dispatchEvent(new MouseEvent('dblclick', { clientX: 200, clientY: 200 }));
  expect(drawn()).toBe('translate(0px, 0px) scale(2.5)');
  frame.dispatchEvent(new MouseEvent('dblclick', { clientX: 200, clientY: 200 }));
  expect(drawn()).toBe('');
});

test('[PROD-01] a pinch zooms in; one finger then pans the image', () => {
  finger('pointerdown', 1, 150);
  finger('pointerdown', 2, 250);
  finger('pointermove', 2, 350);
  expect(drawn()).toContain('scale(2)');
  finger('pointerup', 1, 150);
  finger('pointermove', 2, 340);
  expect(onChange).toHaveBeenLastCalledWith({ near: true, nearest: false });
  finger('pointerup', 2, 340);
});

test('[PROD-01] two taps at distant positions are no double tap', () => {
  tap(100, 200);
  tap(300, 200);
  expect(drawn()).toBe('');
});

test('[PROD-01] the wheel zooms only with its modifier key, and the page does not zoom', () => {
  const turn = (ctrlKey: boolean) => {
    // the test's own WheelEvent does not support modifier keys
    const event = Object.assign(
      new MouseEvent('wheel', { ctrlKey, clientX: 200, clientY: 200, cancelable: true }),
      {
        deltaY: -50,
      },
    );
    frame.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(turn(false)).toBe(false);
  expect(drawn()).toBe('');
  expect(turn(true)).toBe(true);
  expect(drawn()).toContain('scale(1.6');
});

test('[PROD-01] buttons and keys: zoom in to the maximum, arrows pan only when zoomed, and zoom out to the whole', () => {
  expect(zoom.step(1, 0)).toBe(false);
  for (let press = 0; press < 5; press += 1) zoom.nearer();
  expect(onChange).toHaveBeenLastCalledWith({ near: true, nearest: true });
  expect(zoom.step(1, 0)).toBe(true);
  expect(drawn()).toBe('translate(-80px, 0px) scale(4)');
  zoom.whole();
  expect(onChange).toHaveBeenLastCalledWith({ near: false, nearest: false });
  zoom.end();
  frame.dispatchEvent(new MouseEvent('dblclick', { clientX: 200, clientY: 200 }));
  expect(drawn()).toBe('');
});

const drawn = () => find(frame, 'div').style.transform;

function finger(type: string, pointerId: number, clientX: number, clientY = 200) {
  frame.dispatchEvent(new PointerEvent(type, { pointerId, pointerType: 'touch', clientX, clientY }));
}

function tap(x: number, y: number) {
  finger('pointerdown', 1, x, y);
  finger('pointerup', 1, x, y);
}
