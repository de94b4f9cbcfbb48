import { type Screen, WINDOWS, type Window } from '../../apps/storefront/test/support/screen';
import { SCREENS } from '../../apps/storefront/test/support/screens';
import type { Shot } from '../visual/shot';

/** One screen in one language and window. */
export interface ScreenShot extends Shot {
  screen: Screen;
  language: 'ja' | 'en';
  width: Window;
  /** Only its words are compared, as sent. */
  isRead?: true;
}

/** Origin of `npm start`. */
const SHOP = 'http://127.0.0.1:3000';

/** Every screen in both languages and windows, unless it is limited to one. */
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
          isPictured: screen.isPictured !== false,
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

/** Rows that every screen proves: each language at its own URL, accessible contrast, its lines' and cards' breaks, and its screenshot. */
const ROWS = ['ROUTE-16', 'A11Y-01', 'TYPE-01', 'CARD-02', 'CARD-03', 'LOOK-01'];

/** A shot as a test case: its proven rows and its name. */
export function screenTitle({ screen: { rows = [] }, name, width, isRead }: ScreenShot): string {
  if (isRead) return `[ROUTE-16] ${name}: its words`;
  const ids = [...ROWS, ...rows].map((id) => `[${id}]`).join(' ');
  return `${ids} ${name} · ${width}: its picture, its words, its lines, axe and reflow`;
}
