import type { ScreenShot } from './screen-shots';

/**
 * The short form: every screen once a language, in another window in each: Japanese on a phone and English on a desktop, and the other
 * way round with the next screen, so that each language is seen in each window. The same shots each time.
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
