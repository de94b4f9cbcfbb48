import { boughs, type Setting } from './compose';

/** Place and light of each banner, by image: an hour of the day, a wall and a table, none like another. A page's cover may have one, too. */
export const SETTINGS: Readonly<Record<string, Setting>> = {
  // a winter afternoon: the sun is low and falls through a window
  'banners/banner_1': {
    wall: '#cfc9ba',
    wood: '#9c7a55',
    from: [-1, 0.4, 0.42],
    sun: 1.5,
    sky: 0.44,
    fill: 0.34,
    softness: 0.006,
    window: { half: [2.6, 1.75], panes: [3, 2] },
    boughs: [],
    closeness: 0.9,
    near: 1.03,
  },
  // a desk in the morning, the window on the right
  'banners/banner_2': {
    wall: '#e4e2da',
    wood: '#d3bb98',
    from: [0.95, 0.55, 0.5],
    sun: 1.15,
    fill: 0.34,
    boughs: boughs(0.42),
    closeness: 0.9,
    near: 1.0,
  },
  // a clay wall at evening
  'banners/banner_3': {
    wall: '#dccdb6',
    floor: '#b39c80',
    from: [-1, 0.38, 0.3],
    sun: 1.45,
    sky: 0.46,
    fill: 0.36,
    window: { half: [3.2, 1.9], panes: [2, 2] },
    boughs: [],
    closeness: 0.85,
    near: 1.02,
  },
  // a sage wall in soft light
  'banners/banner_4': {
    wall: '#b4bbab',
    floor: '#cbc6ba',
    from: [0.85, 0.6, 0.6],
    sun: 0.8,
    sky: 0.62,
    softness: 0.06,
    boughs: boughs(0.9),
    closeness: 0.88,
    near: 0.95,
  },
  // coral sand and high sun
  'banners/banner_5': {
    wall: '#e6e1d5',
    floor: '#c6bba6',
    from: [-0.5, 0.95, 0.55],
    sun: 1.2,
    sky: 0.4,
    fill: 0.32,
    softness: 0.006,
    boughs: boughs(0.75),
    closeness: 0.88,
    near: 0.94,
  },
  // an alcove: earthen wall, dark wood, light through a lattice
  'banners/banner_6': {
    wall: '#d2c3a6',
    wood: '#846850',
    from: [-1, 0.5, 0.5],
    sun: 1.35,
    sky: 0.46,
    fill: 0.36,
    softness: 0.012,
    window: { half: [2.7, 1.8], panes: [5, 4] },
    boughs: [],
    closeness: 0.95,
    near: 1.02,
  },
  // a pale room, an overcast day
  'banners/banner_7': {
    wall: '#d7dcdd',
    wood: '#ddd2c1',
    from: [0.8, 0.7, 0.7],
    sun: 0.7,
    sky: 0.72,
    softness: 0.09,
    boughs: [],
    closeness: 0.9,
    near: 1.02,
  },
  // a shed with green boards
  'banners/banner_8': {
    wall: '#8f9c86',
    wood: '#a58763',
    from: [0.95, 0.5, 0.35],
    sun: 1.4,
    sky: 0.36,
    fill: 0.28,
    boughs: boughs(0.5),
    closeness: 0.92,
    near: 1.08,
  },
};
