import type { ClientErrorsRequest } from '../contract/vitals';
import { CODE_PLACE } from '../contract/vitals-limits';

type ClientError = ClientErrorsRequest['errors'][number];

const LONGEST = 300;
const OF_AN_EXTENSION = /\b[a-z-]+-extension:\/\//;
const PLACE = new RegExp(CODE_PLACE);

/**
 * What is told of an error: its words without the queries of addresses, and where in our code it came up. Null for what is not ours: a
 * browser's extension, or a script of another site, of which browsers say nothing.
 */
export function clientError(thrown: unknown): ClientError | null {
  const { message, stack } = thrown instanceof Error ? thrown : { message: String(thrown), stack: '' };
  if (OF_AN_EXTENSION.test(stack ?? '') || /^Script error\.?$/.test(message)) return null;
  const words = message.replace(/\?[^\s'")]*/g, '').slice(0, LONGEST);
  if (words === '') return null;
  return { message: words, place: PLACE.exec(stack ?? '')?.[0] ?? '' };
}
