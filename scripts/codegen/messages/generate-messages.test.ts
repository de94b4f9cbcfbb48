import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { generateMessages } from './generate-messages';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'messages-'));
  write('i18n/messages.ts', 'export const messages = 1;');
  write('Page.tsx', "import { Cart } from './Cart';\nconst title = messages(locale).cart.title;");
  write(
    'Cart.tsx',
    "'use client';\nimport { Line } from './Line';\nimport type { Server } from './Server';\ntype P = MessageTable<'cart'>;\nconst a = m.cart.empty;",
  );
  write('Line.tsx', 'const b = m.cart.remove({ name }); const c = m.error[code]; // m.page.only');
  write('Server.tsx', 'const d = m.page.only;');
});
afterEach(() => rmSync(folder, { recursive: true }));

const JA = {
  cart: { title: 'カート', empty: '空です', remove: '{name}を削除' },
  error: { a: 'あ', b: 'い' },
  page: { only: '{store}' },
};
const EN = {
  cart: { title: 'Cart', empty: 'Empty', remove: 'Remove {name}' },
  error: { a: 'A', b: 'B' },
  page: { only: '{store}' },
};

function write(name: string, text: string): void {
  const file = join(folder, 'src', name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function generate(
  ja: object = JA,
  en: object = EN,
  onUnsaid?: (line: string) => void,
  brands: NonNullable<Parameters<typeof generateMessages>[0]['brands']> = [],
): string[] {
  return generateMessages({
    languages: [
      { locale: 'ja', catalogue: ja as typeof JA, constants: { store: 'コモレノ' } },
      { locale: 'en', catalogue: en as typeof JA, constants: { store: 'Komoreno' } },
    ],
    source: join(folder, 'src'),
    catalogueModule: join(folder, 'src/i18n/messages.ts'),
    output: join(folder, 'out'),
    ...(onUnsaid && { onUnsaid }),
    brands,
  });
}

const generated = (name: string) => readFileSync(join(folder, 'out', name), 'utf8');

describe('[ROUTE-16] generated messages', () => {
  test('a part has the messages of its root and all its imports, in one language, and no others', () => {
    generate();
    const table = generated('cart.en.ts');
    expect(JSON.parse(table.slice(table.indexOf('{\n'), table.lastIndexOf('}') + 1))).toEqual({
      locale: 'en',
      cart: { empty: 'Empty', remove: 'Remove {name}' },
      error: { a: 'A', b: 'B' },
    });
    expect(generated('catalogue.ja.ts')).toContain('コモレノ');
    expect(generated('messages.ts')).toContain(
      'readonly "remove": (values: { readonly name: string | number }) => string;',
    );
    expect(generated('messages.ts')).toContain('MessagePart = "cart"');
  });

  test('a nested part has its own messages', () => {
    write(
      'Line.tsx',
      "type P = MessageTable<'line'>; const b = m.cart.remove({ name }), c = m.error.a + m.error.b;",
    );
    generate();
    expect(generated('cart.en.ts')).not.toContain('Remove');
    expect(generated('line.en.ts')).toContain('Remove {name}');
  });

  test('unchanged files are not rewritten, and files of removed parts are deleted', () => {
    generate();
    const before = statSync(join(folder, 'out/messages.ts')).mtimeMs;
    expect(generate()).toEqual([]);
    expect(statSync(join(folder, 'out/messages.ts')).mtimeMs).toBe(before);
    write('Cart.tsx', 'const a = m.cart.empty;');
    expect(generate()).toContain('cart.ja.ts');
    expect(readdirSync(join(folder, 'out'))).not.toContain('cart.ja.ts');
  });

  test.each([
    [
      'a message that no screen says',
      { ...JA, spare: 'x' },
      { ...EN, spare: 'x' },
      'spare is said by no screen',
    ],
    [
      'a key that a language lacks',
      { ...JA, page: { only: '', more: 'x' } },
      EN,
      'en.json: page.more is missing',
    ],
    ['an empty message', { ...JA, error: { a: ' ', b: 'い' } }, EN, 'ja.json: error.a is empty'],
    [
      'a parameter that a language lacks',
      JA,
      { ...EN, cart: { ...EN.cart, remove: 'Remove' } },
      'en.json: cart.remove does not use {name}',
    ],
    ['a fault in its syntax', JA, { ...EN, error: { a: '{n', b: 'B' } }, 'en.json: error.a: EXPECT'],
  ])('%s is reported with its key, and nothing is generated', (_what, ja, en, line) => {
    expect(() => generate(ja, en)).toThrow(line);
    expect(() => generated('messages.ts')).toThrow('ENOENT');
  });

  test('unused messages are reported and still generated', () => {
    const lines: string[] = [];
    generate({ ...JA, spare: '予備' }, { ...EN, spare: 'Spare' }, (line) => lines.push(line));
    expect(lines).toEqual(['spare is said by no screen']);
    expect(generated('messages.ts')).toContain('readonly "spare": string;');
    expect(generated('catalogue.en.ts')).toContain('"spare": "Spare"');
  });

  test('other errors are fatal even where unused messages are reported', () => {
    const lines: string[] = [];
    expect(() => generate({ ...JA, spare: 'x' }, EN, (line) => lines.push(line))).toThrow(
      'en.json: spare is missing',
    );
    expect(() => generated('messages.ts')).toThrow('ENOENT');
  });

  test.each(['../out/__generated__/cart.en', '#foundation/i18n/__generated__/cart.en.ts'])(
    '[BRAND-01] browser code loaded by import(%s) contains no brand text',
    (table) => {
      const brands = [
        { brand: 'other', locale: 'en', catalogue: { cart: { empty: 'Nothing yet' } }, constants: {} },
      ];
      generate(JA, EN, undefined, brands);
      write('Late.tsx', `const load = () => import('${table}');`);
      expect(() => generate(JA, EN, undefined, brands)).toThrow('cart.empty is said by code of the browser');
    },
  );

  test('destructured messages are rejected: their use cannot be detected', () => {
    write('Line.tsx', 'const { cart } = m; const c = m.error.a;');
    expect(() => generate()).toThrow('Line.tsx: messages are destructured');
  });

  test('a client component does not import every message into the browser', () => {
    write(
      'Line.tsx',
      "import { messages } from './i18n/messages';\nconst b = m.cart.remove({ name }) + m.error[code];",
    );
    expect(() => generate()).toThrow('Cart.tsx would bring every message to the browser');
  });
});
