import type { QueryNode, QueryTerm } from './parse-query.ts';

/** Relevance of a match: 0 or more, or null for no match. */
export type Score = number | null;

/** Search fields of one kind of object. */
export interface SearchFields<T> {
  /** Score of a bare word. */
  text(thing: T, term: QueryTerm): Score;
  /** Whether an object matches `field:value`; undefined for an unknown field. */
  field(name: string): ((thing: T, term: QueryTerm) => boolean) | undefined;
}

/** Scores an object. A term with an unknown field is ignored, as at the provider; `unknownFields` lists them. */
export function evaluateQuery<T>(node: QueryNode, thing: T, fields: SearchFields<T>): Score {
  switch (node.kind) {
    case 'everything':
      return 0;
    case 'term': {
      if (node.field === null) return fields.text(thing, node);
      const matches = fields.field(node.field);
      return matches === undefined || matches(thing, node) ? 0 : null;
    }
    case 'not':
      return isIgnored(node.part, fields) || evaluateQuery(node.part, thing, fields) === null ? 0 : null;
    case 'and': {
      let sum = 0;
      for (const part of node.parts) {
        const score = evaluateQuery(part, thing, fields);
        if (score === null) return null;
        sum += score;
      }
      return sum;
    }
    case 'or': {
      let best: Score = null;
      for (const part of node.parts) {
        if (isIgnored(part, fields)) continue;
        const score = evaluateQuery(part, thing, fields);
        if (score !== null && (best === null || score > best)) best = score;
      }
      return best ?? (node.parts.every((part) => isIgnored(part, fields)) ? 0 : null);
    }
  }
}

/** The terms with unknown fields. */
export function unknownFields<T>(node: QueryNode, fields: SearchFields<T>): QueryTerm[] {
  switch (node.kind) {
    case 'everything':
      return [];
    case 'term':
      return isIgnored(node, fields) ? [node] : [];
    case 'not':
      return unknownFields(node.part, fields);
    default:
      return node.parts.flatMap((part) => unknownFields(part, fields));
  }
}

function isIgnored<T>(node: QueryNode, fields: SearchFields<T>): boolean {
  return node.kind === 'term' && node.field !== null && fields.field(node.field) === undefined;
}
