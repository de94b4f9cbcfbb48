import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { schemaDifferences } from './schema-differences';

const whole = buildSchema(`
  type Query { plant(id: ID!, locale: String): Plant! plants: [Plant!]! }
  type Plant { id: ID! name: String! kind: Kind! }
  enum Kind { TREE HERB }
  input PlantInput { name: String! note: String }
  type Mutation { plantCreate(plant: PlantInput!): Plant }
`);
const differences = (sdl: string) => schemaDifferences(buildSchema(sdl), whole);

test('[STORE-04] a subset of a schema has no differences', () => {
  expect(
    differences(
      'type Query { plant(id: ID!): Plant! } type Plant { id: ID! kind: Kind! } enum Kind { HERB } input PlantInput { name: String! }',
    ),
  ).toEqual([]);
});

test.each([
  ['type Query { tree: ID }', ['Query.tree is not there']],
  [
    'type Query { plants: [Tree!]! } type Tree { id: ID! }',
    ['Query.plants is [Plant!]!, not [Tree!]!', 'Tree is not there'],
  ],
  ['type Query { plant: Plant! } type Plant { id: ID! }', ['Query.plant(id) is required']],
  [
    'type Query { plant(id: ID!, size: Int): Plant! } type Plant { id: ID }',
    ['Query.plant(size) is not there', 'Plant.id is ID!, not ID'],
  ],
  [
    'type Query { plants: [Plant!]! } type Plant { kind: Kind! } enum Kind { MOSS }',
    ['Kind.MOSS is not there'],
  ],
  [
    'type Query { plants: [Plant!]! } type Plant { id: ID! } input PlantInput { note: String }',
    ['PlantInput(name) is required'],
  ],
])('[STORE-04] a schema difference is named: %s', (sdl, expected) => {
  expect(differences(sdl).filter((line) => !/^(Int|String|Boolean) /.test(line))).toEqual(
    expect.arrayContaining(expected),
  );
});
