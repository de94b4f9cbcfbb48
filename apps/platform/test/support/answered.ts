import type { Mutation, QueryRoot } from '../../src/graphql/__generated__/resolvers.ts';

/**
 * What a field of the schema looks like in an answer. Nothing is null in it: a test that reads through a field which is, fails there.
 * Which fields a document asked for is not told; one that it did not is undefined.
 */
export type Answered<Field> = Field extends readonly (infer Item)[]
  ? Answered<NonNullable<Item>>[]
  : Field extends object
    ? { [Name in keyof Field]-?: Answered<NonNullable<Field[Name]>> }
    : Field;

/**
 * The data of an answer.
 * @typeParam Named what the document named itself, or took of one kind alone, as types of the schema: `{ first: Product }`
 */
export type AnsweredData<Named> = Answered<Omit<QueryRoot & Mutation, keyof Named> & Named>;
