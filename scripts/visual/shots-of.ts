import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Shot } from './shot';

/**
 * How a story is looked at. `plain`: as it is. `focus`, `hover`: with everything that can be pressed in that state.
 * `forced`: in the reader's own few colours (forced-colors). `en`: with the English words. `app`: as in the
 * app's own browser.
 */
export type Look = 'plain' | 'focus' | 'hover' | 'forced' | 'en' | 'app';

/** One story in one look at one window width. */
export interface StoryShot extends Shot {
  look: Look;
}

/** Where `npm run storybook` answers. */
const STORYBOOK = 'http://127.0.0.1:6006';

const index = z.object({
  entries: z.record(
    z.string(),
    z.object({
      id: z.string(),
      title: z.string(),
      name: z.string(),
      type: z.string(),
      tags: z.array(z.string()).default([]),
    }),
  ),
});

const WIDTH_TAG = /^w(\d+)$/;
const DEFAULT_WIDTH = 360;
/** Storybook's globals of a look, in an address. */
const GLOBALS = { en: '&globals=locale:en', app: '&globals=browser:app' };
/** Of a story that only the focus makes visible: it is looked at in its look `focus` alone. */
const FOCUS_ALONE = 'focus-alone';
const LOOK_TAGS = ['focus', 'hover', 'forced', 'en', 'app'] as const;

/**
 * The shots of a built Storybook. A story says its window widths by tags (`w360`, `w768`, `w1280`); without one it is
 * looked at on a phone. The tags `focus`, `hover`, `forced`, `en` and `app` add such a look at its first width; `focus-alone` puts the look
 * `focus` in place of the others.
 */
export function shotsOf(storybook: string): StoryShot[] {
  return shotsOfIndex(JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')));
}

/** The same from the content of `index.json`. Shots that share a width and a look stand together. */
export function shotsOfIndex(content: unknown): StoryShot[] {
  const { entries } = index.parse(content);
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .flatMap(({ id, title, name, tags }): StoryShot[] => {
      const tagged = tags.flatMap((tag) => WIDTH_TAG.exec(tag)?.[1] ?? []).map(Number);
      const widths = tagged.length > 0 ? tagged.toSorted((a, b) => a - b) : [DEFAULT_WIDTH];
      const [first = DEFAULT_WIDTH] = widths;
      const shot = (width: number, look: Look): StoryShot => ({
        id,
        name: look === 'plain' ? `${title} · ${name}` : `${title} · ${name} · ${look}`,
        width,
        look,
        file: `${id}--${width}${look === 'plain' ? '' : `-${look}`}.webp`,
        address: `${STORYBOOK}/?path=/story/${id}${GLOBALS[look as 'en' | 'app'] ?? ''}`,
      });
      if (tags.includes(FOCUS_ALONE)) return widths.map((width) => shot(width, 'focus'));
      return [
        ...widths.map((width) => shot(width, 'plain')),
        ...LOOK_TAGS.filter((look) => tags.includes(look)).map((look) => shot(first, look)),
      ];
    })
    .sort((a, b) => a.look.localeCompare(b.look) || a.width - b.width);
}
