import type { z } from 'zod';
import { problem } from './problem';

/** The fields as the contract has them, or a 400 that names each that is wrong (API-06). */
export function checkFields<Schema extends z.ZodType>(
  schema: Schema,
  fields: unknown,
): { value: z.output<Schema> } | Response {
  const parsed = schema.safeParse(fields);
  if (parsed.success) return { value: parsed.data };
  return problem({
    status: 400,
    title: 'The body does not fit',
    errors: parsed.error.issues.map(({ path, message }) => ({
      field: path.join('.') || 'body',
      detail: message,
    })),
  });
}
