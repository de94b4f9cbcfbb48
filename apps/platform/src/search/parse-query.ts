export type Comparator = ':' | '<' | '<=' | '>' | '>=';

/** A parsed search expression. */
export type QueryNode =
  | { readonly kind: 'everything' }
  | { readonly kind: 'and' | 'or'; readonly parts: readonly QueryNode[] }
  | { readonly kind: 'not'; readonly part: QueryNode }
  | QueryTerm;

export interface QueryTerm {
  readonly kind: 'term';
  /** null for a bare word, which is searched in all texts */
  readonly field: string | null;
  readonly comparator: Comparator;
  readonly value: string;
  /** ended with `*` */
  readonly isPrefix: boolean;
  readonly isQuoted: boolean;
}

type Token =
  | { readonly kind: 'open' | 'close' | 'minus' | 'and' | 'or' | 'not' }
  | (Omit<QueryTerm, 'kind'> & { readonly kind: 'term' });

const FIELD = /^([A-Za-z_][A-Za-z0-9_.-]*):/;
const COMPARATOR = /^(<=|>=|<|>|=)\s*/;

/**
 * Parses the provider's search syntax: words, "phrases", prefix*, field:value with `<` `>` `<=` `>=`, NOT or a leading -, AND (also a space
 * between terms), OR, and parentheses. AND binds closer than OR. It never fails: invalid syntax, such as an unclosed parenthesis, is
 * interpreted as far as possible.
 */
export function parseQuery(query: string): QueryNode {
  const tokens = tokenize(query);
  let position = 0;

  const parseOr = (): QueryNode => {
    const parts = [parseAnd()];
    while (tokens[position]?.kind === 'or') {
      position += 1;
      parts.push(parseAnd());
    }
    return group('or', parts);
  };
  const parseAnd = (): QueryNode => {
    const parts: QueryNode[] = [];
    for (let token = tokens[position]; token !== undefined; token = tokens[position]) {
      if (token.kind === 'or' || token.kind === 'close') break;
      if (token.kind === 'and') position += 1;
      else parts.push(parseUnary());
    }
    return group('and', parts);
  };
  const parseUnary = (): QueryNode => {
    const token = tokens[position];
    position += 1;
    if (token === undefined) return { kind: 'everything' };
    if (token.kind === 'term') return token;
    if (token.kind === 'not' || token.kind === 'minus') {
      const next = tokens[position]?.kind;
      if (next === undefined || next === 'close' || next === 'or' || next === 'and')
        return { kind: 'everything' };
      return { kind: 'not', part: parseUnary() };
    }
    if (token.kind === 'open') {
      const inner = parseOr();
      if (tokens[position]?.kind === 'close') position += 1;
      return inner;
    }
    return { kind: 'everything' };
  };

  const parts = [parseOr()];
  while (position < tokens.length) {
    position += 1; // an unmatched closing parenthesis
    parts.push(parseOr());
  }
  return group('and', parts);
}

function group(kind: 'and' | 'or', parts: readonly QueryNode[]): QueryNode {
  const terms = parts.filter((part) => part.kind !== 'everything');
  if (terms.length === 0) return { kind: 'everything' };
  return terms.length === 1 ? (terms[0] as QueryNode) : { kind, parts: terms };
}

function tokenize(query: string): Token[] {
  const tokens: Token[] = [];
  let rest = query.normalize('NFC').trimStart();
  while (rest !== '') {
    const [token, length] = readToken(rest, tokens.at(-1)?.kind);
    if (token !== null) tokens.push(token);
    rest = rest.slice(length).trimStart();
  }
  return tokens;
}

function readToken(rest: string, previous: Token['kind'] | undefined): [Token | null, number] {
  if (rest[0] === '(') return [{ kind: 'open' }, 1];
  if (rest[0] === ')') return [{ kind: 'close' }, 1];
  if (rest[0] === '-' && /^-[^\s)]/.test(rest)) return [{ kind: 'minus' }, 1];
  const word = /^(AND|OR|NOT)(?=[\s()]|$)/.exec(rest)?.[1];
  if (word === 'NOT') return [{ kind: 'not' }, 3];
  if (word === 'AND') return [{ kind: 'and' }, 3];
  if (word === 'OR' && previous !== undefined) return [{ kind: 'or' }, 2];

  const field = FIELD.exec(rest)?.[1] ?? null;
  let length = field === null ? 0 : field.length + 1;
  let comparator: Comparator = ':';
  if (field !== null) {
    const sign = COMPARATOR.exec(rest.slice(length));
    if (sign !== null) {
      length += sign[0].length;
      if (sign[1] !== '=') comparator = sign[1] as Comparator;
    }
  }
  const value = readValue(rest.slice(length));
  const term = { kind: 'term' as const, field, comparator, ...value.term };
  const isEmpty = term.value === '' && !term.isPrefix && field === null;
  return [isEmpty ? null : term, length + value.length];
}

function readValue(rest: string): {
  term: Pick<QueryTerm, 'value' | 'isPrefix' | 'isQuoted'>;
  length: number;
} {
  const quote = rest[0];
  if (quote === '"' || quote === "'") {
    let value = '';
    for (let index = 1; index < rest.length; index += 1) {
      if (rest[index] === '\\' && index + 1 < rest.length) {
        index += 1;
        value += rest[index];
      } else if (rest[index] === quote) {
        const isPrefix = rest[index + 1] === '*';
        return { term: { value, isPrefix, isQuoted: true }, length: index + (isPrefix ? 2 : 1) };
      } else value += rest[index];
    }
    // Unclosed quote: an apostrophe or typo; the rest is read as words.
    return { ...readBare(rest.slice(1)), length: readBare(rest.slice(1)).length + 1 };
  }
  return readBare(rest);
}

function readBare(rest: string): {
  term: Pick<QueryTerm, 'value' | 'isPrefix' | 'isQuoted'>;
  length: number;
} {
  let value = '';
  let index = 0;
  let isEscaped = false;
  for (; index < rest.length; index += 1) {
    const character = rest[index] ?? '';
    if (character === '\\' && index + 1 < rest.length) {
      index += 1;
      value += rest[index];
      isEscaped = true;
    } else if (/[\s()]/.test(character)) break;
    else {
      value += character;
      isEscaped = false;
    }
  }
  const isPrefix = value.endsWith('*') && !isEscaped;
  return {
    term: { value: isPrefix ? value.slice(0, -1) : value, isPrefix, isQuoted: false },
    length: Math.max(index, 1),
  };
}
