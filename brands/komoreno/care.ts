import type { CareCell } from '@shop/rules/brand/brand';
import { LIGHT_TAGS } from './facets';

/** The care of a plant: tags name the least that it needs, so the first applies. */
export const CARE: readonly CareCell[] = [
  {
    key: 'light',
    sign: 'light',
    title: { ja: '置き場所', en: 'Place' },
    tags: [
      { id: LIGHT_TAGS.needs.corner, degree: 1 },
      { id: LIGHT_TAGS.needs.lace, degree: 2 },
      { id: LIGHT_TAGS.needs.sun, degree: 3 },
    ],
  },
  {
    key: 'water',
    sign: 'water',
    title: { ja: '水やり', en: 'Watering' },
    tags: [
      { id: 303, degree: 1 },
      { id: 302, degree: 1 },
    ],
  },
  {
    key: 'temperature',
    sign: 'temperature',
    title: { ja: '温度', en: 'Temperature' },
    // The lowest that it tolerates, in °C: above the last limit it needs a warm room.
    number: { key: 'minTemperatureC', limits: [0, 7], label: { ja: '{n}℃から', en: 'From {n} °C' } },
  },
];
