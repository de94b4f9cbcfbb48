import { describe, expect, test } from 'vitest';
import { platformOfFile } from '../support/platform-under-test.ts';

const shop = await platformOfFile();

/** The only error of a refused operation. */
async function refused(query: string, variables?: Record<string, unknown>) {
  const { data, errors = [] } = await shop.ask(query, variables);
  expect(data).toBeUndefined();
  expect(errors).toHaveLength(1);
  return errors[0];
}

describe("[PLAT-04] an error in a document has the provider's message", () => {
  test.each<[query: string, message: string, extensions: object, path: string[]]>([
    [
      '{ shop { nam } }',
      "Field 'nam' doesn't exist on type 'Shop'",
      { code: 'undefinedField', typeName: 'Shop', fieldName: 'nam' },
      ['query', 'shop', 'nam'],
    ],
    [
      'query Names { shop { ... on Shop { said: nam } } }',
      "Field 'nam' doesn't exist on type 'Shop'",
      { code: 'undefinedField', typeName: 'Shop', fieldName: 'nam' },
      ['query Names', 'shop', '... on Shop', 'said'],
    ],
    [
      '{ shop(id: 1) { name } }',
      "Field 'shop' doesn't accept argument 'id'",
      { code: 'argumentNotAccepted', name: 'shop', typeName: 'Field', argumentName: 'id' },
      ['query', 'shop', 'id'],
    ],
    [
      '{ menu { id } }',
      "Field 'menu' is missing required arguments: handle",
      { code: 'missingRequiredArguments', className: 'Field', name: 'menu', arguments: 'handle' },
      ['query', 'menu'],
    ],
    [
      '{ shop }',
      "Field must have selections (field 'shop' returns Shop but has no selections. Did you mean 'shop { ... }'?)",
      { code: 'selectionMismatch', nodeName: "field 'shop'", typeName: 'Shop' },
      ['query', 'shop'],
    ],
    [
      '{ shop { name { first } } }',
      "Selections can't be made on scalars (field 'name' returns String but has selections [\"first\"])",
      { code: 'selectionMismatch', nodeName: "field 'name'", typeName: 'String' },
      ['query', 'shop', 'name'],
    ],
    [
      '{ products(first: "three") { nodes { id } } }',
      "Argument 'first' on Field 'products' has an invalid value (\"three\"). Expected type 'Int'.",
      { code: 'argumentLiteralsIncompatible', typeName: 'Field', argumentName: 'first' },
      ['query', 'products', 'first'],
    ],
    [
      '{ products(first: 1, sortKey: SIZE) { nodes { id } } }',
      "Argument 'sortKey' on Field 'products' has an invalid value (SIZE). Expected type 'ProductSortKeys'.",
      { code: 'argumentLiteralsIncompatible', typeName: 'Field', argumentName: 'sortKey' },
      ['query', 'products', 'sortKey'],
    ],
    [
      'query Q($handle: String!) { shop { name } }',
      'Variable $handle is declared by Q but not used',
      { code: 'variableNotUsed', variableName: 'handle' },
      ['query Q'],
    ],
    [
      '{ menu(handle: $handle) { id } }',
      'Variable $handle is used by anonymous query but not declared',
      { code: 'variableNotDefined', variableName: 'handle' },
      ['query', 'menu', 'handle'],
    ],
    [
      'query Q($handle: Int!) { menu(handle: $handle) { id } }',
      'Type mismatch on variable $handle and argument handle (Int! / String!)',
      {
        code: 'variableMismatch',
        variableName: 'handle',
        typeName: 'Int!',
        argumentName: 'handle',
        errorMessage: 'Type mismatch',
      },
      ['query Q', 'menu', 'handle'],
    ],
    [
      'query Q($consent: Consent) { shop { name } }',
      "Consent isn't a defined input type (on $consent)",
      { code: 'variableRequiresValidType', typeName: 'Consent', variableName: 'consent' },
      ['query Q'],
    ],
    [
      '{ shop { ...Names } }',
      'Fragment Names was used, but not defined',
      { code: 'useAndDefineFragment', fragmentName: 'Names' },
      ['query', 'shop', '... Names'],
    ],
    [
      '{ shop { name } } fragment Names on Shop { name }',
      'Fragment Names was defined, but not used',
      { code: 'useAndDefineFragment', fragmentName: 'Names' },
      ['fragment Names'],
    ],
    [
      '{ shop { ... on Store { name } } }',
      "No such type Store, so it can't be a fragment condition",
      { code: 'undefinedType', typeName: 'Store' },
      ['query', 'shop', '... on Store'],
    ],
  ])('%s', async (query, message, extensions, path) => {
    // A variable of an unknown type is also unused: of several errors the first counts.
    const { errors } = await shop.ask(query);
    expect(errors?.[0]).toMatchObject({ message, path });
    expect(errors?.[0]?.extensions).toEqual(extensions);
  });
});

describe('[PLAT-04] an invalid variable', () => {
  const MENU = 'query Q($handle: String!) { menu(handle: $handle) { id } }';
  const CREATE = 'mutation M($input: CartInput) { cartCreate(input: $input) { cart { id } } }';
  const line = { merchandiseId: 'gid://shopify/ProductVariant/1' };
  test.each<[query: string, variables: Record<string, unknown>, message: string, path: (string | number)[]]>([
    [MENU, {}, 'Variable $handle of type String! was provided invalid value', []],
    [MENU, { handle: null }, 'Variable $handle of type String! was provided invalid value', []],
    [
      CREATE,
      { input: { lines: [{ ...line, quantity: 'two' }] } },
      'Variable $input of type CartInput was provided invalid value for lines.0.quantity (Int cannot represent non-integer value: "two")',
      ['lines', 0, 'quantity'],
    ],
    [
      CREATE,
      { input: { colour: 'red' } },
      'Variable $input of type CartInput was provided invalid value for colour (Field is not defined on CartInput)',
      ['colour'],
    ],
    [
      CREATE,
      { input: { lines: [{ quantity: 1 }] } },
      'Variable $input of type CartInput was provided invalid value for lines.0.merchandiseId (Expected value to not be null)',
      ['lines', 0, 'merchandiseId'],
    ],
  ])('%s with %o', async (query, variables, message, path) => {
    const error = await refused(query, variables);
    expect(error?.message).toBe(message);
    expect(error?.extensions).toMatchObject({ code: 'INVALID_VARIABLE', problems: [{ path }] });
  });
});

describe('[PLAT-04] a malformed global id', () => {
  test.each(['{ cart(id: "x") { id } }', '{ node(id: "7583412945071") { id } }'])(
    '%s is not executed',
    async (query) => {
      const [, id = ''] = /id: "(.+?)"/.exec(query) ?? [];
      expect(await refused(query)).toMatchObject({
        message: `Invalid global id \`${id}\``,
        path: ['query', /node/.test(query) ? 'node' : 'cart', 'id'],
        extensions: { code: 'argumentLiteralsIncompatible', typeName: 'CoercionError' },
      });
    },
  );

  test('is rejected as a variable, with its location', async () => {
    const explanation = 'Invalid global id `x`';
    expect(await refused('query Q($id: ID!) { cart(id: $id) { id } }', { id: 'x' })).toMatchObject({
      message: 'Variable $id of type ID! was provided invalid value',
      extensions: { value: 'x', problems: [{ path: [], explanation, message: explanation }] },
    });
    const lines = [{ merchandiseId: 'gid://shopify/ProductVariant/1' }, { merchandiseId: 'x' }];
    expect(
      await refused(
        'mutation M($lines: [CartLineInput!]) { cartCreate(input: { lines: $lines }) { cart { id } } }',
        {
          lines,
        },
      ),
    ).toMatchObject({
      message: `Variable $lines of type [CartLineInput!] was provided invalid value for 1.merchandiseId (${explanation})`,
      extensions: { value: lines, problems: [{ path: [1, 'merchandiseId'] }] },
    });
  });

  test('may refer to something that does not exist, and use the older format', async () => {
    const older = Buffer.from('gid://shopify/Product/7583412945071').toString('base64');
    const { data } = await shop.ask(
      `{ cart(id: "gid://shopify/Cart/none") { id } node(id: "${older}") { id } }`,
    );
    expect(data).toEqual({ cart: null, node: { id: 'gid://shopify/Product/7583412945071' } });
  });
});
