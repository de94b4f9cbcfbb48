import type { Shot } from '../visual/shot';
import { type Screen, WINDOWS, type Window } from './screen';
import { SCREENS } from './screen-list';

/** One screen in one language in one window. */
export interface ScreenShot extends Shot {
  screen: Screen;
  language: 'ja' | 'en';
  width: Window;
}

/** Where `npm start` answers. */
const SHOP = 'http://127.0.0.1:3000';

/** Every screen in both languages and both windows, unless it says that it is of one only. */
export function screenShots(screens: readonly Screen[] = SCREENS): ScreenShot[] {
  return screens.flatMap((screen) =>
    (screen.languages ?? ['ja', 'en']).flatMap((language) =>
      (screen.windows ?? WINDOWS).map((width): ScreenShot => {
        const id = `${screen.name.replaceAll(/[^a-z0-9]+/g, '-')}--${language}`;
        return {
          id,
          name: `${screen.name} · ${language}`,
          width,
          file: `${id}-${width}.webp`,
          address: `${SHOP}${pathIn(language, screen.path)}`,
          screen,
          language,
        };
      }),
    ),
  );
}

/** A path of the Japanese shop in another language. */
export function pathIn(language: 'ja' | 'en', path: string): string {
  if (language === 'ja') return path;
  return path === '/' ? '/en' : `/en${path}`;
}
