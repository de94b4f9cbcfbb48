/** The AI tags of the catalogue that a row names. */
export const LIVING = '1.101';
export const DESK = '1.102';
export const BEDROOM = '1.103';
export const ENTRANCE = '1.104';
export const KITCHEN = '1.105';
export const WINDOW = '1.106';
export const BALCONY = '1.107';
export const GARDEN = '1.108';
export const SHADE = '2.201';
export const SUN = '2.203';
export const EASY = '3.301';
export const LITTLE_WATER = '3.302';
export const DRY = '3.303';
export const HARDY = '3.304';
export const FEW_INSECTS = '3.305';
export const RARE = '3.306';
export const MINI = '4.401';
export const SMALL = '4.402';
export const MEDIUM = '4.403';
export const LARGE = '4.404';
export const HANGING = '4.405';
export const VARIEGATED = '5.502';
export const SILVER = '5.503';
export const RED = '5.504';
export const YELLOW = '5.505';
export const WHITE = '5.506';
export const BLUE = '5.507';
export const DARK = '5.508';
export const BIRTHDAY = '6.601';
export const NEW_HOME = '6.602';
export const OPENING = '6.603';
export const MOTHER = '6.604';
export const ELDERS = '6.605';
export const PETS = '7.701';
export const HARVEST = '7.702';
export const FRAGRANCE = '7.703';

/** A noun with an adjective, as a phrase and as a clause: 大きな葉, 葉が大きい. */
export const described = (noun: string, ...adjectives: string[]) =>
  adjectives
    .flatMap((one) => [
      `${one}${noun}`,
      ...['が', 'の', 'っぱが', 'っぱの'].map((of) => `${noun}${of}${one}`),
    ])
    .join('/');

const GIVEN = [BIRTHDAY, NEW_HOME, OPENING, MOTHER, ELDERS, '#ギフト', '#花束'];
/** A recipient or an occasion: words, and the facts that rank gifts for it; what has the first is one, whatever else it is. */
export const gift = (words: string, best: string, ...ranks: string[]) =>
  ({
    words,
    any: [...GIVEN, best],
    ranks: [best, ...ranks],
    use: true,
    mild: true,
    implies: ['ギフト'],
  }) as const;
/** A place where goods stand. */
export const place = (words: string, any: readonly string[], ...ranks: string[]) =>
  ({ words, any, ranks, use: true }) as const;
/** Furniture and venues, which are a place only behind a preposition or before a particle: a shelf alone is not sold here. */
export const spot = (words: string, any: readonly string[], ...ranks: string[]) =>
  ({ words, any, ranks, use: true, spot: true }) as const;
/** A quality or a purpose: words, the facts that meet it, and the facts that rank what meets it. */
export const trait = (words: string, any: readonly string[], ...ranks: string[]) =>
  ranks.length === 0 ? { words, any } : { words, any, ranks };
/** A trait that is also met by the lack of things: 土のいらない. */
export const without = (lack: readonly string[], row: ReturnType<typeof trait>) => ({ ...row, lack });
