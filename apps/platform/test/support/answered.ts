import type { Mutation, QueryRoot } from '../../src/graphql/__generated__/resolvers.ts';

/**
 * Type of a schema field in a response. Nothing is nullable: a test that reads through a null field fails there. It does not know the
 * selected fields; an unselected one is undefined.
 */
export type Answered<Field> = Field extends readonly (infer Item)[]
  ? Answered<NonNullable<Item>>[]
  : Field extends object
    ? { [Name in keyof Field]-?: Answered<NonNullable<Field[Name]>> }
    : Field;

/**
 * The data of a response.
 * @typeParam Named types of aliased or narrowed fields of the document: `{ first: Product }`
 */
export type AnsweredData<Named> = Answered<Omit<QueryRoot & Mutation, keyof Named> & Named>;
