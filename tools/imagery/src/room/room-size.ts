/** Six tatami: 2.8 by 3.6 m, 2.4 m high. The window is in the left wall, the camera looks at the back wall. */
export const ROOM = { left: -0.75, right: 2.05, back: -0.5, near: 3.1, top: 2.4 } as const;
export const WINDOW = { from: -0.24, to: 1.46, bottom: 0.03, top: 2.0 } as const;
