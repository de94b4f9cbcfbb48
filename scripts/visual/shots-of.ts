import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** One story at one window width: what the visual run looks at. */
export interface Shot {
  /** Storybook's id of the story */
  storyId: string;
  /** For people: `Commerce/Product/ProductCard · Sale` */
  name: string;
  /** CSS pixels */
  width: number;
  /** Of its baseline, without a folder */
  file: string;
}

const index = z.object({
  entries: z.record(
    z.string(),
    z.object({
      id: z.string(),
      title: z.string(),
      name: z.string(),
      type: z.string(),
      tags: z.array(z.string()),
    }),
  ),
});

const WIDTH_TAG = /^w(\d+)$/;
const USUAL_WIDTH = 360;

/**
 * The shots of a built Storybook. A story says its window widths by tags (`w360`, `w768`, `w1280`); without one it is
 * looked at on a phone.
 */
export function shotsOf(storybook: string): Shot[] {
  const { entries } = index.parse(JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')));
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .flatMap(({ id, title, name, tags }) => {
      const widths = tags.flatMap((tag) => WIDTH_TAG.exec(tag)?.[1] ?? []).map(Number);
      return (widths.length > 0 ? widths : [USUAL_WIDTH]).map((width) => ({
        storyId: id,
        name: `${title} · ${name}`,
        width,
        file: `${id}--${width}.png`,
      }));
    })
    .sort((a, b) => a.width - b.width);
}
