import { describe, expect, test } from 'vitest';
import type { SourceFile } from './lead';
import { readQuestion } from './read-question';
import { whyText } from './why-text';

const PLATFORM_LINE = `const title = words(\`page.\${step}\`);`;
const FILES: readonly SourceFile[] = [
  {
    path: 'apps/storefront/messages/ja.json',
    text: `{
  "cart": {
    "title": "カート",
    "quantity": "{n}点",
    "error": { "full": "カートがいっぱいです" }
  },
  "mail": { "terms": "送料を除く3,000円以上" }
}`,
  },
  {
    path: 'apps/storefront/messages/en.json',
    text: `{
  "cart": {
    "title": "Cart",
    "quantity": "{n, plural, one {# item} other {# items}}",
    "error": { "full": "The cart is full" }
  },
  "mail": { "terms": "orders of 13,000 yen" }
}`,
  },
  { path: 'brands/fern/words.ja.json', text: '{\n  "cart": { "title": "かご" }\n}' },
  { path: 'brands/fern/menus.ts', text: "const A = 'かごと鉢';\n// 3000\nexport const FREE = yen(3_000);" },
  {
    path: 'apps/storefront/messages/zh-TW.json',
    text: '{\n  "shipping": { "freeFrom": "滿{amount}免運費", "title": "免運費" }\n}',
  },
  {
    path: 'brands/fern/delivery.ts',
    text: "fees = {\n  freeFrom: yen(9_000),\n  title: 'x',\n};\nuse(freeFrom);",
  },
  { path: 'apps/platform/messages/ja.json', text: '{\n  "page.pay": "お支払い"\n}' },
  { path: 'apps/platform/src/page.tsx', text: PLATFORM_LINE },
  {
    path: 'apps/storefront/src/Cart.tsx',
    text: '// m.cart.title\nconst a = m.cart.title;\nconst b = m.cart.error[code]; // CART-07\nconst c = m.cart.quantity({ n });',
  },
  {
    path: 'apps/storefront/e2e/cart.spec.ts',
    text: "test('[CART-06, CART-07] the last line', say(words.cart.title));",
  },
  {
    path: 'apps/storefront/test/cart.contract.test.ts',
    text: "test('[CART-07] the answer');\ntest('[CART-071] x');",
  },
  { path: 'apps/storefront/test/cart.mail.contract.test.ts', text: "test('[CART-07] the mail');" },
  { path: 'scripts/why/why-text.test.ts', text: "test('[CART-07] an example');" },
  { path: 'packages/rules/src/cart/line.test.ts', text: "test('[CART-07] the rule, 3000');" },
  {
    path: 'packages/rules/src/delivery/fee.ts',
    text: "const POSTAL = '3000-1';\nconst LIMIT = 3000;\nconst OTHER = 30000;",
  },
  { path: 'packages/rules/src/delivery/value.ts', text: "const SENT = '午前中(8時〜12時)';" },
  { path: 'apps/platform/src/island.ts', text: '/** Such as みなみ島 (FEE-01). */' },
  {
    path: 'docs/requirements.md',
    text: 'as CART-07, 3,000\n| CART-07 | screen | the cookie goes |\n| CART-70 | rule | 3,000 yen |\n| FEE-01 | rule | 13,000 or 3,000,000 yen |',
  },
  { path: 'packages/fixtures/catalogue/pots.json', text: '{\n  "price": 3000,\n  "height": 3000\n}' },
  { path: 'packages/fixtures/fern/catalogue/ferns.json', text: '{\n  "price": 3000\n}' },
];

/** A brand's palette, a token over it, and a component that uses both. */
const TOKEN_FILES: readonly SourceFile[] = [
  {
    path: 'brands/fern/palette.tokens.json',
    text: '{\n  "palette": {\n    "green": {\n      "$value": { "colorSpace": "srgb", "components": [0, 1, 0], "hex": "#00ff00" }\n    }\n  }\n}',
  },
  {
    path: 'packages/design-tokens/tokens/color.tokens.json',
    text: '{\n  "color": {\n    "actionEdge": { "$value": "{palette.green}" },\n    "other": { "$value": "{palette.white}" }\n  }\n}',
  },
  {
    path: 'packages/ui-kit/src/primitives/Leaf/Leaf.css.ts',
    text: 'style({ color: vars.color.actionEdge });',
  },
  { path: 'packages/ui-kit/src/primitives/Leaf/Leaf.stories.tsx', text: "title: 'Primitives/Leaf'" },
  { path: 'packages/ui-kit/src/primitives/Leaf/Leaf.tsx', text: 'vars.color.actionEdges' },
  { path: 'packages/design-tokens/src/leaf.test.ts', text: "test('[TOKEN-01] color.actionEdge');" },
];

const why = (asked: string, most = 12) => whyText(FILES, readQuestion(asked), most)?.split('\n');

describe('why', () => {
  test('a text finds its messages, their components, and the tests that name them', () => {
    expect(why('cart')).toEqual([
      'messages',
      '  apps/storefront/messages/en.json:3  cart.title: Cart',
      '  apps/storefront/messages/en.json:5  cart.error.full: The cart is full',
      '',
      'said by',
      '  apps/storefront/src/Cart.tsx:2  m.cart.title',
      '  apps/storefront/src/Cart.tsx:3  m.cart.error…',
      '',
      'stories and tests that have it, or name its key',
      "  apps/storefront/e2e/cart.spec.ts:1  test('[CART-06, CART-07] the last line', say(words.cart.title));",
    ]);
  });

  test('a text with its values filled in finds its message', () => {
    for (const seen of ['3点', '1 item', '12 items', '１２ items'])
      expect(why(seen)).toContain('  apps/storefront/src/Cart.tsx:4  m.cart.quantity');
    expect(why('12 itemsX')).toBeUndefined();
  });

  test('a brand text finds its own messages, used by the same key, and its data', () => {
    expect(why('かご')).toEqual(
      expect.arrayContaining([
        '  brands/fern/words.ja.json:2  cart.title: かご',
        '  apps/storefront/src/Cart.tsx:2  m.cart.title',
        "  brands/fern/menus.ts:1  const A = 'かごと鉢';",
      ]),
    );
  });

  test('a text that a rule sends is found in the rule', () => {
    expect(why('8時〜12時')).toEqual([
      'data and rules that have it',
      "  packages/rules/src/delivery/value.ts:1  const SENT = '午前中(8時〜12時)';",
    ]);
  });

  test('a text that no page has is found in code and its comments', () => {
    expect(why('みなみ島')).toEqual([
      'code that has it',
      '  apps/platform/src/island.ts:1  /** Such as みなみ島 (FEE-01). */',
    ]);
  });

  test('a text with a value finds its message in every language, and what decides the value', () => {
    expect(why('免運費')).toEqual([
      'messages',
      '  apps/storefront/messages/zh-TW.json:2  shipping.freeFrom: 滿{amount}免運費',
      '  apps/storefront/messages/zh-TW.json:2  shipping.title: 免運費',
      '',
      'rules and brands with a value of its name',
      '  brands/fern/delivery.ts:2  freeFrom: yen(9_000),',
    ]);
  });

  test('a platform text is found where its key is composed', () => {
    expect(why('お支払い')).toContain(`  apps/platform/src/page.tsx:1  ${PLATFORM_LINE}`);
  });

  test('a row finds its line, its tests by level, and the code that names it', () => {
    expect(why('cart-07')).toEqual([
      'the row',
      '  docs/requirements.md:2  | CART-07 | screen | the cookie goes |',
      '',
      'tests: screen',
      "  apps/storefront/e2e/cart.spec.ts:1  test('[CART-06, CART-07] the last line', say(words.cart.title));",
      '',
      'tests: endpoint',
      "  apps/storefront/test/cart.contract.test.ts:1  test('[CART-07] the answer');",
      '',
      'tests: mail',
      "  apps/storefront/test/cart.mail.contract.test.ts:1  test('[CART-07] the mail');",
      '',
      'tests: rule',
      "  packages/rules/src/cart/line.test.ts:1  test('[CART-07] the rule, 3000');",
      '',
      'code that names it',
      '  apps/storefront/src/Cart.tsx:3  const b = m.cart.error[code]; // CART-07',
    ]);
  });

  test.each(['3,000', '3000', '¥3,000', '￥3000', '3,000円', '3000 yen'])(
    'an amount (%s) finds constants, messages, rows and prices of exactly that amount',
    (asked) => {
      expect(why(asked)).toEqual([
        'constants',
        '  brands/fern/menus.ts:3  export const FREE = yen(3_000);',
        '  packages/rules/src/delivery/fee.ts:2  const LIMIT = 3000;',
        '',
        'words that write it',
        '  apps/storefront/messages/ja.json:7  mail.terms: 送料を除く3,000円以上',
        '',
        'rows that name it',
        '  docs/requirements.md:3  | CART-70 | rule | 3,000 yen |',
        '',
        'prices of the catalogue',
        '  packages/fixtures/catalogue/pots.json:2  "price": 3000,',
        '  packages/fixtures/fern/catalogue/ferns.json:2  "price": 3000',
      ]);
    },
  );

  test.each(['--color-action-edge', 'var(--color-action-edge)', 'vars.color.actionEdge', '#00FF00'])(
    'a token or colour (%s) finds its value, the styles that use it, and their stories',
    (asked) => {
      const palette = '  brands/fern/palette.tokens.json:4  palette.green: #00ff00';
      expect(whyText(TOKEN_FILES, readQuestion(asked), 12)?.split('\n')).toEqual([
        'tokens',
        ...(asked.startsWith('#') ? [palette] : []),
        '  packages/design-tokens/tokens/color.tokens.json:3  color.actionEdge: {palette.green}',
        '',
        'styles that use them',
        '  packages/ui-kit/src/primitives/Leaf/Leaf.css.ts:1  style({ color: vars.color.actionEdge });',
        '',
        'stories of these styles',
        '  packages/ui-kit/src/primitives/Leaf/Leaf.stories.tsx:1  Primitives/Leaf',
        '',
        'tests',
        "  packages/design-tokens/src/leaf.test.ts:1  test('[TOKEN-01] color.actionEdge');",
      ]);
    },
  );

  test('a text and an amount find the screens that show them, each once', () => {
    const files = [
      { path: 'apps/storefront/goldens/ja/cart.txt', text: 'カート\n空です ¥3,000\n空です' },
      { path: 'apps/storefront/goldens/ja/home.txt', text: 'ホーム ¥13,000' },
    ];
    const screen = '  apps/storefront/goldens/ja/cart.txt:2  空です ¥3,000';
    for (const asked of ['空です', '3,000円'])
      expect(whyText(files, readQuestion(asked), 12)?.split('\n')).toEqual(['screens that show it', screen]);
  });

  test('a section has a limited number of lines, and the number of omitted ones', () => {
    expect(why('cart', 1)?.slice(0, 3)).toEqual([
      'messages',
      '  apps/storefront/messages/en.json:3  cart.title: Cart',
      '  … and 1 more',
    ]);
  });

  test.each(['zzz', 'CART-99', '¥1', '--color-zzz', '#123456'])('nothing is found for %s', (asked) => {
    expect(why(asked)).toBeUndefined();
  });
});
