export type CompassPoint = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw';

const POINTS: Readonly<Record<CompassPoint, { readonly ja: readonly string[]; readonly en: string }>> = {
  n: { ja: ['北'], en: 'north' },
  ne: { ja: ['北東', '東北'], en: 'northeast' },
  e: { ja: ['東'], en: 'east' },
  se: { ja: ['南東', '東南'], en: 'southeast' },
  s: { ja: ['南'], en: 'south' },
  sw: { ja: ['南西', '西南'], en: 'southwest' },
  w: { ja: ['西'], en: 'west' },
  nw: { ja: ['北西', '西北'], en: 'northwest' },
};
/** What of a house faces a point. */
const SIDES = {
  ja: ['側', '面', '窓', 'の窓', 'の部屋', 'の庭', 'の壁', 'のベランダ', 'のバルコニー'],
  en: ['side', 'wall', 'window', 'room', 'garden', 'balcony', 'light', 'exposure', 'aspect'],
};
/** The sun of a time of day by the point where it stands. */
const SUN: Readonly<Partial<Record<CompassPoint, readonly string[]>>> = {
  e: ['朝日', '午前の日', '午前の日差し', '午前中の日', 'morning sun', 'morning light'],
  s: ['昼の日', '真昼の日', 'midday sun', 'noon sun'],
  w: ['西日', '夕日', '午後の日', '午後の日差し', 'afternoon sun', 'evening sun', 'late sun'],
};

/** All words of both languages for the sides of a house that face a point of the compass, and for its sun: 北向き, `west wall`. */
export function wordsOfPoint(point: CompassPoint): string[] {
  const { ja, en } = POINTS[point];
  return [
    ...ja.flatMap((name) => [
      ...[`${name}向き`, `${name}むき`, `${name}に面した`, `${name}に向いた`],
      ...SIDES.ja.flatMap((side) => [
        `${name}${side}`,
        `${name}向き${side.startsWith('の') ? side : `の${side}`}`,
      ]),
    ]),
    `${en} facing`,
    `facing ${en}`,
    `${en}ern`,
    ...SIDES.en.flatMap((side) => [`${en} ${side}`, `${en} facing ${side}`]),
    ...(SUN[point] ?? []),
  ];
}
