import type { RoomPlace } from '@shop/rules/catalog/list-room';

/** The purposes whose plants are shown in the room (ROOM-08), and where in it they are to stand. */
export const LISTS_WITH_ROOM: ReadonlyMap<string, readonly RoomPlace[]> = new Map([
  ['big_plantspot', ['floor']],
  ['desk', ['table']],
  ['beginner', ['floor', 'table']],
  ['pet-friendly', ['floor', 'table']],
  ['shade-tolerant', ['floor', 'table']],
  ['drought-tolerant', ['floor', 'table']],
  ['moving-gift', ['floor']],
  ['rare-plants', ['floor', 'table']],
]);
