import type { ScreenShot } from './screen-shots';

/**
 * The short form: every screen once per language, in alternating windows: Japanese on a phone and English on a desktop, reversed for the
 * next screen. So each language appears in each window. The selection is deterministic.
 */
export function sampleShots(shots: readonly ScreenShot[]): ScreenShot[] {
  const screens = [...new Set(shots.map(({ screen }) => screen))];
  return screens.flatMap((screen, at) =>
    (['ja', 'en'] as const).flatMap((language, turn) => {
      const own = shots.filter((shot) => shot.screen === screen && shot.language === language);
      return own.slice((at + turn) % Math.max(own.length, 1)).slice(0, 1);
    }),
  );
}

/**
 * Of sampled shots those that axe checks in the short form: one per screen, so that each language and window has its share. What axe finds
 * depends on a screen's elements and colours more than on its words.
 */
export function axeSample(sampled: readonly ScreenShot[]): ScreenShot[] {
  return [...new Set(sampled.map(({ screen }) => screen))].flatMap((screen, at) => {
    const own = sampled.filter((shot) => shot.screen === screen);
    return own.slice(Math.floor(at / 2) % own.length).slice(0, 1);
  });
}
