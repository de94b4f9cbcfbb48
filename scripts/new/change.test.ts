import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { climbingImports } from '../lint/climbing-import';
import { projectRoot } from '../setup/project-root.mjs';
import { type Change, newThing, textsAfter } from './change';
import { KINDS } from './kinds';

const read = (path: string) =>
  existsSync(join(projectRoot, path)) ? readFileSync(join(projectRoot, path), 'utf8') : null;

describe('a generated file set', () => {
  test('is named in kebab case, and so is its noun', () => {
    expect(newThing('gift-card', 'GIFT-01', 'product')).toMatchObject({
      pascal: 'GiftCard',
      camel: 'giftCard',
      words: 'gift card',
    });
    for (const name of ['GiftCard', 'gift card', '../gift', '-gift', 'gift-', '']) {
      expect(() => newThing(name, 'GIFT-01', null), name).toThrow('kebab case');
      expect(() => newThing('gift', 'GIFT-01', name), name).toThrow('kebab case');
    }
  });

  test('is offered the kebab case of another spelling, and no name that does not compile', () => {
    for (const name of ['GiftCard', 'Gift Card', 'gift_card', 'ｇｉｆｔ card'])
      expect(() => newThing(name, 'GIFT-01', null), name).toThrow(
        `"${name}" is not in kebab case: gift-card`,
      );
    expect(() => newThing('贈り物', 'GIFT-01', null)).toThrow('such as gift-card');
    expect(() => newThing('delete', 'GIFT-01', null)).toThrow('a reserved word');
  });

  test('repeats no key of an object, and no line that several things share', () => {
    const json =
      '{\n  "meta": {\n    "home": {\n      "gift": "x"\n    },\n    "news": "n"\n  },\n  "gift": "y"\n}';
    const below = /^ {2}"meta": \{$/;
    const inserted = (line: string, isShared?: true) => () =>
      textsAfter([{ path: 'a.json', below, line, ...(isShared && { isShared }) }], () => json).get('a.json');
    expect(inserted('  "gift": "z",')()).toContain('"meta": {\n    "gift": "z",\n    "home"');
    expect(inserted('  "news": "z",')).toThrow('a.json has "news" already');
    expect(inserted('"gift": "y"', true)()).toBeUndefined();
  });

  test('is written atomically: over no existing file, and only where its insertion points exist', () => {
    const changes: Change[] = [
      { path: 'a.ts', below: /^ {2}news/, line: 'gift,' },
      { path: 'b.ts', text: 'new' },
    ];
    const files = (texts: Record<string, string>) => (path: string) => texts[path] ?? null;
    expect([...textsAfter(changes, files({ 'a.ts': '{\n  news,\n}' }))]).toEqual([
      ['a.ts', '{\n  news,\n  gift,\n}'],
      ['b.ts', 'new'],
    ]);
    expect(() => textsAfter(changes, files({ 'a.ts': '  news', 'b.ts': '' }))).toThrow(
      'b.ts is there already',
    );
    expect(() => textsAfter(changes, files({ 'a.ts': '{}' }))).toThrow('a.ts has no line like');
  });
});

test('a new component has its story beside those of its noun', () => {
  const texts = textsAfter(KINDS.component.changes(newThing('gift-card', 'GIFT-01', 'mail-magazine')), read);
  const [, noun] =
    /title: '(.+\/)MailMagazine'/.exec(
      read('packages/ui-kit/src/commerce/mail-magazine/MailMagazine/MailMagazine.stories.tsx') ?? '',
    ) ?? [];
  expect([...texts].find(([path]) => path.endsWith('.stories.tsx'))?.[1]).toContain(
    `title: '${noun}GiftCard'`,
  );
});

describe.each(Object.entries(KINDS))('a new %s', (_, kind) => {
  const thing = newThing('gift-card', 'GIFT-01', kind.noun === 'none' ? null : 'product');
  const changes = kind.changes(thing);

  test('has a recipe, and its files can be generated in this checkout', () => {
    expect(read('docs/recipes.md')).toContain(`## ${kind.recipe}\n`);
    expect([...textsAfter(changes, read).keys()]).not.toEqual([]);
    expect(() => textsAfter([...changes, ...changes], read)).toThrow('is there already');
  });

  test('imports as lint demands: by `#` from three folders up, files beside it in order', () => {
    for (const [path, text] of textsAfter(changes, read)) {
      expect(climbingImports(path, text), path).toEqual([]);
      const beside = [...text.matchAll(/from '(\.\/[^']+)';$/gm)].map(([, file = '']) => file);
      expect(beside, path).toEqual(beside.toSorted());
    }
  });

  test('has a test with the row id, which its command runs', () => {
    const tests = changes.filter(
      (change) => 'text' in change && change.text.includes(`test('[${thing.row}] `),
    );
    expect(tests).toHaveLength(1);
    expect(kind.test(thing)).toContain(tests[0]?.path.split('/').at(-1)?.split('.')[0]);
  });
});
