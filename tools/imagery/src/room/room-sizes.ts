import type { Growth } from '../form-params';

/** A size's differences from the specimen, and its pot if no name contains a 号. */
export interface RoomSize extends Growth {
  /**
   * Inner width of its pot in centimetres, only if neither the variant's nor the product's name contains its 号: that of the
   * catalogue's sizes of the same height. A plant of up to 25 cm stands in 9 cm (3号), one of 25 to 40 cm in 12 cm (4号), one of
   * 35 to 55 cm in 15 cm (5号), one of 50 to 75 cm in 18 cm (6号), one of 90 to 140 cm in 24 cm (8号).
   */
  readonly potCm?: number;
  /** Hangs from a cord, and its vines fall freely. */
  readonly hung?: true;
}

/** The sizes of a product by the variants' names. */
export type RoomSizes = Readonly<Record<string, RoomSize>>;

/** The catalogue's name of a product's only variant. */
const ONLY = 'Default Title';

/** One size, equal to the specimen except for the given values. */
const only = (size: RoomSize): RoomSizes => ({ [ONLY]: size });

/**
 * Products in the room so far, and their sizes' growth: a young plant has fewer leaves, larger relative to its height
 * though smaller in centimetres, and thinner stems.
 */
export const ROOM_SIZES: Readonly<Record<string, RoomSizes>> = {
  'monstera-deliciosa': {
    '4号': { leaves: 0.45, leafSize: 0.95, stem: 0.9, tall: 0.9, spread: 0.75 },
    '6号': { leaves: 0.65, leafSize: 0.95, spread: 0.8 },
    '8号': { leafSize: 0.9, tall: 1.1, spread: 0.75 },
  },
  umbellata: {
    '6号': { leaves: 0.45, leafSize: 1.2, tall: 0.75 },
    '8号': { leaves: 0.8, leafSize: 0.9, tall: 1.35 },
    '10号': { leaves: 1.1, leafSize: 0.78, tall: 1.65, stem: 1.15, spread: 1.05 },
  },
  'pachira-mini': {
    '3号': { leaves: 0.5, leafSize: 1.1, tall: 0.8, stem: 0.9 },
    '4号': {},
  },
  'gajumaru-mini': {
    '3号': { leaves: 0.6, leafSize: 1.15 },
    '4号': { leaves: 0.85, leafSize: 1.05, stem: 0.76, tall: 1.05 },
    '6号': { leaves: 1.1, leafSize: 0.9, stem: 0.66, tall: 1.35, spread: 1.1 },
  },
  'sansevieria-laurentii': {
    '4号': { leaves: 0.55, leafSize: 1.1 },
    '6号': { tall: 1.25 },
  },
  everfresh: {
    '4号': { leaves: 0.5, leafSize: 0.8, tall: 0.85, spread: 0.75 },
    '7号': { leaves: 0.85, leafSize: 0.75, tall: 1.2, spread: 0.85 },
    '8号': { leaves: 1.2, leafSize: 0.6, tall: 1.6, spread: 0.85 },
  },
  augusta: {
    '6号': { leaves: 0.6, leafSize: 0.8, spread: 0.6 },
    '8号': { leaves: 0.85, leafSize: 0.85, tall: 1.4, spread: 0.6 },
    '10号': { leafSize: 0.85, tall: 1.6, spread: 0.6 },
  },
  schefflera: {
    '4号': { leaves: 0.5, leafSize: 1.05, tall: 0.8, spread: 0.9 },
    '7号': { tall: 1.35, leafSize: 0.85 },
  },
  burgundy: {
    '4号': { leaves: 0.5, leafSize: 1.25, tall: 0.7 },
    '6号': { leaves: 0.8, leafSize: 1.2, tall: 1.05 },
    '8号': { leaves: 1.2, leafSize: 1.15, tall: 1.35 },
  },
  zamioculcas: {
    '4号': { leaves: 0.5, leafSize: 1.1 },
    '6号': {},
  },
  coffee: {
    '3号': { leaves: 0.45, leafSize: 1.2, tall: 0.75 },
    '6号': { tall: 1.1 },
  },
  yucca: {
    '6号': { leaves: 0.6, tall: 0.8 },
    '8号': { leaves: 0.85, tall: 1.2 },
    '10号': { tall: 1.45, leafSize: 0.95 },
  },
  'lyrata-bambino': {
    '4号': { leaves: 0.55, leafSize: 1.15, tall: 0.8 },
    '7号': { tall: 1.15 },
  },
  'benjamin-baroque': {
    '5号': { leaves: 0.6, leafSize: 1.15, tall: 0.75 },
    '8号': { leaves: 1.2, tall: 1.3, spread: 1.15 },
  },
  chamaedorea: {
    '3号': { leaves: 0.6, leafSize: 1.1, tall: 0.95, spread: 0.85 },
    '5号': { tall: 1.15 },
  },
  'sansevieria-masoniana': {
    '4号': { leaves: 0.67, leafSize: 1.1, tall: 0.9 },
    '6号': { leaves: 1.67, tall: 1.1 },
  },
  'monstera-adansonii': {
    ロングポット: { potCm: 12 },
    吊り鉢: { hung: true, potCm: 12, leaves: 0.9 },
  },
  'pothos-enjoy': {
    卓上: { potCm: 9, leaves: 0.75, leafSize: 0.85 },
    吊り鉢: { hung: true, potCm: 12 },
  },
  'pothos-golden': only({ hung: true, potCm: 12 }),
  'green-necklace': {
    ポット苗: { potCm: 9, leaves: 0.9 },
    吊り鉢: { hung: true, potCm: 12 },
  },
  scindapsus: {
    '3号': { leaves: 0.55, leafSize: 0.8, spread: 0.25, tall: 1.1 },
    '5号': { leaves: 0.9, leafSize: 0.75, spread: 0.25, tall: 1.9 },
  },
  adiantum: {
    '3号': { leaves: 0.5, leafSize: 1.15, spread: 0.85 },
    '5号': { tall: 1.15 },
  },
  benghalensis: {
    '5号': { leaves: 0.5, leafSize: 1.2, tall: 0.75 },
    '8号': { tall: 1.3, leafSize: 0.9 },
  },
  aglaonema: {
    '4号': { leaves: 0.5, leafSize: 1.1, spread: 0.85 },
    '6号': { tall: 1.2 },
  },
  asplenium: {
    '4号': { leaves: 0.55, leafSize: 1.1, spread: 0.65, tall: 0.95 },
    '6号': { spread: 0.6 },
  },
  'crassula-kanenonaruki': {
    '3号': { leaves: 0.5, leafSize: 1.3, tall: 0.85, stem: 0.9 },
    '6号': { leaves: 1.1, tall: 1.15, leafSize: 0.85 },
  },
  'euphorbia-milkbush': {
    '4号': { leaves: 0.6, tall: 0.85, stem: 1.1 },
    '7号': { tall: 1.25 },
  },
  'alocasia-odora': {
    '5号': { leaves: 0.6, leafSize: 0.95, tall: 0.85, spread: 0.85 },
    '8号': { tall: 1.2, leafSize: 0.9, spread: 0.85 },
  },
  'aloe-vera': {
    '5号': { leaves: 0.7, leafSize: 1.05 },
    '8号': { leaves: 1.15, tall: 1.1 },
  },
  'pachira-nuri': {
    '6号': { leaves: 0.5, leafSize: 1.05, tall: 0.75, stem: 0.62 },
    '8号': { leaves: 0.8, tall: 1.15, leafSize: 0.95, stem: 0.58 },
    '10号': { leaves: 1.1, tall: 1.4, leafSize: 0.9, stem: 0.58 },
  },
  'codex-tokkuriran': {
    '4号': { leaves: 0.55, leafSize: 0.85, tall: 0.75, stem: 0.75 },
    '7号': { tall: 1.1, stem: 0.65, leafSize: 0.95 },
  },
  'codex-adenium-arabicum': {
    '3号': { leaves: 0.6, leafSize: 0.9, spread: 0.8, stem: 0.85 },
    '6号': { spread: 1.3, tall: 1.15 },
  },
  'select-monstera-pot': {
    '6号': { leaves: 0.65, leafSize: 0.95, spread: 0.8 },
    '8号': { leafSize: 0.9, tall: 1.1, spread: 0.75 },
  },
  massangeana: {
    '7号': { leaves: 0.7, tall: 0.85 },
    '10号': { leaves: 1.05, tall: 1.35, leafSize: 0.9 },
  },
  compacta: {
    '4号': { leaves: 0.5, leafSize: 1.1, tall: 0.75 },
    '6号': { tall: 1.2 },
  },
  'cactus-kimenkaku': {
    '5号': { leaves: 0.5, tall: 0.62 },
    '8号': { tall: 1.2 },
  },
  areca: {
    '7号': { leaves: 0.6, leafSize: 0.9, spread: 0.75 },
    '10号': { leaves: 1.1, tall: 1.3, leafSize: 0.9, spread: 0.75 },
  },
  nonleaf: {
    '6号': { leaves: 0.6, tall: 0.9 },
    '8号': { tall: 1.15 },
  },
  'monstera-white-tiger': {
    '5号': { leaves: 0.5, leafSize: 0.95, tall: 0.9, spread: 0.75 },
    '6号': { leaves: 0.7, leafSize: 0.95, spread: 0.8 },
  },
  altissima: {
    '6号': { leaves: 0.5, leafSize: 1.2, tall: 0.75 },
    '8号': { tall: 1.3, leafSize: 0.9 },
  },
  'concinna-white': {
    '6号': { leaves: 0.6, tall: 0.85 },
    '8号': { tall: 1.2 },
  },
  'codex-gracilis': {
    幹径2cm: { potCm: 9, leaves: 0.5, leafSize: 0.8, stem: 0.5, tall: 0.5, spread: 0.6 },
    幹径4cm: { potCm: 9, leaves: 0.75, leafSize: 0.9, stem: 0.75, tall: 0.8, spread: 0.85 },
    幹径7cm: { potCm: 12 },
  },
  'tableplants-gajumaru': only({ potCm: 9 }),
  clusia: only({ potCm: 15 }),
  spathiphyllum: only({ potCm: 15 }),
  'tableplants-sansevieria': only({ potCm: 9 }),
  getto: only({ potCm: 15 }),
  'philodendron-birkin': only({ potCm: 12 }),
  chlorophytum: only({ potCm: 12 }),
  'agave-attenuata': only({ potCm: 18 }),
  'peperomia-obtusi': only({ potCm: 9 }),
  'gajumaru-neagari': only({ potCm: 24 }),
  'select-sansevieria-silver': only({ potCm: 12 }),
  sophora: only({ potCm: 9 }),
  tupidanthus: only({ potCm: 24 }),
  'tableplants-pachira': only({ potCm: 9 }),
  'alocasia-amazonica': only({ potCm: 12 }),
  'codex-lamerei': only({ potCm: 12 }),
  kentia: only({ potCm: 27, spread: 0.75 }),
  nephrolepis: only({ potCm: 12 }),
  'calathea-orbifolia': only({ potCm: 15 }),
  'calathea-makoyana': only({ potCm: 12 }),
  'zamioculcas-raven': only({ potCm: 12 }),
  'cactus-sumikirin': only({ potCm: 15 }),
  'cactus-okinamaru': only({ potCm: 9 }),
  'pot-saintpaulia': only({ potCm: 9 }),
  'pot-calla': only({ potCm: 15 }),
  'kalanchoe-tsukitoji': only({ potCm: 9 }),
  'pot-kalanchoe': only({ potCm: 12 }),
  'codex-kaseijin': only({ potCm: 9 }),
  'cactus-kinkomaru': only({ potCm: 9 }),
  'codex-sangoabura': only({ potCm: 12 }),
  'pot-dendrobium': only({ potCm: 15 }),
  'codex-bombax': only({ potCm: 12, stem: 0.85 }),
  'cactus-gekkabijin': only({ potCm: 18 }),
  'codex-adenium-obesum': only({ potCm: 12, stem: 0.8 }),
  'codex-fagaroides': only({ potCm: 12 }),
  'pot-poinsettia': only({ potCm: 15 }),
};
