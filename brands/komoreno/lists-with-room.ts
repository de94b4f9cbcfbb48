import type { RoomChoice } from '@shop/rules/catalog/list-room';

const EVERYWHERE: RoomChoice = { places: ['floor', 'table'] };

/** The purposes whose plants are shown in the room (ROOM-08): their places in it, and the heights that their own texts mention. */
export const LISTS_WITH_ROOM: Readonly<Record<string, RoomChoice>> = {
  big_plantspot: { places: ['floor'], leastCm: 100 },
  hanging: { places: ['hook', 'table'] },
  desk: { places: ['table'], mostCm: 35 },
  beginner: EVERYWHERE,
  'pet-friendly': EVERYWHERE,
  'shade-tolerant': EVERYWHERE,
  'drought-tolerant': EVERYWHERE,
  'moving-gift': { places: ['floor'] },
  'rare-plants': EVERYWHERE,
};
