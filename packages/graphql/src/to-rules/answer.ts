import { encodeGlobalId, type GlobalId, numericId } from '@shop/rules/global-id';
import { err, ok, type Result } from '@shop/rules/result';
import { parseMoney, type Yen } from '@shop/rules/yen';

/** The platform's answer contradicts its schema: the path, and the expected type. */
export interface MalformedAnswer {
  /** e.g. `cart.lines.nodes.2.quantity`. */
  readonly path: string;
  readonly expected: string;
}

/** Thrown and caught inside this package only: `readAnswer` converts it to an error value. */
class MalformedAnswerError extends Error {
  readonly malformed: MalformedAnswer;

  constructor(malformed: MalformedAnswer) {
    super(`${malformed.path}: expected ${malformed.expected}`);
    this.malformed = malformed;
  }
}

/**
 * A value of an answer with its path. The generated types describe the schema, so a renamed field does not compile. Reading
 * validates the value, so a wrong answer is an error with its path. (A schema library would do the same at fifty times the bytes,
 * and this also runs in the browser.)
 */
export class Answer<Value> {
  readonly value: Value;
  readonly path: string;

  constructor(value: Value, path: string) {
    this.value = value;
    this.path = path;
  }

  at<Key extends keyof Value & string>(key: Key): Answer<Value[Key]> {
    const { value } = this;
    if (typeof value !== 'object' || value === null) {
      return this.fail('an object');
    }
    return new Answer(value[key], `${this.path}.${key}`);
  }

  /** @throws always; the nearest `readAnswer` catches it. */
  fail(expected: string): never {
    throw new MalformedAnswerError({ path: this.path, expected });
  }
}

/** Reads a whole answer; `path` is the name of its root. */
export function readAnswer<Wire, Shape>(
  path: string,
  wire: Wire,
  read: (answer: Answer<Wire>) => Shape,
): Result<Shape, MalformedAnswer> {
  try {
    return ok(read(new Answer(wire, path)));
  } catch (error) {
    if (error instanceof MalformedAnswerError) {
      return err(error.malformed);
    }
    throw error;
  }
}

/** A string. Fails like all readers here by `fail`. */
export function text(answer: Answer<string>): string {
  return typeof answer.value === 'string' ? answer.value : answer.fail('a text');
}

/** A merchant's tag in composed letters, whatever the keyboard: a Mac's file names have ト and a mark for ド, the shop's rules have ド. */
export function tagName(answer: Answer<string>): string {
  return text(answer).normalize('NFC');
}

/** A boolean. */
export function flag(answer: Answer<boolean>): boolean {
  return typeof answer.value === 'boolean' ? answer.value : answer.fail('true or false');
}

/** A safe integer. */
export function integer(answer: Answer<number>): number {
  return Number.isSafeInteger(answer.value) ? answer.value : answer.fail('a whole number');
}

/** Whole yen; another currency or a fraction fails. */
export function money(answer: Answer<{ amount: string; currencyCode: string }>): Yen {
  const amount = parseMoney({
    amount: text(answer.at('amount')),
    currencyCode: text(answer.at('currencyCode')),
  });
  return amount.ok ? amount.value : answer.fail('whole yen');
}

/** A plain id, base64-encoded for the shop's types (PLAT-03). */
export function globalId(answer: Answer<string>): GlobalId {
  const id = encodeGlobalId(text(answer));
  return id.ok ? id.value : answer.fail('a global id');
}

/** The numeric part of a catalogue id. */
export function catalogueNumber(answer: Answer<string>): number {
  return numericId(text(answer)) ?? answer.fail('a global id with a number');
}

/** An array, each item read by `read`. */
export function list<Item, Shape>(
  answer: Answer<readonly Item[]>,
  read: (item: Answer<Item>, index: number) => Shape,
): Shape[] {
  return Array.isArray(answer.value)
    ? answer.value.map((item: Item, index) => read(new Answer(item, `${answer.path}.${index}`), index))
    : answer.fail('a list');
}

/** The cursor of a connection's next page; null at its end. A next page without a cursor fails. */
export function nextCursor(
  connection: Answer<{ pageInfo: { hasNextPage: boolean; endCursor: string | null } }>,
): string | null {
  const pageInfo = connection.at('pageInfo');
  if (!flag(pageInfo.at('hasNextPage'))) return null;
  return optional(pageInfo.at('endCursor'), text) ?? pageInfo.fail('an end cursor');
}

/** Null if the platform returns no value. */
export function optional<Value, Shape>(
  answer: Answer<Value>,
  read: (answer: Answer<NonNullable<Value>>) => Shape,
): Shape | null {
  const { value, path } = answer;
  return value === null || value === undefined ? null : read(new Answer(value, path));
}

/** A title and a description for search engines: those that the back office wrote, else these. */
export function seoTexts(
  seo: Answer<{ title: string | null; description: string | null } | null>,
  { title, description }: { readonly title: string; readonly description: string },
): { readonly title: string; readonly description: string } {
  return {
    title: optional(seo, (written) => optional(written.at('title'), text)) ?? title,
    description: optional(seo, (written) => optional(written.at('description'), text)) ?? description,
  };
}

/** A union's object that has the field, or null for another type: a fragment on a reference then returns `{}`. */
export function having<Value, Key extends string>(
  answer: Answer<Value>,
  key: Key,
): Answer<WithKey<Value, Key>> | null {
  const { value, path } = answer;
  return typeof value === 'object' && value !== null && key in value
    ? new Answer(value as WithKey<Value, Key>, path)
    : null;
}

type WithKey<Value, Key extends string> = Extract<Value, Readonly<Record<Key, unknown>>>;

/** The objects of a list that have the field, each read by `read`. */
export function listHaving<Item, Key extends string, Shape>(
  answer: Answer<readonly Item[]>,
  key: Key,
  read: (item: Answer<WithKey<Item, Key>>) => Shape,
): Shape[] {
  return list(answer, (item) => {
    const found = having(item, key);
    return found === null ? [] : [read(found)];
  }).flat() as Shape[];
}

/** The object that a metafield refers to, if it has the field; else null. */
export function referenced<Value, Key extends string, Shape>(
  field: Answer<{ readonly reference: Value } | null>,
  key: Key,
  read: (found: Answer<WithKey<NonNullable<Value>, Key>>) => Shape,
): Shape | null {
  return optional(field, (present) =>
    optional(present.at('reference'), (reference) => {
      const found = having(reference, key);
      return found && read(found);
    }),
  );
}

/** The objects that a metafield refers to and that have the field; [] for an unset one. */
export function allReferenced<Value, Key extends string, Shape>(
  field: Answer<{ readonly references: { readonly nodes: readonly Value[] } | null } | null>,
  key: Key,
  read: (found: Answer<WithKey<Value, Key>>) => Shape,
): Shape[] {
  return (
    optional(field, (present) =>
      optional(present.at('references'), (references) => listHaving(references.at('nodes'), key, read)),
    ) ?? []
  );
}
