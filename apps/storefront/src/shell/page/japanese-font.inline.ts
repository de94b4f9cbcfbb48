/**
 * Requests the style sheet of the Japanese font if needed: two kanji that look the same are two boxes. The check waits for
 * the first frame, so that it delays no page on devices with such a font.
 */

import { whenParsed } from '#foundation/browser/inline/when-parsed.ts';
import { FONT_SHEET } from '#shell/layout/font-sheet.ts';

/** Side of the square in which a character is drawn, in pixels. */
const SIDE = 24;

function draw(character: string): string {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (context === null) return character;
  context.font = `20px ${getComputedStyle(document.body).fontFamily}`;
  context.fillText(character, 0, 20);
  return canvas.toDataURL();
}

whenParsed(() =>
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (draw('永') !== draw('語')) return;
      const sheet = document.createElement('link');
      sheet.rel = 'stylesheet';
      sheet.href = FONT_SHEET;
      document.head.append(sheet);
    }),
  ),
);
