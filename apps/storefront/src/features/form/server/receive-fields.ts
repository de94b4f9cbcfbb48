import type { z } from 'zod';
import { checkFields } from '#foundation/endpoint/check-fields.ts';
import { isOwnPage } from '#foundation/endpoint/is-own-page.ts';
import { type BodyKind, readFields } from '#foundation/endpoint/read-fields.ts';
import { problem } from '#foundation/http/problem.ts';
import type { FormServices } from './form-services';

/** What a POST of the shop's own forms brings, checked against its contract, or the refusal (API-06). */
export async function receiveFields<Schema extends z.ZodType>(
  request: Request,
  { shopUrl }: Pick<FormServices, 'shopUrl'>,
  schema: Schema,
  kind: BodyKind,
): Promise<{ value: z.output<Schema> } | Response> {
  if (!isOwnPage(request, shopUrl)) return problem({ status: 403, title: 'Cross-site request refused' });
  const read = await readFields(request, kind);
  return read instanceof Response ? read : checkFields(schema, read.fields);
}
