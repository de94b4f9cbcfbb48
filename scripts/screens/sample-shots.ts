import type { ScreenShot } from './screen-shots';

/**
 * Every screen once per language, in alternating windows: Japanese on a phone and English on a desktop, reversed for the next screen. So each
 * language appears in each window. The selection is deterministic.
 */
export function shotPerLanguage(shots: readonly ScreenShot[]): ScreenShot[] {
  const screens = [...new Set(shots.map(({ screen }) => screen))];
  return screens.flatMap((screen, at) =>
    (['ja', 'en'] as const).flatMap((language, turn) => {
      const own = shots.filter((shot) => shot.screen === screen && shot.language === language);
      return own.slice((at + turn) % Math.max(own.length, 1)).slice(0, 1);
    }),
  );
}

/**
 * The short form: of these, each screen is opened in one language, so that each language and window has its share. In the other one its
 * words are read without a browser, where they are in the page as sent: lines, elements and colours repeat what the first one proves.
 */
export function sampleShots(perLanguage: readonly ScreenShot[]): ScreenShot[] {
  return [...new Set(perLanguage.map(({ screen }) => screen))].flatMap((screen, at) => {
    const own = perLanguage.filter((shot) => shot.screen === screen);
    const opened = own[Math.floor(at / 2) % own.length];
    return own.flatMap((shot) => {
      if (shot === opened) return [shot];
      return isAsSent(shot) ? [{ ...shot, isPictured: false, isRead: true as const }] : [];
    });
  });
}

/** Whether a shot shows the page as sent by the shop. */
export function isAsSent({ screen: { cart, favorites, act, isHosted } }: ScreenShot): boolean {
  return [cart, favorites, act, isHosted].every((own) => own === undefined);
}
