import { z } from 'zod';
import { problem } from '#foundation/http/problem.ts';
import { describeIssue } from './describe-issue';

/** What is looked at, and how a fault of it as a whole is named. */
const TITLES = { body: 'Invalid request body', query: 'Invalid query parameters' } as const;

/**
 * The fields as the contract has them, or a 400 that names each that is wrong, once and in our words (API-06).
 * @param schema of a flat object: what is wrong within a field is the field's fault
 */
export function checkFields<Schema extends z.core.$ZodType>(
  schema: Schema,
  fields: unknown,
  part: keyof typeof TITLES = 'body',
): { value: z.output<Schema> } | Response {
  const parsed = z.safeParse(schema, fields, { error: describeIssue });
  if (parsed.success) return { value: parsed.data };
  const faults = new Map(
    parsed.error.issues.map(({ path: [field], message }) => {
      const name = field === undefined ? part : String(field);
      return [`${name} ${message}`, { field: name, detail: sentence(name, field !== undefined, message) }];
    }),
  );
  return problem({ status: 400, title: TITLES[part], errors: [...faults.values()] });
}

function sentence(name: string, isField: boolean, message: string): string {
  return `${isField ? name : `The ${name}`} ${message}.`;
}
