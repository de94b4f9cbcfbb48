import { svgAddress } from './svg-address.ts';

/** An empty room: wall, floor, sofa, shelf and table. */
export const PLATE = svgAddress(
  1600,
  1200,
  '<path fill="#eef0ea" d="M0 0h1600v1200H0z"/><path fill="#d9c3a2" d="M0 1000h1600v200H0z"/><path fill="#c9c0b0" d="M1060 660h540v360h-540z"/><path fill="#b5896a" d="M1130 345h470v12h-470zM810 802h200v12H810z"/>',
);

/** A plant in its pot. */
export const PLANT = svgAddress(
  100,
  200,
  '<path fill="#4f8a3a" d="M50 120C0 100 10 30 50 0c40 30 50 100 0 120z"/><path fill="#b5896a" d="M28 150h44l-6 50H34z"/><path fill="#8d8272" d="M47 110h6v45h-6z"/>',
);

/** Its shadow on the ground. */
export const SHADOW = svgAddress(
  100,
  20,
  '<ellipse cx="50" cy="10" rx="50" ry="10" fill="#1a140e" opacity=".35"/>',
);
