import type { Nursery } from './compose';

/** Place and light of each producer: glasshouses, tunnels, yards and shelves, none like another. */
export const NURSERIES: Readonly<Record<string, Nursery>> = {
  // a glasshouse on the coast of Atsumi: white benches, high sun
  'producers-mizuki': {
    wall: '#dbe7ea',
    floor: '#c9cbc4',
    bench: 0.7,
    benchColor: '#e6e5df',
    bars: 1.5,
    sun: 1.15,
    fill: 0.42,
    azimuth: 0.12,
    elevation: 0.2,
  },
  // under trees on coral sand
  'producers-uruma-haekaze': {
    wall: '#cfe3e6',
    floor: '#e6dcc3',
    shade: 1.25,
    sun: 1.4,
    fill: 0.36,
    azimuth: -0.16,
    elevation: 0.22,
  },
  // a mountain house in thin, cool light
  'producers-shiramine': {
    wall: '#dde3ea',
    floor: '#b9b6ad',
    bench: 0.8,
    benchColor: '#8f8a80',
    bars: 2.2,
    sun: 0.95,
    fill: 0.5,
    azimuth: 0.08,
    elevation: 0.34,
  },
  // a clay floor, afternoon
  'producers-togeya': {
    wall: '#ecdcc3',
    floor: '#c7a98a',
    sun: 1.3,
    fill: 0.32,
    azimuth: -0.2,
    elevation: 0.3,
  },
  // sand and a lime wall
  'producers-suna-no-niwa': {
    wall: '#f3ede0',
    floor: '#dccba4',
    sun: 1.35,
    fill: 0.34,
    azimuth: 0.2,
    elevation: 0.2,
  },
  // a tunnel of film: light from everywhere
  'producers-hananoi-flora': {
    wall: '#e9efee',
    floor: '#8d8377',
    bars: 2.6,
    sun: 0.85,
    fill: 0.6,
    azimuth: 0,
    elevation: 0.4,
  },
  // a warm house for potted flowers
  'producers-kureiro': {
    wall: '#e7e4da',
    floor: '#b3aa9b',
    bench: 0.6,
    benchColor: '#b8ada0',
    bars: 1.8,
    sun: 1,
    fill: 0.46,
    azimuth: -0.1,
    elevation: 0.18,
  },
  // a terrace above the sea
  'producers-mi-no-sato': {
    wall: '#cadfe8',
    floor: '#b89f7c',
    shade: 0.9,
    sun: 1.3,
    fill: 0.4,
    azimuth: 0.18,
    elevation: 0.16,
  },
  // a yard of trees in morning light
  'producers-furueda': {
    wall: '#dfe6da',
    floor: '#a8967b',
    shade: 1.6,
    sun: 1.15,
    fill: 0.36,
    azimuth: -0.08,
    elevation: 0.12,
  },
  // black mulch between rows, seen from above
  'producers-wakana-herb': {
    wall: '#e2ead8',
    floor: '#6f6659',
    sun: 1.1,
    fill: 0.44,
    azimuth: 0.1,
    elevation: 0.36,
  },
  // shelves of grey wood before a plastered wall
  'producers-shoin': {
    wall: '#e4dccb',
    floor: '#9b948a',
    bench: 0.75,
    benchColor: '#8a7860',
    shade: 1.1,
    sun: 1.05,
    fill: 0.34,
    azimuth: -0.14,
    elevation: 0.16,
  },
  // a packing room with a pale table
  'producers-minamo': {
    wall: '#f0efec',
    floor: '#c9c5bd',
    bench: 0.7,
    benchColor: '#d8b98f',
    sun: 0.95,
    fill: 0.52,
    azimuth: 0.06,
    elevation: 0.22,
  },
};
