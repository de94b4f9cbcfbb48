import type { core } from 'zod';

/** Types as a fault names them. */
const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
};

/** Formats of texts as a fault names them. */
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
 * What is wrong with a field of a file that a merchant writes, where its schema does not say it. For `safeParse(value, { error: inWords })`.
 * @returns undefined for faults that the schema's own words name
 */
export function inWords(issue: core.$ZodRawIssue): string | undefined {
  if (issue.code === 'unrecognized_keys') return `has no field ${issue.keys.join(', ')}`;
  if (issue.code === 'invalid_value') return `must be ${issue.values.join(' or ')}`;
  if (issue.code === 'invalid_format')
    return issue.format === 'regex'
      ? `must match ${issue.pattern}`
      : `must be ${FORMATS[issue.format] ?? issue.format}`;
  if (issue.code === 'too_small' || issue.code === 'too_big') {
    const isSmall = issue.code === 'too_small';
    const limit = isSmall ? issue.minimum : issue.maximum;
    const bound =
      issue.inclusive === false ? (isSmall ? 'more than' : 'less than') : isSmall ? 'at least' : 'at most';
    const [verb, unit] = UNITS[issue.origin] ?? ['be', ''];
    return `must ${verb} ${bound} ${limit}${unit === '' ? '' : ` ${unit}${Number(limit) === 1 ? '' : 's'}`}`;
  }
  if (issue.code === 'invalid_type')
    return `${issue.input === undefined ? 'is missing: ' : ''}must be ${KINDS[issue.expected] ?? issue.expected}`;
  return undefined;
}
