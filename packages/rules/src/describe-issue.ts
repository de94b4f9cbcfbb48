import type { core } from 'zod';

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object with named fields',
  record: 'an object with named fields',
};

const FORMATS: Readonly<Record<string, string>> = {
  email: 'an e-mail address',
  url: 'an address, https://…',
  date: 'a day, YYYY-MM-DD',
  datetime: 'a time, YYYY-MM-DDThh:mm:ssZ',
};

/** How a limit of a size is named: the verb, and what is counted. */
const UNITS: Readonly<Record<string, readonly [string, string]>> = {
  string: ['have', 'character'],
  array: ['have', 'item'],
};

/**
 * The error message of a value, as the end of a sentence that begins with its name (API-06, BRAND-05). For
 * `safeParse(value, { error: describeIssue })`: a message of the schema takes precedence, one of the library is never shown.
 */
export function describeIssue(issue: core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return `has unknown fields: ${issue.keys.join(', ')}`;
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}`;
    case 'invalid_format':
      return issue.format === 'regex'
        ? `must match ${issue.pattern}`
        : `must be ${FORMATS[issue.format] ?? issue.format}`;
    case 'invalid_type':
      return `${issue.input === undefined ? 'is missing: ' : ''}must be ${KINDS[issue.expected] ?? issue.expected}`;
    case 'too_small':
      return size(issue.origin, issue.inclusive === false ? 'more than' : 'at least', Number(issue.minimum));
    case 'too_big':
      return size(issue.origin, issue.inclusive === false ? 'less than' : 'at most', Number(issue.maximum));
    default:
      return 'is invalid';
  }
}

function size(origin: string, bound: string, limit: number): string {
  const [verb, unit] = UNITS[origin] ?? ['be', ''];
  return `must ${verb} ${bound} ${limit}${unit === '' ? '' : ` ${unit}${limit === 1 ? '' : 's'}`}`;
}
