import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = join(dirname(fileURLToPath(import.meta.url)), '..');
const baselines = readdirSync(join(source, '../baselines'));

const components = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /([^/]+)\/\1\.tsx$/.test(file))
  .map((file) => {
    const folder = join(source, dirname(file));
    const stories = join(folder, `${basename(folder)}.stories.tsx`);
    return { name: basename(folder), stories: existsSync(stories) ? readFileSync(stories, 'utf8') : null };
  });

test('every component has stories beside it', () => {
  expect(components.filter(({ stories }) => stories === null).map(({ name }) => name)).toEqual([]);
  expect(components.length).toBeGreaterThan(90);
});

test('every component has a committed screenshot; every screenshot is checked with axe too', () => {
  const without = components.filter(({ stories }) => {
    const start = `${storyPath(stories ?? '')}--`;
    return !baselines.some((file) => file.startsWith(start));
  });
  const how = 'npm run test:visual -- --only NAME, look at the report, then again with --update';
  expect(
    without.map(({ name }) => name),
    how,
  ).toEqual([]);
});

/** No words of theirs are seen: only a screen reader reads them, they are hidden, or (Grid) they are a product card's. */
const WORDLESS = [
  'CarouselArrows',
  'FavoriteButton',
  'GalleryFollower',
  'Grid',
  'IconButton',
  'Image',
  'LiveRegion',
  'LoadingOverlay',
  'QrCode',
  'RoomStage',
  'SkipLink',
  'StarRating',
  'VisuallyHidden',
];
const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const RECIPE =
  "tags: ['en'] and parameters: english(NAME, { …texts }), as in Button.stories.tsx (docs/recipes.md, A component)";

test('every component with words has a story in English too, where they are longer', () => {
  const without = components.flatMap(({ name, stories }) => {
    const isJapanese = JAPANESE.test(stories ?? '') || /stories\/sample-/.test(stories ?? '');
    return isJapanese && !/tags: \[[^\]]*'en'/.test(stories ?? '') ? name : [];
  });
  const missing = without.filter((name) => !WORDLESS.includes(name));
  expect(
    missing.map((name) => `${name}.stories.tsx`),
    RECIPE,
  ).toEqual([]);
  expect(WORDLESS, 'excused, but in English').toEqual(without.toSorted());
});

test('English texts of stories have no Japanese letter; test:visual checks what is shown', () => {
  const japanese = components.filter(({ stories }) =>
    (stories ?? '')
      .split(/\benglish\(/)
      .slice(1)
      .some((rest) => JAPANESE.test(upToBracket(rest))),
  );
  expect(
    japanese.map(({ name }) => `${name}.stories.tsx`),
    RECIPE,
  ).toEqual([]);
});

test('no story is excluded from the run or from an axe rule', () => {
  const excused = components.filter(({ stories }) =>
    /a11y|disableRules|'!(?:dev|test|autodocs)'|disableSnapshot/.test(stories ?? ''),
  );
  expect(excused.map(({ name }) => name)).toEqual([]);
});

/** Storybook's id of a stories file: its title in lower case, with a hyphen for each character other than a letter or digit. */
function storyPath(stories: string): string {
  const [, title = ''] = /title: '((?:Primitives|Commerce)\/[^']+)'/.exec(stories) ?? [];
  return title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

/** The text of a call's arguments, up to the bracket that closes it. */
function upToBracket(text: string): string {
  let open = 1;
  for (const { index, 0: bracket } of text.matchAll(/[()]/g)) {
    open += bracket === '(' ? 1 : -1;
    if (open === 0) return text.slice(0, index);
  }
  return text;
}
