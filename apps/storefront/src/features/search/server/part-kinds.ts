import type { QueryPart } from './query-pieces';

export function isContent({ kind }: QueryPart): boolean {
  return kind !== 'filler';
}

/** A need for a place or an occasion. */
export function isUse(part: QueryPart | undefined): boolean {
  return part?.kind === 'need' && part.need.facts.kind === 'tag' && part.need.facts.isUse === true;
}

/** A need for a kind of things, not for a property. */
export function isKind(part: QueryPart | undefined): boolean {
  return part?.kind === 'need' && part.need.facts.kind === 'tag' && part.need.facts.aiTags.length === 0;
}
