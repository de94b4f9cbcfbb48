import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Shot } from './shot';

/**
 * Look of a story. `plain`: unchanged. `focus`, `hover`: with all pressable elements in that state. `forced`: forced-colors mode. `en`:
 * English messages. `app`: as in the app's own browser.
 */
export type Look = 'plain' | 'focus' | 'hover' | 'forced' | 'en' | 'app';

/** One story in one look at one window width. */
export interface StoryShot extends Shot {
  look: Look;
}

/** Origin of `npm run storybook`. */
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
/** Storybook globals of a look, as URL parameters. */
const GLOBALS = { en: '&globals=locale:en', app: '&globals=browser:app' };
/** Tag of a story that is visible only with focus: it has only the look `focus`. */
const FOCUS_ALONE = 'focus-alone';
/** The short form has one of so many stories in English. */
const ENGLISH_STEP = 4;
const LOOK_TAGS = ['focus', 'hover', 'forced', 'en', 'app'] as const;

/**
 * The shots of a built Storybook. Tags declare a story's window widths (`w360`, `w768`, `w1280`); the default is a phone. The tags `focus`,
 * `hover`, `forced`, `en` and `app` add such a look at its first width; `focus-alone` replaces the others by the look `focus`.
 */
export function shotsOf(storybook: string): StoryShot[] {
  return shotsOfIndex(JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')));
}

/** The same from the content of `index.json`. Shots with the same width and look are adjacent. */
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

/**
 * The short form: every story unchanged in one of its windows, in turn, so that each width is seen; of the stories in English every
 * fourth; every other look is seen whole. The selection is deterministic.
 */
export function sampleStories(shots: readonly StoryShot[]): StoryShot[] {
  const windowsOf = new Map<string, StoryShot[]>();
  for (const shot of shots) {
    if (shot.look === 'plain') windowsOf.set(shot.id, [...(windowsOf.get(shot.id) ?? []), shot]);
  }
  let turn = 0;
  const kept = [...windowsOf.values()].map((own) => (own.length > 1 ? own[turn++ % own.length] : own[0]));
  const english = shots.filter(({ look }) => look === 'en').filter((_, index) => index % ENGLISH_STEP === 0);
  return shots.filter((shot) =>
    shot.look === 'plain' ? kept.includes(shot) : shot.look !== 'en' || english.includes(shot),
  );
}
