import { problem } from '#foundation/http/problem.ts';

/**
 * The refusal of a field that fits its contract and names nothing that there is (API-06).
 * @param fault the end of a sentence that begins with the field's name
 */
export function noSuchField(field: string, fault: string): Response {
  return problem({
    status: 400,
    title: 'Invalid request body',
    errors: [{ field, detail: `${field} ${fault}.` }],
  });
}
