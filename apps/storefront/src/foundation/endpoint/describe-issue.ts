import type { z } from 'zod';

const KINDS: ReadonlyMap<string, string> = new Map([
  ['string', 'text'],
  ['number', 'a number'],
  ['int', 'a whole number'],
  ['boolean', 'true or false'],
  ['object', 'an object with named fields'],
  ['array', 'a list'],
]);

/**
 * What is wrong with a value, as the end of a sentence that begins with its name. Said where a contract has no words of its own,
 * so that nobody is told those of a library.
 */
export function describeIssue(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'must be given'
        : `must be ${KINDS.get(issue.expected) ?? 'of another kind'}`;
    case 'too_small':
      return `must ${size(issue.origin, 'at least', Number(issue.minimum))}`;
    case 'too_big':
      return `must ${size(issue.origin, 'at most', Number(issue.maximum))}`;
    case 'invalid_value':
      return `must be one of ${issue.values.map(String).join(', ')}`;
    case 'unrecognized_keys':
      return `has fields that are not known here: ${issue.keys.join(', ')}`;
    default:
      return 'does not have the form that is asked for';
  }
}

function size(origin: string, bound: 'at least' | 'at most', count: number): string {
  if (origin === 'string') return `contain ${bound} ${count} ${count === 1 ? 'character' : 'characters'}`;
  if (origin === 'array') return `contain ${bound} ${count} ${count === 1 ? 'entry' : 'entries'}`;
  return `be ${bound} ${count}`;
}
