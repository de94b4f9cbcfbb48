import type { ScreenShot } from './screen-shots';

/** Which of a screen's pictures is taken, from screen to screen: ja on a phone, en on a desktop, ja on a desktop, en on a phone. */
const TURNS = [0, 3, 1, 2] as const;

/**
 * The short form of the pictures: every screen once, its language and window taking turns, so that each language is seen in each window.
 * The same pictures each time; a screen that is new turns those after it.
 */
export function sampleShots(shots: readonly ScreenShot[]): ScreenShot[] {
  const screens = [...new Set(shots.map(({ screen }) => screen))];
  return screens.flatMap((screen, at) => {
    const own = shots.filter((shot) => shot.screen === screen);
    const turn = TURNS[at % TURNS.length] ?? 0;
    return own.slice(turn % own.length).slice(0, 1);
  });
}
