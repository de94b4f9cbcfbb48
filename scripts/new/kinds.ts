import { LOCALES } from '@shop/rules/language';
import { type Change, type NewThing, pascalCase } from './change';

/** A kind with a recipe in docs/recipes.md. */
export interface Kind {
  /** Its heading in docs/recipes.md. */
  readonly recipe: string;
  /** Whether it belongs in the folder of a noun: required, optional, or one folder for all. */
  readonly noun: 'must' | 'may' | 'none';
  /** Command of its failing test. */
  readonly test: (thing: NewThing) => string;
  readonly changes: (thing: NewThing) => readonly Change[];
  /** Files of other nouns that exclude a second one of its name. */
  readonly taken?: (thing: NewThing) => RegExp;
}

const STOREFRONT = 'apps/storefront/src';
const unit = (path: string) => `npx vitest run --project 'unit*' ${path}`;
const failing = ({ row, words }: NewThing) =>
  `test('[${row}] ${words}', () => {\n  expect.fail('says here what the row asks for');\n});\n`;
/** A browser test that opens a page and asserts missing content. */
const browserTest = (
  { row, words, pascal }: NewThing,
  address: string,
): string => `import { expect, test } from './support/test';

test('[${row}] ${words}', async ({ page }) => {
  await page.goto('${address}');
  await expect(page.getByText('what the row asks of ${pascal}')).toBeVisible();
});
`;
/** A title, in every language, below the opening line of a message table. */
const titles = (table: string, key: string, { words }: NewThing): Change[] =>
  LOCALES.map((language) => ({
    path: `apps/storefront/messages/${language}.json`,
    below: new RegExp(`^  "${table}": \\{$`),
    line: `  "${key}": "${words}",`,
  }));

/** The imports that are sorted before one of a file beside it. */
const importBefore = (file: string) => (line: string) => {
  const [, from = ''] = /from '([^']+)';$/.exec(line) ?? [];
  return from !== '' && (!from.startsWith('./') || from < file);
};

export const KINDS = {
  route: {
    recipe: 'A route',
    noun: 'none',
    test: ({ name }) => `npm run e2e -- ${name}.spec.ts`,
    changes: (thing) => {
      const { name, pascal, camel, row } = thing;
      const { path: screen, text } = {
        path: `${STOREFRONT}/features/content/screen/${name}/${pascal}Screen.tsx`,
        text: `import { Container } from '@shop/ui-kit/primitives/Container';
import type { Locale } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { PageHead } from '#foundation/screen/PageHead.tsx';

interface ${pascal}ScreenProps {
  locale: Locale;
}

/** \`/${name}\` (${row}). */
export function ${pascal}Screen({ locale }: ${pascal}ScreenProps) {
  return (
    <Container>
      <PageHead locale={locale} title={messages(locale).meta.${camel}.title} />
    </Container>
  );
}
`,
      };
      const page = `import { ${pascal}Screen } from '#features/content/screen/${name}/${pascal}Screen.tsx';
import { localeOf } from '#foundation/i18n/locale-of.ts';
import { messageMetadata, type PageProps } from '#foundation/metadata/page-metadata.ts';

export const generateMetadata = messageMetadata('/${name}', (m) => m.meta.${camel});

/** \`/${name}\` (${row}). */
export default async function ${pascal}Page({ params }: PageProps) {
  return <${pascal}Screen locale={localeOf((await params).locale)} />;
}
`;
      return [
        { path: `${STOREFRONT}/app/[locale]/${name}/page.tsx`, text: page },
        { path: screen, text },
        {
          path: `${STOREFRONT}/foundation/routing/page-address.ts`,
          below: /^ {2}news: \(locale: Locale\)/,
          line: `${camel}: (locale: Locale) => \`/\${locale}/${name}\`,`,
        },
        {
          path: `${STOREFRONT}/foundation/routing/rewrites.ts`,
          below: /destination: pageAddress\.news\(/,
          line: `{ source: \`\${prefix}/${name}\`, destination: pageAddress.${camel}(locale) },`,
        },
        {
          path: `${STOREFRONT}/foundation/routing/rewrites.test.ts`,
          below: /'\/news', '\/ja\/news'\]/,
          line: `['[${row}]', '/${name}', '/ja/${name}'],`,
        },
        {
          path: `${STOREFRONT}/features/sitemap/server/sitemap-pages.ts`,
          below: /^ {4}\.\.\.news\.slice\(0, 1\)/,
          line: `fixed('/${name}'),`,
        },
        {
          path: 'apps/storefront/test/support/screens.ts',
          below: /^ {2}\{ name: 'news', path: '\/news' \},/,
          line: `{ name: '${thing.words}', path: '/${name}', rows: ['${row}'] },`,
        },
        ...LOCALES.map((language) => ({
          path: `apps/storefront/messages/${language}.json`,
          below: /^ {2}"meta": \{$/,
          line: `  "${camel}": {\n    "title": "${thing.words}",\n    "description": "${thing.words}"\n  },`,
        })),
        { path: `apps/storefront/e2e/${name}.spec.ts`, text: browserTest(thing, `/${name}`) },
      ];
    },
  },
  section: {
    recipe: 'A section of the home page',
    noun: 'none',
    test: ({ name }) => `npm run e2e -- home-${name}.spec.ts`,
    changes: (thing) => {
      const { name, pascal, camel, row } = thing;
      const home = `${STOREFRONT}/features/home/screen`;
      return [
        {
          path: `${home}/Home${pascal}.tsx`,
          text: `import { Section } from '@shop/ui-kit/primitives/Section';
import type { Locale } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';

interface Home${pascal}Props {
  locale: Locale;
}

/** The home page's ${thing.words} (${row}). */
export function Home${pascal}({ locale }: Home${pascal}Props) {
  const title = messages(locale).home.${camel};
  return (
    <Section id="${name}" title={title}>
      <p>{title}</p>
    </Section>
  );
}
`,
        },
        {
          path: `${home}/HomeScreen.tsx`,
          below: importBefore(`./Home${pascal}`),
          line: `import { Home${pascal} } from './Home${pascal}';`,
        },
        {
          path: `${home}/HomeScreen.tsx`,
          below: /^ {6}<HomeReviews /,
          line: `<Home${pascal} locale={locale} />`,
        },
        ...titles('home', camel, thing),
        { path: `apps/storefront/e2e/home-${name}.spec.ts`, text: browserTest(thing, '/') },
      ];
    },
  },
  component: {
    recipe: 'A component',
    noun: 'may',
    test: ({ pascal }) => unit(`${pascal}.test.tsx`),
    taken: ({ pascal }) => new RegExp(`^packages/ui-kit/src/(?:.+/)?${pascal}/${pascal}\\.tsx$`),
    changes: (thing) => {
      const { pascal, camel, noun, row, words } = thing;
      const folder = `packages/ui-kit/src/${noun === null ? 'primitives' : `commerce/${noun}`}/${pascal}`;
      const commerce: Change[] =
        noun === null
          ? []
          : [
              {
                path: 'packages/ui-kit/package.json',
                below: /"\.\/src\/commerce\/[\w-]+\/\*\/\*\.tsx",$/,
                line: `"./commerce/${noun}/*": "./src/commerce/${noun}/*/*.tsx",`,
                isShared: true,
              },
            ];
      return [
        ...commerce,
        {
          path: `${folder}/${pascal}.tsx`,
          text: `import type { ReactNode } from 'react';
import * as styles from './${pascal}.css.ts';

export interface ${pascal}Props {
  children: ReactNode;
}

/** Says here what the ${words} is for (${row}). */
export function ${pascal}({ children }: ${pascal}Props) {
  return <div className={styles.${camel}}>{children}</div>;
}
`,
        },
        {
          path: `${folder}/${pascal}.css.ts`,
          text: `import { vars } from '@shop/design-tokens/contract.css';
import { style } from '@vanilla-extract/css';

export const ${camel} = style({ padding: vars.space.standard });
`,
        },
        {
          path: `${folder}/${pascal}.stories.tsx`,
          text: `import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { ${pascal} } from './${pascal}.tsx';

const meta = preview.meta({
  title: '${noun === null ? 'Primitives' : `Commerce/${pascalCase(noun)}`}/${pascal}',
  component: ${pascal},
  args: { children: '${words}' },
});

export const Standard = meta.story({
  tags: ['en'],
  parameters: english(${pascal}, { children: '${words}' }),
});
`,
        },
        {
          path: `${folder}/${pascal}.test.tsx`,
          text: `// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { mount } from '#testing/mount.ts';
import { violations } from '#testing/violations.ts';
import { ${pascal} } from './${pascal}.tsx';

test('axe finds nothing', async () => {
  const { root, unmount } = mount(<${pascal}>${words}</${pascal}>);
  expect(await violations(root)).toEqual([]);
  unmount();
});

${failing(thing)}`,
        },
      ];
    },
  },
  rule: {
    recipe: 'A rule (as an example: a day on which nothing is delivered)',
    noun: 'must',
    test: ({ noun, name }) => unit(`packages/rules/src/${noun}/${name}.test.ts`),
    changes: (thing) => {
      const { name, camel, noun, row, words } = thing;
      const path = `packages/rules/src/${noun}/${name}`;
      return [
        {
          path: `${path}.ts`,
          text: `/** Says here what ${words} decides, from what, in which units (${row}). */
export function ${camel}(amount: number): number {
  return amount;
}
`,
        },
        {
          path: `${path}.test.ts`,
          text: `import { expect, test } from 'vitest';
import { ${camel} } from './${name}';

test('[${row}] ${words}', () => {
  expect(${camel}(0)).toBe('what the row asks for');
});
`,
        },
      ];
    },
  },
  operation: {
    recipe: 'An operation',
    noun: 'must',
    taken: ({ pascal }) =>
      new RegExp(`^packages/graphql/src/operations/.+/${pascal}(?:\\.fragment)?\\.graphql$`),
    test: ({ name }) => `npm run codegen && ${unit(`packages/graphql/src/to-rules/to-${name}.test.ts`)}`,
    changes: (thing) => {
      const { name, pascal, noun, row, words } = thing;
      return [
        {
          path: `packages/graphql/src/operations/${noun}/${pascal}.graphql`,
          text: `query ${pascal}($language: LanguageCode!) @inContext(country: JP, language: $language) {
  shop {
    name
  }
}
`,
        },
        {
          path: `packages/graphql/src/to-rules/to-${name}.ts`,
          text: `import type { ${pascal}Query } from '../__generated__/documents/graphql';

/** Says here what is read of the answer (${row}). */
export function to${pascal}({ shop }: ${pascal}Query): string {
  return shop.name;
}
`,
        },
        {
          path: `packages/graphql/src/to-rules/to-${name}.test.ts`,
          text: `import { expect, test } from 'vitest';
import { to${pascal} } from './to-${name}';

test('[${row}] ${words}', () => {
  expect(to${pascal}({ shop: { name: 'a shop' } })).toBe('what the row asks for');
});
`,
        },
      ];
    },
  },
  machine: {
    recipe: 'A machine, or a state of one (as an example: the mail magazine)',
    noun: 'must',
    test: ({ noun, name }) => unit(`packages/machines/src/${noun}/${name}`),
    taken: ({ name }) => new RegExp(`^packages/machines/src/.+/${name}\\.machine\\.ts$`),
    changes: (thing) => {
      const { name, pascal, camel, noun, row, words } = thing;
      const path = `packages/machines/src/${noun}/${name}`;
      return [
        {
          path: `${path}.machine.ts`,
          text: `import { fromPromise, setup } from 'xstate';

export type ${pascal}Event = { readonly type: 'begin' };

/** Says here what the ${words} decides (${row}). An actor that \`provide()\` gives makes the call. */
export const ${camel}Machine = setup({
  types: { events: {} as ${pascal}Event },
  actors: {
    send: fromPromise<'accepted'>(() => Promise.reject(new Error('send was not provided'))),
  },
}).createMachine({
  id: '${camel}',
  initial: 'idle',
  states: {
    idle: { on: { begin: 'sending' } },
    sending: { invoke: { src: 'send', onDone: 'done', onError: 'failed' } },
    done: {},
    failed: { on: { begin: 'sending' } },
  },
});
`,
        },
        {
          path: `${path}.machine.test.ts`,
          text: `import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { ${camel}Machine } from './${name}.machine';

test('[${row}] ${words}', () => {
  const actor = createActor(${camel}Machine).start();
  actor.send({ type: 'begin' });
  expect(actor.getSnapshot().value).toBe('what the row asks for');
});
`,
        },
        {
          path: `${path}.model.ts`,
          text: `import { defineModel } from '../testing/define-model';
import { type ${pascal}Event, ${camel}Machine } from './${name}.machine';

const EVENTS: readonly ${pascal}Event[] = [{ type: 'begin' }];

/** Every state and transition of the ${words}: a new event is listed here with its sentence, a new outcome with its call. */
export const ${camel}Model = defineModel({
  id: '${camel}',
  machine: ${camel}Machine,
  input: undefined,
  eventsOf: () => [...EVENTS],
  outcomes: { send: () => ['accepted' as const] },
  serialize: ({ value }) => JSON.stringify(value),
  say: () => 'the shopper begins',
});
`,
        },
        {
          path: `${path}.model.test.ts`,
          text: `import { testModel } from '../testing/test-model';
import { ${camel}Model } from './${name}.model';

testModel(${camel}Model);
`,
        },
      ];
    },
  },
} as const satisfies Record<string, Kind>;

export type KindName = keyof typeof KINDS;
