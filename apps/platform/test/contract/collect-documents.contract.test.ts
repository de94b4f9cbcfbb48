import { describe, expect, test } from 'vitest';
import { collectDocuments } from '../clients/collect-documents.ts';

const collect = (files: Readonly<Record<string, string>>) => collectDocuments(new Map(Object.entries(files)));
/** Normalises the whitespace of `print`. */
const flat = (text: string | undefined) => text?.replaceAll(/\s+/g, ' ').trim();

describe('[PLAT-09] a document in the sources of a client is collected', () => {
  test('with the fragments of its own file and of others, inserted once', () => {
    const { documents, unreadable } = collect({
      'fragments.ts': 'export const MONEY = `#graphql\n fragment Money on MoneyV2 { amount }` as const;',
      'page.tsx': `import { MONEY } from './fragments';
        const ITEM = \`#graphql
          fragment Item on Product { title priceRange { minVariantPrice { ...Money } } }
          \${MONEY}\`;
        const QUERY = \`#graphql
          query Items { products(first: 2) { nodes { ...Item } } }
          \${ITEM}
          \${MONEY}\`;
        export const Page = () => <p className={\`page \${QUERY}\`}>query {'{'}</p>;`,
    });
    expect(unreadable).toEqual([]);
    expect(documents).toHaveLength(1);
    expect([documents[0]?.name, documents[0]?.file]).toEqual(['Items', 'page.tsx']);
    expect(flat(documents[0]?.text)).toBe(
      'query Items { products(first: 2) { nodes { ...Item } } } fragment Item on Product { title priceRange { minVariantPrice { ...Money } } } fragment Money on MoneyV2 { amount }',
    );
  });

  test('that a function builds, with its defaults, and again with a fragment that the client passes to it', () => {
    const { documents, fragments } = collect({
      'library.js': `
        function inContext(consent = false) { const base = '$country: CountryCode'; return consent ? base + ' $consent: VisitorConsent' : base; }
        var QUERY = (part = DEFAULT, options = {}) => \`#graphql
          query Cart($id: ID! \${inContext(options.consent)}) @inContext(country: $country) { cart(id: $id) { ...Part } }
          \${part}\`;
        var DEFAULT = \`#graphql
          fragment Part on Cart { id }\`;`,
      'shop.ts': 'export const OWN = `#graphql\n fragment Part on Cart { note }`;',
    });
    expect(documents.map(({ name, text }) => [name, flat(text)])).toEqual([
      [
        'Cart',
        'query Cart($id: ID!, $country: CountryCode) @inContext(country: $country) { cart(id: $id) { ...Part } } fragment Part on Cart { id }',
      ],
      [
        'Cart with Part of shop.ts',
        'query Cart($id: ID!, $country: CountryCode) @inContext(country: $country) { cart(id: $id) { ...Part } } fragment Part on Cart { note }',
      ],
    ]);
    expect(fragments).toEqual([]);
  });

  test('in a tagged template, in a string, and with a fragment of an object', () => {
    const { documents } = collect({
      'a.js': `const all = { money: gql\`fragment Money on MoneyV2 { amount }\` };
        exports.tagged = (0, lib.gql)\`{ shop { name } }\`;
        exports.marked = gql\`query A { cart(id: "1") { cost { totalAmount { ...Money } } } } \${all.money}\`;
        exports.string = new Document("query B { shop { name } }");`,
    });
    expect(documents.map(({ name }) => name)).toEqual(['A', 'B']);
    expect(documents[0]?.text).toContain('fragment Money');
  });

  test("and completed with the client's fragments that it names but does not insert; unreferenced ones are reported separately", () => {
    const { documents, fragments } = collect({
      'a.js': `const part = (fragment) => \`mutation Add { cartLinesAdd { cart { ...Part } } } \${fragment}\`;
        const one = 'fragment Part on Cart { lines(first: 1) { nodes { ...Line } } }';
        const two = 'fragment Line on CartLine { id }';
        const alone = 'fragment Picture on Image { url }';`,
    });
    expect(documents[0]?.text).toContain('fragment Line on CartLine');
    expect(fragments.map(({ name }) => name)).toEqual(['Picture']);
  });
});

describe('[PLAT-09] a document that is only built at run time', () => {
  test.each([
    [
      'names that lead nowhere',
      `const a = \`query A { shop { \${fields} } }\`;`,
      'a.js: fields is undefined',
    ],
    [
      'names in a circle',
      `const a = \`query A { \${b} }\`; const b = \`\${a}\`;`,
      'a.js: names that lead to each other',
    ],
    [
      'a loop',
      `const a = \`query A { \${names.map((name) => name).join()} }\`;`,
      'a.js: CallExpression says nothing certain',
    ],
    ['no GraphQL', 'const a = `query A { shop ( }`;', 'a.js: Syntax Error'],
  ])('is reported and not guessed: %s', (_what, text, reason) => {
    const { documents, unreadable } = collect({ 'a.js': text });
    expect(documents).toEqual([]);
    expect(unreadable).toHaveLength(1);
    expect(unreadable[0]).toContain(reason);
  });

  test('executes no client code', () => {
    collect({
      'a.js': `globalThis.hasRun = true; const a = \`query A { \${(() => { globalThis.hasRun = true; })()} }\`;`,
    });
    expect('hasRun' in globalThis).toBe(false);
  });

  test('and an unreadable file are an error that names it', () => {
    expect(() => collect({ 'broken.js': 'const = ;' })).toThrow('broken.js');
  });
});
